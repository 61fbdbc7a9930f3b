// The connection to a Torres table: the TorFU protocol over a WebSocket.
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
import { MessageReader, type TorresMessage } from './messages';

export type TorresConnectionOptions = {
  url: string;
  table: string;
  name: string;
  password: string;
  /** The player's age, because the youngest player begins. */
  age: number;
  watch: boolean;
  /** The token that the client chose; it identifies the seat after a reconnect. */
  token: string;
  /** Whether the player already has a seat with this token. */
  isReturning: boolean;
};

export type TorresConnectionListener = {
  message: (message: TorresMessage) => void;
  state: (state: ConnectionState) => void;
  /**
   * The client has joined the table, for the first time or after a reconnect. A new player also
   * learns the name that the player has at the table.
   */
  joined: (isPlayer: boolean, name: string | undefined) => void;
};

/** Extensions of the protocol that this client understands: the clock, the rematch and pauses. */
const EXTENSIONS = ['RESTZEIT', 'REVANCHE', 'PAUSE'];
const NAME_ATTEMPTS = 20;

/** Registers at the table, tries other names if the first one is taken, and reconnects after a loss. */
export class TorresConnection {
  private socket: SocketLike | undefined;
  private reader = new MessageReader();
  private isOpen = false;
  private isJoined = false;
  private hasJoinedBefore = false;
  private isReturning: boolean;
  private isClosed = false;
  private attempt = 0;
  private takenNames = 0;
  /** The error that the server sent before the client had joined. */
  private joinError = '';
  /** Ends the attempt to join, or the pause before the next attempt. */
  private connectTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly options: TorresConnectionOptions,
    private readonly listener: TorresConnectionListener,
    private readonly openSocket: OpenSocket = openWebSocket,
  ) {
    this.isReturning = options.isReturning && !options.watch;
  }

  start(): void {
    this.connect();
  }

  /** Closes the connection without a reconnect. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.connectTimer);
    this.socket?.close();
  }

  /** Skips the pause before the next attempt. */
  reconnectNow(): void {
    if (!this.isClosed && this.socket === undefined) this.connect();
  }

  send(lines: readonly string[]): void {
    if (this.isJoined) this.socket?.send(`${lines.join('\n')}\n`);
  }

  private connect(): void {
    clearTimeout(this.connectTimer);
    this.listener.state({ kind: 'connecting' });
    this.reader = new MessageReader();
    this.isOpen = false;
    this.isJoined = false;
    this.joinError = '';
    let socket: SocketLike;
    try {
      socket = this.openSocket(this.options.url);
    } catch (error) {
      this.fail('unreachable', String(error));
      return;
    }
    this.socket = socket;
    socket.onopen = () => this.socketOpened(socket);
    socket.onmessage = (event) => this.textReceived(String(event.data));
    socket.onclose = (event) => this.socketClosed(socket, event);
    socket.onerror = () => undefined;
    this.connectTimer = setTimeout(() => this.joinTimedOut(), JOIN_TIMEOUT_MS);
  }

  private joinTimedOut(): void {
    if (this.isJoined) return;
    if (this.hasJoinedBefore) this.socket?.close();
    else this.fail('timeout', '');
  }

  private socketOpened(socket: SocketLike): void {
    this.isOpen = true;
    socket.send(`${[...EXTENSIONS, ...this.registration()].join('\n')}\n`);
  }

  private registration(): string[] {
    const { table, password, age, watch, token } = this.options;
    if (watch) {
      const proof = password === '' ? [] : [`PASSWD ${password}`];
      return [`WATCH ${table}`, ...proof, `NAME ${this.name()}`];
    }
    if (this.isReturning) return [`KENNUNG ${token}`, `WIEDER ${table}`];
    return [
      `KENNUNG ${token}`,
      `JOIN ${table}`,
      `PASSWD ${password}`.trim(),
      `NAME ${this.name()}`,
      `ALTER ${age}`,
    ];
  }

  /** Names have no blanks in this protocol. A number is added to a name that is taken. */
  private name(): string {
    const name = this.options.name.trim().replaceAll(/\s+/g, '_') || 'Gast';
    return this.takenNames === 0 ? name : `${name}-${this.takenNames + 1}`;
  }

  private textReceived(text: string): void {
    for (const line of text.split('\n'))
      for (const message of this.reader.read(line)) this.handle(message);
  }

  private handle(message: TorresMessage): void {
    if (message.kind === 'joined') this.joined();
    else if (message.kind === 'refused' && !this.isJoined) this.joinError = message.error;
    else this.listener.message(message);
  }

  private joined(): void {
    clearTimeout(this.connectTimer);
    this.isJoined = true;
    this.hasJoinedBefore = true;
    const name = this.options.watch || this.isReturning ? undefined : this.name();
    this.isReturning = !this.options.watch;
    this.attempt = 0;
    this.listener.state({ kind: 'open' });
    this.listener.joined(!this.options.watch, name);
  }

  private socketClosed(
    socket: SocketLike,
    { code, reason }: { code: number; reason: string },
  ): void {
    if (socket !== this.socket || this.isClosed) return;
    this.socket = undefined;
    clearTimeout(this.connectTimer);
    if (code === REPLACED_CODE) this.fail('replaced', '');
    else if (code === LOCAL_FAILURE_CODE) this.fail(localFailure(reason), '');
    else if (code === KICKED_CODE) this.fail('refused', reason);
    else if (this.hasJoinedBefore) this.retry();
    else if (code === APP_FAILURE_CODE) this.fail(appFailure(reason), '');
    else if (this.isReturning) this.joinAsNewPlayer();
    else if (this.joinError === 'FEHLER_NAME_VERGEBEN' && this.takenNames < NAME_ATTEMPTS) {
      this.takenNames++;
      this.connect();
    } else this.fail(this.isOpen ? 'refused' : 'unreachable', '');
  }

  /** Joins without the stored token, because the seat of the token may be gone. */
  private joinAsNewPlayer(): void {
    this.isReturning = false;
    if (this.isOpen) this.connect();
    else this.fail('unreachable', '');
  }

  private retry(): void {
    const delay = RETRY_DELAYS_MS[this.attempt];
    if (delay === undefined || this.joinError) {
      this.fail('lost', '');
      return;
    }
    this.attempt++;
    this.listener.state({ kind: 'waiting', attempt: this.attempt, until: Date.now() + delay });
    this.connectTimer = setTimeout(() => this.connect(), delay);
  }

  private fail(failure: ConnectionFailure, detail: string): void {
    this.close();
    this.listener.state({ kind: 'failed', failure, detail });
  }
}
