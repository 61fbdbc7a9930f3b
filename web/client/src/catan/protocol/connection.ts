// The line to a server of protocol 1.0: greeting, extensions, coming back, one request at a time.
import { EXTENSIONS, fields, list, text, type Message } from './protocol';

/** Why a line failed; the screen has a sentence for each. */
export type Failure = 'unreachable' | 'silent' | 'version' | 'refused' | 'lost';

export type LineState =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'waiting'; attempt: number; until: number }
  | { kind: 'failed'; failure: Failure; detail: string };

export type Wish = {
  url: string;
  table?: string | undefined;
  watch?: boolean | undefined;
  token?: string | undefined;
  password?: string | undefined;
};

export type Ears = {
  message: (message: Message) => void;
  state: (state: LineState) => void;
  /** A new connection begins; what was known is about to be told anew. */
  again: () => void;
  token: (token: string) => void;
  refused: (sentence: string) => void;
};

/** The part of a WebSocket that a line needs; tests give their own. */
export type Wire = {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  onerror: (() => void) | null;
};

const JOINING = ['Wiederkehr', 'Tischwahl', 'Zuschauer'];
const PATIENCE = 8_000;
const ANSWER_PATIENCE = 3_000;
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000, 8_000, 15_000, 15_000, 30_000, 30_000];
const VERSION = 'Spieltisch Web 0.1';

export class Line {
  granted: readonly string[] = [];
  private wire: Wire | undefined;
  private isWelcome = false;
  private wasWelcome = false;
  private greetings = 0;
  private token: string | undefined;
  private isEnded = false;
  private attempt = 0;
  private queue: Message[] = [];
  private pending: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly wish: Wish,
    private readonly ears: Ears,
    private readonly open: (url: string) => Wire = (url) => new WebSocket(url) as unknown as Wire,
  ) {
    this.token = wish.token;
  }

  start(): void {
    this.connect();
  }

  /** Hangs up for good. */
  end(): void {
    this.isEnded = true;
    clearTimeout(this.timer);
    this.free();
    this.wire?.close();
  }

  /** Tries at once instead of waiting, for instance when the phone wakes up. */
  hurry(): void {
    if (!this.isEnded && this.wire === undefined) this.connect();
  }

  /** Asks for something; requests wait until the one before is answered. */
  ask(message: Message): void {
    this.queue.push(message);
    this.work();
  }

  private work(): void {
    if (this.pending !== undefined || !this.isWelcome) return;
    const next = this.queue.shift();
    if (!next) return;
    // A server that forgets to answer must not stop us.
    this.pending = setTimeout(() => this.answered(), ANSWER_PATIENCE);
    this.wire?.send(JSON.stringify(next));
  }

  private answered(): void {
    this.free();
    this.work();
  }

  private free(): void {
    clearTimeout(this.pending);
    this.pending = undefined;
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.ears.state({ kind: 'connecting' });
    this.isWelcome = false;
    this.greetings = 0;
    this.queue = [];
    this.free();
    let wire: Wire;
    try {
      wire = this.open(this.wish.url);
    } catch (error) {
      this.fail('unreachable', String(error));
      return;
    }
    this.wire = wire;
    wire.onmessage = (event) => this.received(String(event.data));
    wire.onclose = (event) => this.closed(wire, event.reason);
    wire.onerror = () => undefined;
    this.timer = setTimeout(() => this.silent(), PATIENCE);
  }

  private silent(): void {
    if (this.isWelcome) return;
    if (this.wasWelcome) this.wire?.close();
    else this.fail('silent', '');
  }

  private closed(wire: Wire, reason: string): void {
    if (wire !== this.wire || this.isEnded) return;
    this.wire = undefined;
    this.free();
    if (!this.wasWelcome) {
      this.fail(this.greetings > 0 ? 'refused' : 'unreachable', reason);
      return;
    }
    const pause = PAUSES[this.attempt];
    // Without a token one would take a second seat; who only watches has none to lose.
    if (pause === undefined || (this.token === undefined && !this.wish.watch)) {
      this.fail('lost', reason);
      return;
    }
    this.attempt++;
    this.ears.state({ kind: 'waiting', attempt: this.attempt, until: Date.now() + pause });
    this.timer = setTimeout(() => this.connect(), pause);
  }

  private fail(failure: Failure, detail: string): void {
    this.end();
    this.ears.state({ kind: 'failed', failure, detail });
  }

  /** Usually one object a frame; some servers put several on lines of their own. */
  private received(data: string): void {
    for (const part of parts(data)) this.heard(part);
  }

  private heard(message: Message): void {
    const [name, value] = Object.entries(message)[0] ?? ['', undefined];
    switch (name) {
      case 'Hallo':
        return this.greeted(fields(value));
      case 'Wiederkehr':
        this.token = text(fields(value)['Kennung']);
        return this.token ? this.ears.token(this.token) : undefined;
      case 'Willkommen':
        this.welcomed();
        return this.ears.message(message);
      case 'Serverantwort':
        return this.verdict(typeof value === 'string' ? value : 'OK');
      case 'OK':
        return this.verdict('OK');
      case 'Fehler':
        return this.verdict(text(fields(value)['Meldung']) ?? text(value) ?? '?');
      default:
        return this.ears.message(message);
    }
  }

  private greeted(hello: Record<string, unknown>): void {
    this.greetings++;
    if (this.greetings === 1) {
      const protocol = hello['Protokoll'];
      if (protocol !== undefined && !String(protocol).startsWith('1'))
        return this.fail('version', String(protocol));
      this.wire?.send(JSON.stringify({ Hallo: { Version: VERSION, Erweiterungen: EXTENSIONS } }));
      return;
    }
    this.granted = list(hello['Erweiterungen']).map(String);
    if (this.granted.some((name) => JOINING.includes(name))) this.join();
  }

  private join(): void {
    const wish: Message = {};
    if (this.token) wish['Kennung'] = this.token;
    else {
      if (this.wish.table !== undefined) wish['Tisch'] = this.wish.table;
      if (this.wish.watch) wish['Zuschauer'] = true;
      if (this.wish.password !== undefined) wish['Passwort'] = this.wish.password;
    }
    this.wire?.send(JSON.stringify({ Beitreten: wish }));
  }

  private welcomed(): void {
    clearTimeout(this.timer);
    if (this.wasWelcome) this.ears.again();
    this.isWelcome = true;
    this.wasWelcome = true;
    this.attempt = 0;
    this.ears.state({ kind: 'open' });
    this.work();
  }

  private verdict(sentence: string): void {
    if (!this.isWelcome) return this.turnedAway(sentence);
    if (sentence !== 'OK') this.ears.refused(sentence);
    this.answered();
  }

  /** An old token may have lost its seat: then we come as somebody new, once. */
  private turnedAway(sentence: string): void {
    if (sentence === 'OK') return;
    if (this.token !== undefined && !this.wasWelcome) {
      this.token = undefined;
      this.join();
    } else this.fail('refused', sentence);
  }
}

/** The messages in a frame; what is no JSON object is left out. */
export function parts(data: string): Message[] {
  const whole = parsed(data);
  if (whole) return [whole];
  return data
    .split('\n')
    .map(parsed)
    .filter((message) => message !== undefined);
}

function parsed(data: string): Message | undefined {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Message)
      : undefined;
  } catch {
    return undefined;
  }
}
