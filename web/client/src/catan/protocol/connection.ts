// The connection to a server of protocol 1.0.
import {
  APP_FAILURE_CODE,
  appFailure,
  JOIN_TIMEOUT_MS,
  KICKED_CODE,
  LOCAL_FAILURE_CODE,
  localFailure,
  REPLACED_CODE,
  RETRY_DELAYS_MS,
  openWebSocket,
  type ConnectionFailure,
  type ConnectionState,
  type OpenSocket,
  type SocketLike,
} from '../../net/connection';
import { asFields, asList, asText, type Fields } from '../../net/json';
import { EXTENSIONS, type Message } from './protocol';
import { RequestQueue } from './requestQueue';

export type ConnectionOptions = {
  url: string;
  table?: string | undefined;
  watch?: boolean | undefined;
  /** The token of the seat to return to. */
  token?: string | undefined;
  password?: string | undefined;
  /** The contribution to the dice, which a client sends when it takes a reserved seat. */
  contribution?: string | undefined;
};

export type ConnectionListener = {
  message: (message: Message) => void;
  state: (state: ConnectionState) => void;
  /** A reconnect succeeded. The server is about to send the whole state again. */
  reconnected: () => void;
  /** The server issued the token of the seat. */
  token: (token: string) => void;
  /** The server refused a request. */
  refused: (sentence: string) => void;
};

/** With any of these extensions the server waits for a request to join. */
const JOIN_EXTENSIONS = ['Wiederkehr', 'Tischwahl', 'Zuschauer'];
const SEAT_REFUSED = 'Dieser Platz lässt sich so nicht zurückholen.';
const CLIENT_VERSION = 'Spieltisch Web 0.1';

/**
 * Greets the server, negotiates extensions, joins the table, sends one request at a time, and
 * reconnects after a loss.
 */
export class CatanConnection {
  private socket: SocketLike | undefined;
  private isJoined = false;
  private hasJoinedBefore = false;
  private helloCount = 0;
  private token: string | undefined;
  private isClosed = false;
  private attempt = 0;
  private isGameOver = false;
  private isSeatGone = false;
  private granted: readonly string[] = [];
  private readonly requests = new RequestQueue((message) => this.send(message));
  /** Ends the attempt to join, or the pause before the next attempt. */
  private connectTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly options: ConnectionOptions,
    private readonly listener: ConnectionListener,
    private readonly openSocket: OpenSocket = openWebSocket,
  ) {
    this.token = options.token;
  }

  start(): void {
    this.connect();
  }

  /** Closes the connection without a reconnect. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.connectTimer);
    this.requests.close();
    this.socket?.close();
  }

  /** Skips the pause before the next attempt, for instance when a phone wakes up. */
  reconnectNow(): void {
    if (!this.isClosed && this.socket === undefined) this.connect();
  }

  /** Whether the server has granted an extension. */
  grants(extension: (typeof EXTENSIONS)[number]): boolean {
    return this.granted.includes(extension);
  }

  /** Queues a request. It is sent when the previous one is settled. */
  request(message: Message): void {
    this.requests.add(message);
  }

  private connect(): void {
    clearTimeout(this.connectTimer);
    this.listener.state({ kind: 'connecting' });
    this.isJoined = false;
    this.helloCount = 0;
    this.requests.close();
    let socket: SocketLike;
    try {
      socket = this.openSocket(this.options.url);
    } catch (error) {
      this.fail('unreachable', String(error));
      return;
    }
    this.socket = socket;
    socket.onmessage = (event) => parseFrame(String(event.data)).forEach((m) => this.handle(m));
    socket.onclose = (event) => this.socketClosed(socket, event);
    socket.onerror = () => undefined;
    this.connectTimer = setTimeout(() => this.joinTimedOut(), JOIN_TIMEOUT_MS);
  }

  private joinTimedOut(): void {
    if (this.isJoined) return;
    if (this.hasJoinedBefore) this.socket?.close();
    else this.fail('timeout', '');
  }

  private socketClosed(socket: SocketLike, event: { code: number; reason: string }): void {
    const { code, reason } = event;
    if (socket !== this.socket || this.isClosed) return;
    this.socket = undefined;
    this.requests.close();
    if (code === LOCAL_FAILURE_CODE) {
      this.fail(localFailure(reason), '');
      return;
    }
    if (code === REPLACED_CODE) {
      this.fail('replaced', '');
      return;
    }
    if (!this.hasJoinedBefore) {
      if (code === APP_FAILURE_CODE) this.fail(appFailure(reason), '');
      else this.fail(this.helloCount > 0 ? 'refused' : 'unreachable', reason);
      return;
    }
    if (code === KICKED_CODE) {
      this.isSeatGone = true;
      this.fail('refused', reason);
      return;
    }
    const delay = RETRY_DELAYS_MS[this.attempt];
    // A player without a token would get a second seat. A spectator needs no token.
    const mayReturn = this.token !== undefined || this.options.watch;
    if (delay === undefined || !mayReturn) {
      if (this.isGameOver) this.end();
      else this.fail('lost', reason);
      return;
    }
    this.attempt++;
    this.listener.state({ kind: 'waiting', attempt: this.attempt, until: Date.now() + delay });
    this.connectTimer = setTimeout(() => this.connect(), delay);
  }

  private fail(failure: ConnectionFailure, detail: string): void {
    this.close();
    const { isSeatGone } = this;
    this.listener.state({ kind: 'failed', failure, detail, ...(isSeatGone ? { isSeatGone } : {}) });
  }

  /** The server closed the connection after the game: the result stays on the screen. */
  private end(): void {
    this.close();
    this.listener.state({ kind: 'ended' });
  }

  private handle(message: Message): void {
    const [name, value] = Object.entries(message)[0] ?? ['', undefined];
    if (name === 'Spiel beendet' || name === 'Spiel gestartet')
      this.isGameOver = name === 'Spiel beendet';
    this.requests.observe(message);
    switch (name) {
      case 'Hallo':
        return this.helloReceived(asFields(value));
      case 'Wiederkehr':
        this.token = asText(asFields(value)['Kennung']);
        return this.token ? this.listener.token(this.token) : undefined;
      case 'Willkommen':
        this.joined();
        return this.listener.message(message);
      case 'Serverantwort':
        return this.answerReceived(typeof value === 'string' ? value : 'OK');
      case 'OK':
        return this.answerReceived('OK');
      case 'Fehler':
        return this.answerReceived(asText(asFields(value)['Meldung']) ?? asText(value) ?? '?');
      default:
        return this.listener.message(message);
    }
  }

  /** The first hello names the protocol; the second one grants extensions. */
  private helloReceived(hello: Fields): void {
    this.helloCount++;
    if (this.helloCount === 1) {
      const protocol = hello['Protokoll'];
      if (protocol !== undefined && !String(protocol).startsWith('1'))
        return this.fail('version', String(protocol));
      this.send({ Hallo: { Version: CLIENT_VERSION, Erweiterungen: EXTENSIONS } });
      return;
    }
    this.granted = asList(hello['Erweiterungen']).map(String);
    if (this.granted.some((name) => JOIN_EXTENSIONS.includes(name))) this.join();
  }

  private join(): void {
    const { table, watch, password, contribution } = this.options;
    const request: Message = {};
    if (this.token) {
      request['Kennung'] = this.token;
      if (contribution !== undefined) request['Zufall'] = contribution;
    } else {
      if (table !== undefined) request['Tisch'] = table;
      if (watch) request['Zuschauer'] = true;
      if (password !== undefined) request['Passwort'] = password;
    }
    this.send({ Beitreten: request });
  }

  private joined(): void {
    clearTimeout(this.connectTimer);
    if (this.hasJoinedBefore) this.listener.reconnected();
    this.isJoined = true;
    this.hasJoinedBefore = true;
    this.attempt = 0;
    this.listener.state({ kind: 'open' });
    this.requests.open();
  }

  private answerReceived(sentence: string): void {
    if (!this.isJoined) return this.joinAnswered(sentence);
    if (sentence !== 'OK') this.listener.refused(sentence);
    this.requests.answered();
  }

  /**
   * Handles the answer to a request to join. The seat of a stored token may be gone. Then the
   * client joins once more without the token.
   */
  private joinAnswered(sentence: string): void {
    if (sentence === 'OK') return;
    if (this.token !== undefined && !this.hasJoinedBefore) {
      this.isSeatGone = sentence === SEAT_REFUSED;
      this.token = undefined;
      this.join();
    } else this.fail('refused', sentence);
  }

  private send(message: Message): void {
    this.socket?.send(JSON.stringify(message));
  }
}

/**
 * The messages of a WebSocket frame. A frame usually contains one JSON object; some servers send
 * several objects, one per line.
 */
export function parseFrame(data: string): Message[] {
  const whole = parseObject(data);
  if (whole) return [whole];
  return data
    .split('\n')
    .map(parseObject)
    .filter((message) => message !== undefined);
}

function parseObject(data: string): Message | undefined {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Message)
      : undefined;
  } catch {
    return undefined;
  }
}
