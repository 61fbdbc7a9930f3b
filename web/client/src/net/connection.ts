// What the connections of both games have in common: their states, timeouts and the socket.
import { appBridge } from '../app/appBridge';
import { openAppSocket } from '../app/appConnections';
import { openLocalSocket } from '../local/localTables';
import { localTableOf } from './urls';

/** Why a connection failed. The screen texts have a sentence for each. */
export type ConnectionFailure =
  'timeout' | 'version' | 'refused' | 'lost' | 'replaced' | LocalFailure | AppFailure;

/** Why there is no server at an address. A browser knows only the first reason. */
export type AppFailure = 'unreachable' | 'unknownHost' | 'certificate' | 'noServer';

/** Why a table of this browser cannot be opened. */
export type LocalFailure = 'saved' | 'unknownSave' | 'storage' | 'wasm' | 'module';

export type ConnectionState =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'waiting'; attempt: number; until: number }
  /** The server closed the connection after the game. */
  | { kind: 'ended' }
  | {
      kind: 'failed';
      failure: ConnectionFailure;
      detail: string;
      /** Whether the server said that the seat of the token does not exist any more. */
      isSeatGone?: boolean;
    };

/** Whether the player went on in another tab or on another device. */
export function isReplaced(state: ConnectionState): boolean {
  return state.kind === 'failed' && state.failure === 'replaced';
}

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

/** Opens a connection to a server, or to a table in this browser. */
export const openWebSocket: OpenSocket = (url) => {
  const table = localTableOf(url);
  if (table !== undefined) return openLocalSocket(table);
  const app = appBridge();
  return app ? openAppSocket(app, url) : (new WebSocket(url) as unknown as SocketLike);
};

/** The server closes a connection with this code when the player has returned through another. */
export const REPLACED_CODE = 4001;

/** The server closes a connection with this code when the host has removed the player. */
export const KICKED_CODE = 4002;

/** A connection to a local table is closed with this code when the table cannot be opened. */
export const LOCAL_FAILURE_CODE = 4005;

/** The app closes a connection with this code when there is no server at the address. */
export const APP_FAILURE_CODE = 4006;

const APP_FAILURES: readonly string[] = ['unknownHost', 'certificate', 'noServer'];

/** The failure that the app gives as a reason. */
export function appFailure(reason: string): AppFailure {
  return APP_FAILURES.includes(reason) ? (reason as AppFailure) : 'unreachable';
}

const LOCAL_FAILURES: readonly string[] = ['unknownSave', 'storage', 'wasm', 'module'];

/** The failure of a local table; other reasons say what is wrong with its journal. */
export function localFailure(reason: string): LocalFailure {
  return LOCAL_FAILURES.includes(reason) ? (reason as LocalFailure) : 'saved';
}

/** How long joining a table may take. */
export const JOIN_TIMEOUT_MS = 8_000;

/** The pause before each attempt to reconnect. After the last one the connection is lost. */
export const RETRY_DELAYS_MS: readonly number[] = [
  500, 1_000, 2_000, 4_000, 8_000, 8_000, 15_000, 15_000, 30_000, 30_000,
];
