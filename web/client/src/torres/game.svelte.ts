// A Torres table as the screens see it.
import type { Rematch } from '../lobby/rematch';
import type { ConnectionState } from '../net/connection';
import { settings } from '../ui/settings.svelte';
import { playSound } from '../ui/sounds';
import { actionToMessage, type Action, type ActionKind } from './action';
import { TorresConnection, type TorresConnectionOptions } from './connection';
import type { TableStatus, TorresMessage } from './messages';
import { readPosition, type Position } from './position';
import { loadTorresRules, type Scoring, type TorresRules } from './rules';
import { soundsBetween } from './sounds';

export type TorresLogEntry =
  | { kind: 'acted'; seat: number; action: Action; at: Position }
  | { kind: 'turn' | 'round' | 'year'; seat: number; n: number }
  | { kind: 'over' };
export type TorresChatMessage = { sender: string; text: string };

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

/**
 * The actions of the player's turn are kept here and can be undone until the player confirms it.
 * The server sends events; after each of them the client asks for the position (STELLUNG).
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
    this.isMyTurn && !this.isSending && this.rules ? this.rules.legalActions(this.view) : [],
  );
  readonly unsentCount: number = $derived(this.unsent.length);

  /** All positions so far, for the replay. */
  readonly history: string[] = [];
  private readonly connection: TorresConnection;
  /** How many positions are requested but not received. Only the last one is shown. */
  private openRequests = 0;
  /** Whether something happened after the open request. */
  private isOutdated = false;
  private scoredYear = 0;

  constructor(options: TorresConnectionOptions, onSeated: () => void) {
    this.connection = new TorresConnection(options, {
      message: (message) => this.messageReceived(message),
      state: (state) => (this.connectionState = state),
      joined: (isPlayer) => {
        if (isPlayer) onSeated();
        this.openRequests = 0;
        this.unsent = [];
        this.isSending = false;
        this.connection.send(['STATUS']);
        this.requestPosition();
      },
    });
    void loadTorresRules()
      .then((rules) => (this.rules = rules))
      .catch(() => undefined);
    this.connection.start();
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
    const actor = seat !== undefined && seat >= 0 ? seat : at.seatToAct;
    this.addLogEntries({ kind: 'acted', seat: actor, action, at });
  }

  /** The server announces arrivals and departures in the chat, so the status is requested again. */
  private chatReceived(sender: string, text: string): void {
    this.chat = [...this.chat, { sender, text }].slice(-CHAT_LIMIT);
    if (sender === 'SERVER') this.connection.send(['STATUS']);
  }

  /** Requests the position; if a request is open, once more after its answer. */
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
    if (notation !== this.serverView) this.unsent = [];
    this.isSending = false;
    this.serverView = notation;
    if (now.stage === 'over') this.deadline = undefined;
    this.history.push(notation);
    if (settings.sounds) soundsBetween(before, now).forEach(playSound);
    this.logProgress(before, now);
    this.scoreOnce(now);
  }

  private logProgress(before: Position | undefined, now: Position): void {
    const entries: TorresLogEntry[] = [];
    if (now.year > 0 && now.year !== before?.year)
      entries.push({ kind: 'year', seat: -1, n: now.year });
    if (now.stage === 'turn' && (before?.stage !== 'turn' || before.seatToAct !== now.seatToAct))
      entries.push({ kind: 'turn', seat: now.seatToAct, n: now.round });
    if (now.stage === 'over' && before?.stage !== 'over') entries.push({ kind: 'over' });
    if (entries.length > 0) this.addLogEntries(...entries);
  }

  private addLogEntries(...entries: TorresLogEntry[]): void {
    this.log = [...this.log, ...entries].slice(-LOG_LIMIT);
  }

  /** After a scoring the king is to be placed, or the game is over. */
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
    if (view !== undefined) this.unsent = [...this.unsent, { action, view }];
  }

  undo(): void {
    this.error = '';
    this.unsent = this.unsent.slice(0, -1);
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
