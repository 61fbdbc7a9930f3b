// The addresses of the game servers.
import { appBridge } from '../app/appBridge';

/**
 * The address in `?server=`: a Catan server other than the one that sent this page. The app also
 * reaches servers by TCP.
 */
export function externalServer(): string | undefined {
  const url = serverParameter();
  return url && (appBridge() ? /^(wss?|tcp):\/\// : /^wss?:\/\//).test(url) ? url : undefined;
}

/** The server with a lobby that the player of the app chose; undefined in a browser. */
export function homeServer(): string | undefined {
  const url = serverParameter();
  return url && appBridge() && /^https?:\/\//.test(url) ? url : undefined;
}

/** The server that the player chose, whatever its kind. */
export function chosenServer(): string | undefined {
  return homeServer() ?? externalServer();
}

/** Whether the page has no server with a lobby: in the app, until the player chooses one. */
export function isServerless(): boolean {
  return appBridge() !== undefined && homeServer() === undefined;
}

/** A link to a path of this page that works elsewhere. */
export function linkTo(path: string): string {
  const home = homeServer();
  if (home !== undefined) return home + path;
  const server = externalServer();
  return appBridge() && server !== undefined
    ? `spieltisch:${server}`
    : location.origin + path + location.search;
}

/** Whether `?server=` is present but is not a WebSocket address. */
export function isServerParameterInvalid(): boolean {
  return serverParameter() !== null && chosenServer() === undefined;
}

function serverParameter(): string | null {
  return new URLSearchParams(location.search).get('server');
}

/** The names of tables in this browser begin with this sign, which no name on a server has. */
export const LOCAL_PREFIX = '~';
const LOCAL_SCHEME = 'local:';

export function isLocalTable(name: string): boolean {
  return name.startsWith(LOCAL_PREFIX);
}

/** The table of a local address; undefined for the address of a server. */
export function localTableOf(url: string): string | undefined {
  return url.startsWith(LOCAL_SCHEME) ? url.slice(LOCAL_SCHEME.length) : undefined;
}

export function catanUrl(table: string): string {
  if (isLocalTable(table)) return LOCAL_SCHEME + table;
  return externalServer() ?? `${ownServer()}/catan/${encodeURIComponent(table)}`;
}

export function torresUrl(table: string): string {
  return isLocalTable(table) ? LOCAL_SCHEME + table : `${ownServer()}/torres`;
}

function ownServer(): string {
  const home = homeServer();
  if (home !== undefined) return home.replace(/^http/, 'ws');
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}`;
}
