// One table of Torres as the screen sees it. The own turn is held here until it is confirmed.
import { settings } from '../ui/settings.svelte';
import type { LineState } from '../catan/protocol/connection';
import { play } from '../ui/sounds';
import type { Rematch } from '../catan/tableState';
import { spell, type Action, type Kind } from './action';
import { loadTorresJudge, type Scoring, type TorresJudge } from './rules';
import { TorresLine, type Guest } from './connection';
import { readPosition, type Position } from './position';
import { soundsBetween } from './sounds';
import type { Heard, Status } from './messages';

export type Entry =
  | { kind: 'acted'; seat: number; action: Action; at: Position }
  | { kind: 'turn' | 'round' | 'year'; seat: number; n: number }
  | { kind: 'over' };
export type ChatLine = { sender: string; text: string };

const NOTHING: Status = { game: '', active: '-', timeout: 0, players: [], spectators: [] };

export class TorresGame {
  line: LineState = $state.raw({ kind: 'connecting' });
  status: Status = $state.raw(NOTHING);
  /** What the server told last; empty before the game. */
  private told = $state('');
  /** What would be known after each action of the turn that is not sent yet. */
  private tried: readonly { action: Action; view: string }[] = $state.raw([]);
  /** Sent, and not confirmed by a new position yet. */
  isSending = $state(false);
  error = $state('');
  entries: readonly Entry[] = $state.raw([]);
  chat: readonly ChatLine[] = $state.raw([]);
  /** The last year that was scored, while it is worth a look. */
  scoring: { year: number; scoring: Scoring } | undefined = $state.raw(undefined);
  /** The newest action of somebody, to be shown on the board. */
  newest: Action | undefined = $state.raw(undefined);
  /** When the time of the one who must act is over. */
  deadline: number | undefined = $state.raw(undefined);
  /** Where the finished game is played once more. */
  rematch: Rematch | undefined = $state.raw(undefined);
  private judge: TorresJudge | undefined = $state.raw(undefined);

  readonly view: string = $derived(this.tried.at(-1)?.view ?? this.told);
  readonly position: Position | undefined = $derived(
    this.view === '' ? undefined : readPosition(this.view),
  );
  readonly isMine: boolean = $derived(
    this.position !== undefined &&
      this.position.seat !== undefined &&
      this.position.awaited === this.position.seat &&
      this.position.stage !== 'over',
  );
  readonly legal: readonly Action[] = $derived(
    this.isMine && !this.isSending && this.judge ? this.judge.legal(this.view) : [],
  );
  readonly held: number = $derived(this.tried.length);

  /** Every position that was told, for the replay. */
  readonly history: string[] = [];
  private readonly socket: TorresLine;
  /** How many answers about the position are still to come; only the last one counts. */
  private asked = 0;
  private isStale = false;
  private scoredYear = 0;

  constructor(guest: Guest, onSeated: () => void) {
    this.socket = new TorresLine(guest, {
      heard: (heard) => this.hear(heard),
      state: (state) => (this.line = state),
      seated: (isPlayer) => {
        if (isPlayer) onSeated();
        this.asked = 0;
        this.tried = [];
        this.isSending = false;
        this.socket.say(['STATUS']);
        this.ask();
      },
    });
    void loadTorresJudge()
      .then((judge) => (this.judge = judge))
      .catch(() => undefined);
    this.socket.start();
  }

  private hear(heard: Heard): void {
    switch (heard.kind) {
      case 'position':
        return this.learn(heard.notation);
      case 'status':
        this.status = heard.status;
        return;
      case 'timeLeft':
        this.deadline = Date.now() + heard.millis;
        return;
      case 'rematch':
        this.rematch = { table: heard.table };
        return;
      case 'acted':
        this.acted(heard.action, heard.seat);
        return this.ask();
      case 'turnEnded':
      case 'roundEnded':
      case 'gameEnded':
      case 'call':
      case 'drew':
        return this.ask();
      case 'said':
        return this.said(heard.sender, heard.text);
      case 'refused':
        this.error = heard.error;
        return this.ask();
    }
  }

  private acted(action: Action, seat: number | undefined): void {
    const at = this.told === '' ? undefined : readPosition(this.told);
    this.newest = action;
    if (!at) return;
    const who = seat !== undefined && seat >= 0 ? seat : at.awaited;
    this.entries = [...this.entries, { kind: 'acted', seat: who, action, at } as const].slice(-200);
  }

  private said(sender: string, text: string): void {
    this.chat = [...this.chat, { sender, text }].slice(-200);
    if (sender === 'SERVER') this.socket.say(['STATUS']);
  }

  /** Asks how things stand; while an answer is awaited, once more when it is there. */
  private ask(): void {
    if (this.asked > 0) this.isStale = true;
    else {
      this.asked++;
      this.socket.say(['STELLUNG']);
    }
  }

  private learn(notation: string): void {
    this.asked--;
    if (this.asked > 0) return;
    if (this.isStale) {
      this.isStale = false;
      this.ask();
      return;
    }
    if (notation === '') return;
    const before = this.told === '' ? undefined : readPosition(this.told);
    const now = readPosition(notation);
    if (notation !== this.told) this.tried = [];
    this.isSending = false;
    this.told = notation;
    if (now.stage === 'over') this.deadline = undefined;
    this.history.push(notation);
    if (settings.sounds) soundsBetween(before, now).forEach(play);
    this.chronicle(before, now);
    this.scoreOnce(now);
  }

  private chronicle(before: Position | undefined, now: Position): void {
    const more: Entry[] = [];
    if (now.year > 0 && now.year !== before?.year)
      more.push({ kind: 'year', seat: -1, n: now.year });
    if (now.stage === 'turn' && (before?.stage !== 'turn' || before.awaited !== now.awaited))
      more.push({ kind: 'turn', seat: now.awaited, n: now.round });
    if (now.stage === 'over' && before?.stage !== 'over') more.push({ kind: 'over' });
    if (more.length > 0) this.entries = [...this.entries, ...more].slice(-200);
  }

  /** After a scoring the game awaits the king, or is over. */
  private scoreOnce(now: Position): void {
    const isScored = now.stage === 'over' || (now.stage === 'king' && now.year > 0);
    if (!isScored || now.year === this.scoredYear || !this.judge) return;
    this.scoredYear = now.year;
    this.scoring = { year: now.year, scoring: this.judge.scoring(this.told) };
  }

  // What the player does.

  /** Luck and the set-up cannot be taken back, so they are sent at once; the rest is held. */
  play(action: Action): void {
    this.error = '';
    const isFinal = ['PLACE_FIRST_KNIGHT', 'PLACE_KING', 'DRAW_CARD'].includes(action.kind);
    if (isFinal) return this.send([...this.tried.map((t) => t.action), action]);
    const view = this.judge?.after(this.view, action);
    if (view !== undefined) this.tried = [...this.tried, { action, view }];
  }

  undo(): void {
    this.error = '';
    this.tried = this.tried.slice(0, -1);
  }

  endTurn(): void {
    this.submit(['ZUG', ...this.tried.flatMap((t) => spell(t.action)), 'ZUGENDE']);
  }

  private send(actions: readonly Action[]): void {
    const isTurn = this.position?.stage === 'turn';
    this.submit([...(isTurn ? ['ZUG'] : []), ...actions.flatMap(spell)]);
  }

  private submit(lines: readonly string[]): void {
    this.isSending = true;
    this.asked++;
    this.socket.say([...lines, 'STELLUNG']);
  }

  say(text: string): void {
    if (text.trim() !== '') this.socket.say([`NACHRICHT ${text.trim()}`]);
  }

  targets(kind: Kind, from?: number): readonly Action[] {
    return this.legal.filter((a) => a.kind === kind && (from === undefined || a.from === from));
  }

  hurry(): void {
    this.socket.hurry();
  }

  leave(): void {
    this.socket.end();
  }
}
