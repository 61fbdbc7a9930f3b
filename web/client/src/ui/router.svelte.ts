// Which screen is shown: the path of the page.
import type { GameKind } from '../net/api';

export type Screen =
  | { name: 'start' }
  | { name: 'lobby' }
  | { name: 'table'; table: string; watch: boolean }
  | { name: 'torres'; table: string; watch: boolean }
  | { name: 'replay'; id: string }
  | { name: 'settings' }
  | { name: 'help' }
  | { name: 'nowhere' };

export const route = $state({
  screen: screenOf('/') as Screen,
  quick: false,
  password: '',
  /** How often somebody went somewhere: a new table may have the name of the old one. */
  visits: 0,
});

export function screenOf(path: string): Screen {
  const [first = '', second, third] = path.split('/').slice(1);
  const name = second ? decoded(second) : undefined;
  if (first === '') return { name: 'start' };
  if (first === 'lobby' || first === 'settings' || first === 'help') return { name: first };
  if (first === 'table') return { name: 'table', table: name ?? '', watch: false };
  if (first === 'watch') return { name: 'table', table: name ?? '', watch: true };
  if (first === 'torres' && name !== undefined)
    return { name: 'torres', table: name, watch: third === 'watch' };
  if (first === 'replay' && name !== undefined) return { name: 'replay', id: name };
  return { name: 'nowhere' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Another server of the protocol, from `?server=`. */
export function foreignServer(): string | undefined {
  const url = new URLSearchParams(location.search).get('server') ?? undefined;
  return url && /^wss?:\/\//.test(url) ? url : undefined;
}

/** Whether somebody names a server that cannot be one. */
export function isServerOdd(): boolean {
  return new URLSearchParams(location.search).has('server') && foreignServer() === undefined;
}

/** Goes to a path; `quick` says that a game shall begin without more questions. */
export function go(path: string, { quick = false, password = '' } = {}): void {
  history.pushState(null, '', path + location.search);
  route.quick = quick;
  route.password = password;
  route.visits++;
  follow();
  scrollTo(0, 0);
}

export function follow(): void {
  route.screen = screenOf(location.pathname);
}

/** A link inside the page, which does not load it anew. */
export function link(event: MouseEvent): void {
  const anchor = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(anchor.pathname);
}

export function tablePath(name: string, game: GameKind = 'catan', watch = false): string {
  const part = encodeURIComponent(name);
  if (game === 'torres') return `/torres/${part}${watch ? '/watch' : ''}`;
  return `/${watch ? 'watch' : 'table'}/${part}`;
}
