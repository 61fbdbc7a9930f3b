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

export function catanUrl(table: string): string {
  return externalServer() ?? `${ownServer()}/catan/${encodeURIComponent(table)}`;
}

export function torresUrl(): string {
  return `${ownServer()}/torres`;
}

function ownServer(): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}`;
}
