// Keeps the token of a seat in the browser, so that the player finds the seat again.
import type { GameKind } from './api';
import { catanUrl, homeServer } from './urls';

const PREFIX = 'spieltisch.seat.';
const HEARTBEAT_MS = 2_000;
/** A tab that sent no heartbeat for this long counts as closed. */
const TAB_TIMEOUT_MS = 3 * HEARTBEAT_MS;

/**
 * The token of this browser's seat at one table. All tabs of a browser profile are one player:
 * `localStorage` keeps the token for all of them. `sessionStorage` keeps it for the tab that uses
 * it, so that a reload is not mistaken for another tab. While a page uses the token, a heartbeat in
 * `localStorage` tells other tabs.
 */
export class SeatStorage {
  private readonly key: string;
  private timer: ReturnType<typeof setInterval> | undefined;
  /**
   * The token that this page uses. The page keeps it in memory too, because storage may be
   * forbidden or full.
   */
  private own: string | undefined;

  constructor(
    table: string,
    private readonly shared: Storage | undefined = browserStorage('localStorage'),
    private readonly tab: Storage | undefined = browserStorage('sessionStorage'),
    private readonly now: () => number = Date.now,
  ) {
    this.key = PREFIX + table;
  }

  get token(): string | undefined {
    return this.own ?? this.sharedToken ?? this.tab?.getItem(this.key) ?? undefined;
  }

  private get sharedToken(): string | undefined {
    return this.shared?.getItem(this.key) ?? undefined;
  }

  /** Whether another tab is at the table with this token. */
  get isUsedElsewhere(): boolean {
    const lastUse = Number(this.shared?.getItem(`${this.key}.used`) ?? 0);
    const { sharedToken } = this;
    const isInUse = sharedToken !== undefined && this.now() - lastUse < TAB_TIMEOUT_MS;
    return isInUse && this.tab?.getItem(this.key) !== sharedToken;
  }

  /** Keeps the token of the seat that this page uses. */
  save(token: string): void {
    this.own = token;
    store(this.tab, this.key, token);
    store(this.shared, this.key, token);
    this.sendHeartbeat();
    this.timer ??= setInterval(() => this.sendHeartbeat(), HEARTBEAT_MS);
  }

  private sendHeartbeat(): void {
    if (this.own !== undefined && this.own === this.sharedToken)
      store(this.shared, `${this.key}.used`, String(this.now()));
  }

  /** Deletes the token. The next visit to this table is that of a new player. */
  clear(): void {
    const { token, sharedToken } = this;
    this.release();
    this.own = undefined;
    this.tab?.removeItem(this.key);
    if (token === sharedToken) this.shared?.removeItem(this.key);
  }

  /** Stops the heartbeat, so that another tab can use the token. */
  release(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    if (this.own !== undefined && this.own === this.sharedToken)
      this.shared?.removeItem(`${this.key}.used`);
  }
}

/** Under which key the seat at a table is stored. */
export function seatKey(game: GameKind, table: string): string {
  return game === 'catan' ? catanUrl(table) : `${homeServer() ?? ''}torres/${table}`;
}

/** The tokens of all seats of this browser. Those of Catan begin with the id of the table. */
export function storedTokens(): string[] {
  const tokens: string[] = [];
  for (const storage of [browserStorage('sessionStorage'), browserStorage('localStorage')])
    for (let i = 0; i < (storage?.length ?? 0); i++) {
      const key = storage?.key(i) ?? '';
      if (key.startsWith(PREFIX)) tokens.push(storage?.getItem(key) ?? '');
    }
  return tokens;
}

/** A token for protocols in which the client chooses it. */
export function randomToken(): string {
  return randomHex(16);
}

/** Secure random bytes in hexadecimal digits. */
export function randomHex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Browsers may forbid storage; the game works without it. */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
}

/** Stores a value, unless the storage is full. */
export function store(storage: Storage | undefined, key: string, value: string): void {
  try {
    storage?.setItem(key, value);
  } catch {
    // The page works without the stored value.
  }
}
