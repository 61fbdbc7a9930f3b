// The writes of a worker to the database, one after another.

type Write = { table: string; change: () => Promise<void> };

/**
 * Writes in order. A write that fails stays first and is tried again before later ones, because a
 * journal with a hole could not be continued.
 */
export class WriteQueue {
  private readonly waiting: Write[] = [];
  private running: Promise<void> | undefined;

  /** @param report is told after each attempt whether the browser does not store games */
  constructor(private readonly report: (isFailing: boolean) => void) {}

  add(table: string, change: () => Promise<void>): void {
    this.waiting.push({ table, change });
    void this.flush();
  }

  /** Resolves when everything is written, or a write has failed. */
  flush(): Promise<void> {
    if (this.waiting.length === 0) return Promise.resolve();
    this.running ??= this.run();
    return this.running;
  }

  /** Removes the waiting writes of a table, because another worker writes its journal now. */
  drop(table: string): void {
    const others = this.waiting.filter((write) => write.table !== table);
    this.waiting.splice(0, this.waiting.length, ...others);
  }

  private async run(): Promise<void> {
    // flush() stores the promise before the first write can end.
    await Promise.resolve();
    try {
      for (let next = this.waiting[0]; next; next = this.waiting[0]) {
        await next.change();
        if (this.waiting[0] === next) this.waiting.shift();
      }
      this.report(false);
    } catch {
      this.report(true);
    } finally {
      this.running = undefined;
    }
  }
}
