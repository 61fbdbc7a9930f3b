// The servers that the player of the app uses, and the addresses by which they are entered.
import { asList, asText } from '../net/json';
import { browserStorage, store } from '../net/seatStorage';

const KEY = 'spieltisch.servers';
const LIMIT = 20;
const LINK = /^spieltisch:(?!\/\/)/i;
/** Links that other programs have put into the usual form of addresses. */
const LINK_WITH_SLASHES = /^spieltisch:\/\//i;
const PROTOCOL_PORT = '8010';

/** A server and the screen of it that a link names. */
export type ServerAddress = {
  /** `tcp://host:8010`, `ws://…` and `wss://…`; or `http://host:8080` for a server with a lobby. */
  server: string;
  path: string;
};

/**
 * Reads an address or a link. Without a scheme a name or number is a server of this project, and
 * with the port of protocol 1.0 a server of that protocol. Undefined if it is no address.
 */
export function parseServerAddress(text: string): ServerAddress | undefined {
  const address = withScheme(text.trim().replace(LINK, '').replace(LINK_WITH_SLASHES, ''));
  const [, scheme = '', rest = ''] = /^([a-z]+):\/\/(.+)$/i.exec(address) ?? [];
  // Browsers parse unknown schemes differently, so the address is parsed as one of HTTP.
  const url = parsed(`http://${rest}`);
  // Chromium accepts a space in the name of a host.
  if (!url || /\s|%/.test(url.host) || url.username || url.password) return undefined;
  const { search } = url;
  // Two slashes at the beginning of a path would be another host.
  const pathname = url.pathname.replace(/^\/+/, '/');
  const host = hostAndPort(rest, url);
  switch (scheme.toLowerCase()) {
    case 'tcp':
      return /:\d+$/.test(host) ? { server: `tcp://${host}`, path: '/' } : undefined;
    case 'ws':
    case 'wss':
      return { server: `${scheme.toLowerCase()}://${host}${pathname}${search}`, path: '/' };
    case 'http':
    case 'https':
      return {
        server: parsed(`${scheme}://${rest}`)?.origin ?? '',
        path: serverIn(search) === undefined ? pathname : '/',
      };
    default:
      return undefined;
  }
}

function withScheme(text: string): string {
  if (/^[a-z]+:\/\//i.test(text)) return text;
  const [host = ''] = text.split('/');
  if (host.endsWith(`:${PROTOCOL_PORT}`)) return `tcp://${text}`;
  const isDomain = /\.[a-z]{2,}$/i.test(host) && !/\.(local|lan|internal|home\.arpa)$/i.test(host);
  return `${isDomain ? 'https' : 'http'}://${text}`;
}

function parsed(text: string): URL | undefined {
  try {
    const url = new URL(text);
    return url.hostname === '' ? undefined : url;
  } catch {
    return undefined;
  }
}

/** The parser leaves out port 80, which is not the usual one of the other schemes. */
function hostAndPort(rest: string, url: URL): string {
  return /^[^/?#]*:80([/?#]|$)/.test(rest) ? `${url.hostname}:80` : url.host;
}

function serverIn(search: string): string | undefined {
  return new URLSearchParams(search).get('server') ?? undefined;
}

/** The page of the app for a server. */
export function serverPage({ server, path }: ServerAddress): string {
  return `${path}?server=${encodeURIComponent(server)}`;
}

/** The stored servers, the latest first. */
export function storedServers(): string[] {
  try {
    return asList(JSON.parse(browserStorage('localStorage')?.getItem(KEY) ?? '[]')).flatMap(
      (one) => asText(one) ?? [],
    );
  } catch {
    return [];
  }
}

export function rememberServer(server: string): void {
  save([server, ...storedServers().filter((one) => one !== server)].slice(0, LIMIT));
}

export function forgetServer(server: string): void {
  save(storedServers().filter((one) => one !== server));
}

function save(servers: readonly string[]): void {
  store(browserStorage('localStorage'), KEY, JSON.stringify(servers));
}
