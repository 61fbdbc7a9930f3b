import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableLocks } from '../../src/local/tableLocks';

/** A channel that delivers at once to all other members. */
class Hub {
  private readonly listeners: ((event: { data: unknown }) => void)[] = [];

  join() {
    let own: ((event: { data: unknown }) => void) | undefined;
    return {
      addEventListener: (_: string, listener: unknown) => {
        own = listener as typeof own;
        if (own) this.listeners.push(own);
      },
      postMessage: (data: unknown) =>
        this.listeners.filter((one) => one !== own).forEach((one) => one({ data })),
    };
  }
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a table in a browser without locks', () => {
  it('is taken only when the other worker has stored its journal', async () => {
    const hub = new Hub();
    let store = () => {};
    const stored = new Promise<void>((resolve) => (store = resolve));
    const first = new TableLocks(hub.join(), () => stored, undefined);
    const second = new TableLocks(hub.join(), () => Promise.resolve(), undefined);
    await first.take('~a', true);
    const taken = second.take('~a');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([first.isHeld('~a'), second.isHeld('~a')]).toEqual([false, false]);
    store();
    await taken;
    expect(second.isHeld('~a')).toBe(true);
  });

  it('is taken after a while if nobody answers', async () => {
    const alone = new TableLocks(new Hub().join(), () => Promise.resolve(), undefined);
    const taken = alone.take('~a');
    await vi.advanceTimersByTimeAsync(1_500);
    await taken;
    expect(alone.isHeld('~a')).toBe(true);
  });
});

/** One lock for all tables, with the parts of the browser's locks that are used. */
class FakeLocks {
  private lose: ((reason: Error) => void) | undefined;
  private readonly queue: (() => void)[] = [];

  request(
    _: string,
    options: LockOptions,
    use: (lock: object | null) => unknown,
  ): Promise<unknown> {
    if (options.ifAvailable && this.lose) return Promise.resolve(use(null));
    if (options.steal) this.lose?.(new Error('stolen'));
    else if (this.lose) return this.enqueue(options.signal, use);
    return this.hold(use);
  }

  private enqueue(signal: AbortSignal | undefined, use: (lock: object) => unknown) {
    return new Promise((resolve, reject) => {
      this.queue.push(() => resolve(this.hold(use)));
      signal?.addEventListener('abort', () => reject(new Error('timeout')));
    });
  }

  private hold(use: (lock: object) => unknown): Promise<unknown> {
    const lost = new Promise((_, reject) => (this.lose = reject));
    const own = this.lose;
    const used = Promise.resolve(use({})).then(() => {
      if (this.lose === own) this.lose = undefined;
      this.queue.shift()?.();
    });
    return Promise.race([used, lost]);
  }
}

describe('a table in a browser with locks', () => {
  const asLocks = (locks: FakeLocks) => locks as unknown as LockManager;

  it('is handed over once its journal is stored', async () => {
    const hub = new Hub();
    const locks = asLocks(new FakeLocks());
    let store = () => {};
    const stored = new Promise<void>((resolve) => (store = resolve));
    const first = new TableLocks(hub.join(), () => stored, locks);
    const second = new TableLocks(hub.join(), () => Promise.resolve(), locks);
    await first.take('~a');
    const taken = second.take('~a');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(second.isHeld('~a')).toBe(false);
    store();
    await taken;
    expect([first.isHeld('~a'), second.isHeld('~a')]).toEqual([false, true]);
  });

  it('is taken by force from a worker that does not answer, which may not write then', async () => {
    const locks = asLocks(new FakeLocks());
    const stops: boolean[] = [];
    const stop = (_: string, mayStore: boolean) => {
      stops.push(mayStore);
      return Promise.resolve();
    };
    const deaf = new TableLocks(new Hub().join(), stop, locks);
    const other = new TableLocks(new Hub().join(), stop, locks);
    await deaf.take('~a');
    const abort = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(abort.signal);
    const taken = other.take('~a');
    await vi.advanceTimersByTimeAsync(0);
    abort.abort();
    await taken;
    await vi.advanceTimersByTimeAsync(0);
    expect(stops).toEqual([false]);
    expect([deaf.isHeld('~a'), other.isHeld('~a')]).toEqual([false, true]);
  });
});
