import { describe, expect, it } from 'vitest';
import { WriteQueue } from '../../src/local/writeQueue';

describe('the writes of a worker', () => {
  it('are repeated in order after a failure', async () => {
    const written: number[] = [];
    const reports: boolean[] = [];
    let isBroken = false;
    const queue = new WriteQueue((isFailing) => reports.push(isFailing));
    const write = (version: number) =>
      queue.add('~a', async () => {
        await Promise.resolve();
        if (isBroken) throw new Error('full');
        written.push(version);
      });
    write(1);
    await queue.flush();
    isBroken = true;
    write(2);
    await queue.flush();
    write(3);
    await queue.flush();
    expect(written).toEqual([1]);
    isBroken = false;
    write(4);
    await queue.flush();
    expect(written).toEqual([1, 2, 3, 4]);
    expect(reports).toEqual([false, true, true, false]);
  });

  it('of a table are dropped when another worker has it', async () => {
    const written: string[] = [];
    const queue = new WriteQueue(() => undefined);
    let isBroken = true;
    for (const table of ['~a', '~b'])
      queue.add(table, () => {
        if (isBroken) return Promise.reject(new Error('full'));
        written.push(table);
        return Promise.resolve();
      });
    await queue.flush();
    queue.drop('~a');
    isBroken = false;
    await queue.flush();
    expect(written).toEqual(['~b']);
  });
});
