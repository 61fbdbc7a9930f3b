// The addresses of the game servers.

/** The address in `?server=`: a Catan server other than the one that sent this page. */
export function externalServer(): string | undefined {
  const url = serverParameter();
  return url && /^wss?:\/\//.test(url) ? url : undefined;
}

/** Whether `?server=` is present but is not a WebSocket address. */
export function isServerParameterInvalid(): boolean {
  return serverParameter() !== null && externalServer() === undefined;
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
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}`;
}
