// The line to a table of Torres: TorFU over a WebSocket, with coming back after it was cut.
import type { LineState } from '../catan/protocol/connection';
import { Reader, type Heard } from './messages';

export type Guest = {
  url: string;
  table: string;
  name: string;
  password: string;
  /** The youngest begins. */
  age: number;
  watch: boolean;
  /** With it the seat is found again. */
  secret: string;
  isReturning: boolean;
};

export type Ears = {
  heard: (heard: Heard) => void;
  state: (state: LineState) => void;
  /** We sit at the table, for the first time or again. */
  seated: (isPlayer: boolean) => void;
};

/** The part of a WebSocket that a line needs; tests give their own. */
export type Wire = {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
};

const PATIENCE = 8_000;
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000, 8_000, 15_000, 15_000, 30_000, 30_000];
const MOST_NAMES = 20;
/** What we want to hear beyond the description: the clock, and where a game is played once more. */
const WISHES = ['RESTZEIT', 'REVANCHE'];

export class TorresLine {
  private wire: Wire | undefined;
  private reader = new Reader();
  private isOpen = false;
  private isSeated = false;
  private wasSeated = false;
  private isReturning: boolean;
  private isEnded = false;
  private attempt = 0;
  private names = 0;
  private error = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly guest: Guest,
    private readonly ears: Ears,
    private readonly open: (url: string) => Wire = (url) => new WebSocket(url) as unknown as Wire,
  ) {
    this.isReturning = guest.isReturning && !guest.watch;
  }

  start(): void {
    this.connect();
  }

  end(): void {
    this.isEnded = true;
    clearTimeout(this.timer);
    this.wire?.close();
  }

  hurry(): void {
    if (!this.isEnded && this.wire === undefined) this.connect();
  }

  say(lines: readonly string[]): void {
    if (this.isSeated) this.wire?.send(`${lines.join('\n')}\n`);
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.ears.state({ kind: 'connecting' });
    this.reader = new Reader();
    this.isOpen = false;
    this.isSeated = false;
    this.error = '';
    let wire: Wire;
    try {
      wire = this.open(this.guest.url);
    } catch (error) {
      this.fail('unreachable', String(error));
      return;
    }
    this.wire = wire;
    wire.onopen = () => this.opened(wire);
    wire.onmessage = (event) => this.received(String(event.data));
    wire.onclose = () => this.closed(wire);
    wire.onerror = () => undefined;
    this.timer = setTimeout(() => this.silent(), PATIENCE);
  }

  private silent(): void {
    if (this.isSeated) return;
    if (this.wasSeated) this.wire?.close();
    else this.fail('silent', '');
  }

  private opened(wire: Wire): void {
    this.isOpen = true;
    wire.send(`${[...WISHES, ...this.registration()].join('\n')}\n`);
  }

  private registration(): string[] {
    const { table, password, age, watch, secret } = this.guest;
    if (watch) return [`WATCH ${table}`, `NAME ${this.name()}`];
    if (this.isReturning) return [`KENNUNG ${secret}`, `WIEDER ${table}`];
    return [
      `KENNUNG ${secret}`,
      `JOIN ${table}`,
      `PASSWD ${password}`.trim(),
      `NAME ${this.name()}`,
      `ALTER ${age}`,
    ];
  }

  /** Names have no blanks in this protocol; a taken one gets a number. */
  private name(): string {
    const name = this.guest.name.trim().replaceAll(/\s+/g, '_') || 'Gast';
    return this.names === 0 ? name : `${name}-${this.names + 1}`;
  }

  private received(text: string): void {
    for (const line of text.split('\n'))
      for (const heard of this.reader.read(line)) this.heard(heard);
  }

  private heard(heard: Heard): void {
    if (heard.kind === 'joined') this.seated();
    else if (heard.kind === 'refused' && !this.isSeated) this.error = heard.error;
    else this.ears.heard(heard);
  }

  private seated(): void {
    clearTimeout(this.timer);
    this.isSeated = true;
    this.wasSeated = true;
    this.isReturning = !this.guest.watch;
    this.attempt = 0;
    this.ears.state({ kind: 'open' });
    this.ears.seated(!this.guest.watch);
  }

  private closed(wire: Wire): void {
    if (wire !== this.wire || this.isEnded) return;
    this.wire = undefined;
    clearTimeout(this.timer);
    if (this.wasSeated) this.retry();
    else if (this.isReturning) this.anew();
    else if (this.error === 'FEHLER_NAME_VERGEBEN' && this.names < MOST_NAMES) {
      this.names++;
      this.connect();
    } else this.fail(this.isOpen ? 'refused' : 'unreachable', '');
  }

  /** The seat of an old secret may be gone: then we come as somebody new. */
  private anew(): void {
    this.isReturning = false;
    if (this.isOpen) this.connect();
    else this.fail('unreachable', '');
  }

  private retry(): void {
    const pause = PAUSES[this.attempt];
    if (pause === undefined || this.error) {
      this.fail('lost', '');
      return;
    }
    this.attempt++;
    this.ears.state({ kind: 'waiting', attempt: this.attempt, until: Date.now() + pause });
    this.timer = setTimeout(() => this.connect(), pause);
  }

  private fail(failure: 'unreachable' | 'silent' | 'refused' | 'lost', detail: string): void {
    this.end();
    this.ears.state({ kind: 'failed', failure, detail });
  }
}
