// Where a table is, and the secret with which its seat is found again.
import { foreignServer } from '../ui/router.svelte';

export function catanUrl(table: string): string {
  return foreignServer() ?? `${server()}/catan/${encodeURIComponent(table)}`;
}

export function torresUrl(): string {
  return `${server()}/torres`;
}

function server(): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}`;
}

const HEARTBEAT = 2_000;
const SILENCE = 3 * HEARTBEAT;

/**
 * The seat of this browser at one table. It is kept for good, so that a phone that threw the page
 * away sits there again; but as long as one tab uses it, another tab is somebody else.
 */
export class Seat {
  private readonly key: string;
  private readonly beat: ReturnType<typeof setInterval> | undefined;

  constructor(
    table: string,
    private readonly long: Storage | undefined = storage('localStorage'),
    private readonly short: Storage | undefined = storage('sessionStorage'),
    private readonly now: () => number = Date.now,
  ) {
    this.key = `spieltisch.seat.${table}`;
    if (this.token !== undefined) this.hold();
    this.beat = setInterval(() => this.hold(), HEARTBEAT);
  }

  /** What this tab had, or what no living tab has. */
  get token(): string | undefined {
    const own = this.short?.getItem(this.key);
    if (own) return own;
    const last = Number(this.long?.getItem(`${this.key}.used`) ?? 0);
    return this.now() - last < SILENCE ? undefined : (this.long?.getItem(this.key) ?? undefined);
  }

  keep(token: string): void {
    this.short?.setItem(this.key, token);
    this.long?.setItem(this.key, token);
    this.hold();
  }

  /** A secret of our own making, for servers that want one. */
  fresh(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  private hold(): void {
    const own = this.short?.getItem(this.key);
    if (own && own === this.long?.getItem(this.key))
      this.long.setItem(`${this.key}.used`, String(this.now()));
  }

  /** The game is over for good: who comes here next is somebody new. */
  forget(): void {
    const own = this.token;
    this.short?.removeItem(this.key);
    if (own === undefined || own !== this.long?.getItem(this.key)) return;
    this.long.removeItem(this.key);
    this.long.removeItem(`${this.key}.used`);
  }

  /** Another tab may sit here now. */
  leave(): void {
    clearInterval(this.beat);
    const own = this.short?.getItem(this.key);
    if (own && own === this.long?.getItem(this.key)) this.long.removeItem(`${this.key}.used`);
  }
}

/** A browser that keeps nothing still plays. */
function storage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
}
