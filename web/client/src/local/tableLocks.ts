// Which worker of the browser runs a table: two workers must not write one journal.

const PREFIX = 'spieltisch.local.';
/** How often a worker asks for a table until the other worker has handed it over. */
const REPEAT_MS = 300;
/** After this time the other worker counts as dead. A bot thinks for at most a second. */
const PATIENCE_MS = 4_000;
/** How long a browser without locks waits for an answer, which does not come if nobody has the table. */
const ANSWER_MS = 1_500;

type Message = { kind: 'take' | 'stopped'; table: string };

/** The part of a BroadcastChannel that the locks use. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/**
 * The tables of this worker. A worker that wants a table asks for it. The worker that has the table
 * stops it, stores its journal and hands it over. Pages without HTTPS have no locks; there the
 * worker that has the table only answers.
 */
export class TableLocks {
  private readonly releases = new Map<string, () => void>();
  private readonly answers = new Map<string, () => void>();

  /**
   * @param stop stops a table and resolves when its journal is stored. If the table was taken by
   * force, its journal must not be stored any more.
   */
  constructor(
    private readonly channel: Channel,
    private readonly stop: (table: string, mayStore: boolean) => Promise<void>,
    private readonly locks: LockManager | undefined,
  ) {
    channel.addEventListener('message', (event) => {
      const { kind, table } = event.data as Message;
      if (kind === 'take') void this.handOver(table);
      else this.answers.get(table)?.();
    });
  }

  isHeld(table: string): boolean {
    return this.releases.has(table);
  }

  /** Takes a table, from another worker if need be. A new table belongs to nobody. */
  async take(table: string, isNew = false): Promise<void> {
    if (this.isHeld(table)) return;
    if (this.locks) return this.takeLock(this.locks, table);
    if (!isNew) await this.askAndWait(table);
    this.releases.set(table, () => undefined);
  }

  release(table: string): void {
    const release = this.releases.get(table);
    this.releases.delete(table);
    release?.();
  }

  private async handOver(table: string): Promise<void> {
    const release = this.releases.get(table);
    if (!release) return;
    this.releases.delete(table);
    await this.stop(table, true);
    release();
    this.post({ kind: 'stopped', table });
  }

  private async takeLock(locks: LockManager, table: string): Promise<void> {
    if (await this.request(locks, table, { ifAvailable: true })) return;
    const ask = () => this.post({ kind: 'take', table });
    ask();
    const repeat = setInterval(ask, REPEAT_MS);
    try {
      await this.request(locks, table, { signal: AbortSignal.timeout(PATIENCE_MS) });
    } catch {
      await this.request(locks, table, { steal: true });
    } finally {
      clearInterval(repeat);
    }
  }

  /** Resolves to whether the lock was granted. It is held until the release. */
  private request(locks: LockManager, table: string, options: LockOptions): Promise<boolean> {
    return new Promise((resolve, reject) => {
      let isGranted = false;
      locks
        .request(PREFIX + table, options, (lock) => {
          isGranted = lock !== null;
          const held = isGranted
            ? new Promise<void>((release) => this.releases.set(table, release))
            : undefined;
          resolve(isGranted);
          return held;
        })
        .catch((error: unknown) => {
          if (isGranted && this.releases.delete(table)) void this.stop(table, false);
          reject(error instanceof Error ? error : new Error(String(error)));
        });
    });
  }

  private askAndWait(table: string): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.answers.delete(table);
        resolve();
      };
      const timer = setTimeout(done, ANSWER_MS);
      this.answers.set(table, done);
      this.post({ kind: 'take', table });
    });
  }

  private post(message: Message): void {
    this.channel.postMessage(message);
  }
}
