// A Torres table as the screens see it.
import type { Rematch } from '../lobby/finished/rematch';
import type { ConnectionState } from '../net/connection';
import { NO_PAUSE, type Absences, type Pause } from '../net/pause';
import { settings } from '../ui/settings.svelte';
import { playSound } from '../ui/sounds';
import { actionToMessage, type Action, type ActionKind } from './protocol/action';
import { TorresConnection, type TorresConnectionOptions } from './protocol/connection';
import {
  actionEntry,
  joinedChat,
  progressEntries,
  type TorresChatMessage,
  type TorresLogEntry,
} from './log';
import type { TableStatus, TorresMessage } from './protocol/messages';
import { readPosition, type Position } from './protocol/position';
import { pastUntil, type ReplayStep } from './replay';
import { loadTorresRules, type Scoring, type TorresRules } from './rules';
import { soundsBetween } from './sounds';
import { storedTurn, storeTurn } from './unsentTurn';

const EMPTY_STATUS: TableStatus = {
  game: '',
  active: '-',
  timeout: 0,
  players: [],
  spectators: [],
};
const LOG_LIMIT = 200;
const CHAT_LIMIT = 200;
/** Card draws and the set-up cannot be undone, so these actions are sent at once. */
const FINAL_ACTIONS: readonly ActionKind[] = ['PLACE_FIRST_KNIGHT', 'PLACE_KING', 'DRAW_CARD'];

/** Asks the server for the lines of the game so far. */
export type LoadLines = () => Promise<readonly string[]>;

/**
 * The actions of the player's turn are kept here and can be undone until the player confirms the
 * turn. The server sends events; after each of them the client asks for the position (STELLUNG).
 */
export class TorresGame {
  connectionState: ConnectionState = $state.raw({ kind: 'connecting' });
  status: TableStatus = $state.raw(EMPTY_STATUS);
  /** The latest position from the server, as notation; empty before the game. */
  private serverView = $state('');
  /** The actions of this turn that are not sent yet, with the view after each of them. */
  private unsent: readonly { action: Action; view: string }[] = $state.raw([]);
  /** Whether actions are sent but not confirmed by a new position. */
  isSending = $state(false);
  error = $state('');
  log: readonly TorresLogEntry[] = $state.raw([]);
  chat: readonly TorresChatMessage[] = $state.raw([]);
  /** The latest scoring, for its dialog. */
  scoring: { year: number; scoring: Scoring } | undefined = $state.raw(undefined);
  /** The latest action of any player, which the board highlights. */
  newestAction: Action | undefined = $state.raw(undefined);
  /** When the time of the player on turn is over. */
  deadline: number | undefined = $state.raw(undefined);
  rematch: Rematch | undefined = $state.raw(undefined);
  pause: Pause = $state.raw(NO_PAUSE);
  absences: Absences = $state.raw({});
  private rules: TorresRules | undefined = $state.raw(undefined);

  /** The position with the unsent actions. */
  readonly view: string = $derived(this.unsent.at(-1)?.view ?? this.serverView);
  readonly position: Position | undefined = $derived(
    this.view === '' ? undefined : readPosition(this.view),
  );
  readonly isMyTurn: boolean = $derived(
    this.position !== undefined &&
      this.position.seat !== undefined &&
      this.position.seatToAct === this.position.seat &&
      this.position.stage !== 'over',
  );
  readonly legalActions: readonly Action[] = $derived(
    this.isMyTurn && !this.isSending && !this.pause.isPaused && this.rules
      ? this.rules.legalActions(this.view)
      : [],
  );
  readonly unsentCount: number = $derived(this.unsent.length);
  /** What a scoring would count now, with the unsent actions. */
  readonly preview: Scoring | undefined = $derived(
    this.view === '' ? undefined : this.rules?.scoring(this.view),
  );
  /** The name with which the player joined; undefined for somebody who returned or watches. */
  ownName: string | undefined = $state();

  /** All positions so far, for the replay. */
  readonly history: ReplayStep[] = [];
  /** What happened since the newest position. */
  private entriesSincePosition: TorresLogEntry[] = [];
  private readonly connection: TorresConnection;
  private readonly table: string;
  private isTurnRestored = false;
  /** How many positions are requested but not received. Only the last one is shown. */
  private openRequests = 0;
  /** Whether something happened after the open request. */
  private isOutdated = false;
  private scoredYear = 0;
  /** The log since the first position of this connection. */
  private newEntries: TorresLogEntry[] | undefined;
  /** The chat of this connection. */
  private newChat: TorresChatMessage[] = [];

  constructor(
    options: TorresConnectionOptions,
    onSeated: (name: string | undefined) => void,
    private readonly loadLines?: LoadLines,
  ) {
    this.table = options.table;
    this.connection = new TorresConnection(options, {
      message: (message) => this.messageReceived(message),
      state: (state) => (this.connectionState = state),
      joined: (isPlayer, name) => {
        this.ownName ??= name;
        if (isPlayer) onSeated(name);
        this.openRequests = 0;
        this.newEntries = undefined;
        this.newChat = [];
        this.entriesSincePosition = [];
        // The unsent actions stay until the position is known; they fit it if nobody has acted.
        this.isSending = false;
        this.pause = NO_PAUSE;
        this.absences = {};
        this.connection.send(['STATUS']);
        this.requestPosition();
      },
    });
    void loadTorresRules()
      .then((rules) => this.rulesLoaded(rules))
      .catch(() => undefined);
    this.connection.start();
  }

  /** The position may have come before the rules; its scoring is shown now. */
  private rulesLoaded(rules: TorresRules): void {
    this.rules = rules;
    if (this.serverView === '') return;
    this.scoreOnce(readPosition(this.serverView));
    this.restoreTurn();
  }

  /** Brings back the unsent actions of the time before a reload. */
  private restoreTurn(): void {
    if (this.isTurnRestored || !this.rules) return;
    this.isTurnRestored = true;
    storedTurn(this.table, this.serverView).forEach((action) => this.play(action));
  }

  private setUnsent(unsent: typeof this.unsent): void {
    this.unsent = unsent;
    storeTurn(
      this.table,
      this.serverView,
      unsent.map((u) => u.action),
    );
  }

  private messageReceived(message: TorresMessage): void {
    switch (message.kind) {
      case 'position':
        return this.positionReceived(message.notation);
      case 'status':
        this.status = message.status;
        return;
      case 'timeLeft':
        this.deadline = Date.now() + message.millis;
        return;
      case 'rematch':
        this.rematch = { table: message.table };
        return;
      case 'pause':
        this.pause = message.pause;
        if (message.pause.isPaused) this.deadline = undefined;
        return;
      case 'absence':
        this.absences = { ...this.absences, [message.seat]: message.absence };
        return;
      case 'acted':
        this.actionReceived(message.action, message.seat);
        return this.requestPosition();
      case 'turnEnded':
      case 'roundEnded':
      case 'gameEnded':
      case 'moveRequested':
      case 'drew':
        return this.requestPosition();
      case 'chat':
        return this.chatReceived(message.sender, message.text);
      case 'refused':
        this.error = message.error;
        return this.requestPosition();
    }
  }

  private actionReceived(action: Action, seat: number | undefined): void {
    const at = this.serverView === '' ? undefined : readPosition(this.serverView);
    this.newestAction = action;
    if (!at) return;
    this.addLogEntries(actionEntry(action, seat, at));
  }

  /** The server announces arrivals and departures in the chat, so the status is requested again. */
  private chatReceived(sender: string, text: string): void {
    this.newChat.push({ sender, text });
    this.chat = [...this.chat, { sender, text }].slice(-CHAT_LIMIT);
    if (sender === 'SERVER') this.connection.send(['STATUS']);
  }

  /**
   * Requests the position. If a request is open, the position is requested again after its answer.
   */
  private requestPosition(): void {
    if (this.openRequests > 0) this.isOutdated = true;
    else {
      this.openRequests++;
      this.connection.send(['STELLUNG']);
    }
  }

  private positionReceived(notation: string): void {
    this.openRequests--;
    if (this.openRequests > 0) return;
    if (this.isOutdated) {
      this.isOutdated = false;
      this.requestPosition();
      return;
    }
    if (notation !== '') this.showPosition(notation);
  }

  private showPosition(notation: string): void {
    const before = this.serverView === '' ? undefined : readPosition(this.serverView);
    const now = readPosition(notation);
    if (before && notation !== this.serverView) this.setUnsent([]);
    this.isSending = false;
    this.serverView = notation;
    if (now.stage === 'over') this.deadline = undefined;
    if (settings.sounds) soundsBetween(before, now).forEach(playSound);
    this.addLogEntries(...progressEntries(before, now));
    this.history.push({ notation, entries: this.entriesSincePosition });
    this.entriesSincePosition = [];
    this.scoreOnce(now);
    this.restoreTurn();
    if (this.newEntries === undefined) void this.restorePast(notation);
  }

  /**
   * Brings back log, chat and positions after a reload or a lost connection.
   *
   * @param notation the first position of this connection
   */
  private async restorePast(notation: string): Promise<void> {
    const newEntries: TorresLogEntry[] = [];
    this.newEntries = newEntries;
    const known = this.history.length;
    const lines = (await this.loadLines?.().catch(() => undefined)) ?? [];
    const past = pastUntil(lines, notation);
    // Another connection may have begun in the meantime.
    if (past === undefined || newEntries !== this.newEntries) return;
    this.log = [...past.log, ...newEntries].slice(-LOG_LIMIT);
    this.chat = joinedChat(past.chat, this.newChat).slice(-CHAT_LIMIT);
    this.history.splice(0, known, ...past.steps);
    this.newestAction ??= past.newestAction;
  }

  private addLogEntries(...entries: TorresLogEntry[]): void {
    if (entries.length === 0) return;
    this.newEntries?.push(...entries);
    this.entriesSincePosition.push(...entries);
    this.log = [...this.log, ...entries].slice(-LOG_LIMIT);
  }

  /**
   * Shows each scoring once. A year has just been scored if the king is to be placed or the game is
   * over.
   */
  private scoreOnce(now: Position): void {
    const isScored = now.stage === 'over' || (now.stage === 'king' && now.year > 0);
    if (!isScored || now.year === this.scoredYear || !this.rules) return;
    this.scoredYear = now.year;
    this.scoring = { year: now.year, scoring: this.rules.scoring(this.serverView) };
  }

  /** Adds an action to the turn. A final action is sent at once, with all actions before it. */
  play(action: Action): void {
    this.error = '';
    if (FINAL_ACTIONS.includes(action.kind))
      return this.sendActions([...this.unsent.map((u) => u.action), action]);
    const view = this.rules?.viewAfter(this.view, action);
    if (view !== undefined) this.setUnsent([...this.unsent, { action, view }]);
  }

  undo(): void {
    this.error = '';
    this.setUnsent(this.unsent.slice(0, -1));
  }

  /** Leaves the king where it stands. */
  leaveKing(): void {
    const king = this.position?.king;
    if (king !== undefined) this.play({ kind: 'PLACE_KING', from: 0, to: king });
  }

  /** Turns all action points that are left into victory points. */
  takePoints(): void {
    for (let left = this.position?.points ?? 0; left > 0; left--)
      this.play({ kind: 'TAKE_POINT', from: 0, to: 0 });
  }

  endTurn(): void {
    this.submit(['ZUG', ...this.unsent.flatMap((u) => actionToMessage(u.action)), 'ZUGENDE']);
  }

  private sendActions(actions: readonly Action[]): void {
    const isTurn = this.position?.stage === 'turn';
    this.submit([...(isTurn ? ['ZUG'] : []), ...actions.flatMap(actionToMessage)]);
  }

  private submit(lines: readonly string[]): void {
    this.isSending = true;
    this.openRequests++;
    this.connection.send([...lines, 'STELLUNG']);
  }

  sendChat(text: string): void {
    if (text.trim() !== '') this.connection.send([`NACHRICHT ${text.trim()}`]);
  }

  legalOfKind(kind: ActionKind): readonly Action[] {
    return this.legalActions.filter((a) => a.kind === kind);
  }

  reconnectNow(): void {
    this.connection.reconnectNow();
  }

  disconnect(): void {
    this.connection.close();
  }
}
