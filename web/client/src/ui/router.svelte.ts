// The path of the page decides which screen is shown.
import type { GameKind } from '../net/api';

export type Screen =
  | { name: 'start' }
  | { name: 'lobby' }
  | { name: 'catan'; table: string; watch: boolean }
  | { name: 'torres'; table: string; watch: boolean }
  | { name: 'replay'; id: string; step?: number | undefined }
  | { name: 'result'; id: string }
  | { name: 'analysis'; id: string }
  | { name: 'settings' }
  | { name: 'help'; game: GameKind }
  | { name: 'learn'; game: GameKind }
  | { name: 'notFound' };

/** Pages that open over a table or a guided game, so that nobody leaves it to read them. */
const OVERLAYS = ['help', 'settings'] as const;
/** The game so far, which only a table has. */
const HISTORY = 'history';
export type Overlay = (typeof OVERLAYS)[number] | typeof HISTORY;

export const route = $state({
  screen: screenOf('/') as Screen,
  /** The page in front of the table; its name is the fragment of the address. */
  overlay: undefined as Overlay | undefined,
  /** The section of the rules that the fragment names. */
  section: undefined as string | undefined,
  /** Whether the player is ready as soon as they sit down. */
  autoStart: false,
  /** The game of the shown replay, whose address does not name it. */
  replayed: undefined as GameKind | undefined,
  password: '',
  /** Number of navigations. It makes a new screen even if the path is the same as before. */
  navigations: 0,
});

export function screenOf(path: string): Screen {
  const [first = '', second, third] = path.split('/').slice(1);
  const name = second ? decoded(second) : undefined;
  if (first === '') return { name: 'start' };
  if (first === 'lobby' || first === 'settings') return { name: first };
  if (first === 'help' || first === 'learn')
    return { name: first, game: name === 'torres' ? 'torres' : 'catan' };
  if (first === 'table') return { name: 'catan', table: name ?? '', watch: false };
  if (first === 'watch') return { name: 'catan', table: name ?? '', watch: true };
  if (first === 'torres' && name !== undefined)
    return { name: 'torres', table: name, watch: third === 'watch' };
  if ((first === 'result' || first === 'analysis') && name !== undefined)
    return { name: first, id: name };
  if (first === 'replay' && name !== undefined)
    return { name: 'replay', id: name, step: Number(third) > 0 ? Number(third) : undefined };
  return { name: 'notFound' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function tablePath(name: string, game: GameKind = 'catan', watch = false): string {
  const part = encodeURIComponent(name);
  if (game === 'torres') return `/torres/${part}${watch ? '/watch' : ''}`;
  return `/${watch ? 'watch' : 'table'}/${part}`;
}

export function resultPath(id: string): string {
  return `/result/${encodeURIComponent(id)}`;
}

export function analysisPath(id: string): string {
  return `/analysis/${encodeURIComponent(id)}`;
}

/** The replay of a game. A step, counted from 1, makes it a link to a moment. */
export function replayPath(id: string, step?: number): string {
  return `/replay/${encodeURIComponent(id)}${step === undefined ? '' : `/${step}`}`;
}

/**
 * Goes to a path without loading the page again. The query stays: it may name a server.
 *
 * @param isReplacing whether the back button skips the present address
 */
export function navigate(
  path: string,
  { autoStart = false, password = '', isReplacing = false, hash = '' } = {},
): void {
  const address = path + location.search + hash;
  if (isReplacing) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  route.autoStart = autoStart;
  route.password = password;
  route.navigations++;
  scrollTo(0, 0);
  updateRoute();
}

/** Shows the screen of the current address. */
export function updateRoute(): void {
  route.screen = screenOf(location.pathname);
  route.overlay = overlayOf(route.screen, location.hash);
  route.section = location.hash.match(/^#help-(\w+)$/)?.[1];
}

function isTable(screen: Screen): boolean {
  return ['catan', 'torres', 'replay', 'learn'].includes(screen.name);
}

function overlayOf(screen: Screen, hash: string): Overlay | undefined {
  if (!isTable(screen)) return undefined;
  if (hash === `#${HISTORY}`) return 'table' in screen ? HISTORY : undefined;
  return OVERLAYS.find((name) => hash === `#${name}` || hash.startsWith(`#${name}-`));
}

/** Opens a page over the table. The back button closes it. */
function openOverlay(name: Overlay, hash: string): void {
  const address = `${location.pathname}${location.search}${hash || `#${name}`}`;
  if (route.overlay) history.replaceState(history.state, '', address);
  else history.pushState({ isOverlay: true }, '', address);
  updateRoute();
}

/** Opens the replay of the game so far over the table. */
export function openHistory(): void {
  openOverlay(HISTORY, '');
}

export function closeOverlay(): void {
  const state = history.state as { isOverlay?: boolean } | null;
  if (state?.isOverlay) {
    history.back();
    return;
  }
  // The page was opened at this address, so there is no step back inside it.
  history.replaceState(null, '', location.pathname + location.search);
  updateRoute();
}

/** Click handler of links inside the page. Clicks that open a new tab are left to the browser. */
export function followLink(event: MouseEvent): void {
  const anchor = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const overlay = OVERLAYS.find((name) => anchor.pathname.split('/')[1] === name);
  if (overlay && isTable(route.screen)) openOverlay(overlay, anchor.hash);
  else navigate(anchor.pathname, { hash: anchor.hash });
}
