// Keeps the token of a seat in the browser, so that the player finds the seat again.

const PREFIX = 'spieltisch.seat.';
const HEARTBEAT_MS = 2_000;
/** A tab without a heartbeat for this long is gone. */
const TAB_TIMEOUT_MS = 3 * HEARTBEAT_MS;

/**
 * The token of this browser's seat at one table. `localStorage` keeps it across tabs and restarts,
 * `sessionStorage` keeps it for this tab. While one tab uses the token, other tabs do not see it:
 * they are other players. A heartbeat in `localStorage` marks the token as used.
 */
export class SeatStorage {
  private readonly key: string;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(
    table: string,
    private readonly shared: Storage | undefined = browserStorage('localStorage'),
    private readonly tab: Storage | undefined = browserStorage('sessionStorage'),
    private readonly now: () => number = Date.now,
  ) {
    this.key = PREFIX + table;
    if (this.token !== undefined) this.sendHeartbeat();
    this.timer = setInterval(() => this.sendHeartbeat(), HEARTBEAT_MS);
  }

  /** The token of this tab, or the shared one if no open tab uses it. */
  get token(): string | undefined {
    const own = this.tab?.getItem(this.key);
    if (own) return own;
    const lastUse = Number(this.shared?.getItem(`${this.key}.used`) ?? 0);
    const isInUse = this.now() - lastUse < TAB_TIMEOUT_MS;
    return isInUse ? undefined : (this.shared?.getItem(this.key) ?? undefined);
  }

  save(token: string): void {
    this.tab?.setItem(this.key, token);
    this.shared?.setItem(this.key, token);
    this.sendHeartbeat();
  }

  private sendHeartbeat(): void {
    const own = this.tab?.getItem(this.key);
    if (own && own === this.shared?.getItem(this.key))
      this.shared.setItem(`${this.key}.used`, String(this.now()));
  }

  /** Deletes the token. The next visit to this table is that of a new player. */
  clear(): void {
    const own = this.token;
    this.tab?.removeItem(this.key);
    if (own === undefined || own !== this.shared?.getItem(this.key)) return;
    this.shared.removeItem(this.key);
    this.shared.removeItem(`${this.key}.used`);
  }

  /** Stops the heartbeat, so that another tab can use the token. */
  release(): void {
    clearInterval(this.timer);
    const own = this.tab?.getItem(this.key);
    if (own && own === this.shared?.getItem(this.key)) this.shared.removeItem(`${this.key}.used`);
  }
}

/** The token of a seat at the Catan table with this id; such tokens begin with the id. */
export function storedToken(id: string): string | undefined {
  for (const storage of [browserStorage('sessionStorage'), browserStorage('localStorage')])
    for (let i = 0; i < (storage?.length ?? 0); i++) {
      const key = storage?.key(i) ?? '';
      const value = key.startsWith(PREFIX) ? storage?.getItem(key) : undefined;
      if (value?.startsWith(`${id}.`)) return value;
    }
  return undefined;
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
function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
}
