// What the connections of both games have in common: their states, timeouts and the socket.

/** Why a connection failed. The screen texts have a sentence for each. */
export type ConnectionFailure = 'unreachable' | 'timeout' | 'version' | 'refused' | 'lost';

export type ConnectionState =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'waiting'; attempt: number; until: number }
  /** The server closed the connection after the game. */
  | { kind: 'ended' }
  | { kind: 'failed'; failure: ConnectionFailure; detail: string };

/** The part of a WebSocket that a connection uses. Tests provide their own. */
export type SocketLike = {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  onerror: (() => void) | null;
};

export type OpenSocket = (url: string) => SocketLike;

export const openWebSocket: OpenSocket = (url) => new WebSocket(url) as unknown as SocketLike;

/** The server closes a connection with this code when the player has returned through another. */
export const REPLACED_CODE = 4001;

/** The server closes a connection with this code when the host has removed the player. */
export const KICKED_CODE = 4002;

/** How long joining a table may take. */
export const JOIN_TIMEOUT_MS = 8_000;

/** The pause before each attempt to reconnect. After the last one the connection is lost. */
export const RETRY_DELAYS_MS: readonly number[] = [
  500, 1_000, 2_000, 4_000, 8_000, 8_000, 15_000, 15_000, 30_000, 30_000,
];
