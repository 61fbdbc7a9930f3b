import { describe, expect, it } from 'vitest';
import { newestRows } from '../../src/catan/logRows';
import { resourceCounts } from '../../src/catan/protocol/protocol';
import type { LogEntry } from '../../src/catan/tableState';

const offered = (player: number): LogEntry => ({
  kind: 'offered',
  player,
  give: resourceCounts({ Holz: 1 }),
  want: resourceCounts({ Erz: 1 }),
});
const rolled: LogEntry = { kind: 'rolled', player: 1, dice: [3, 4], isForOrder: false };

describe('the rows of the log', () => {
  it('join offers in a row, newest first', () => {
    const log = [rolled, offered(1), offered(2), rolled, offered(1)];
    expect(newestRows(log, 5, 120)).toEqual([
      { key: 4, entries: [offered(1)] },
      { key: 3, entries: [rolled] },
      { key: 1, entries: [offered(2), offered(1)] },
      { key: 0, entries: [rolled] },
    ]);
  });

  it('keep the key of a row to which another offer is added', () => {
    const before = newestRows([rolled, offered(1), offered(1)], 13, 120);
    const after = newestRows([rolled, offered(1), offered(1), offered(1)], 14, 120);
    expect(after[0]?.key).toBe(before[0]?.key);
    expect(after[0]?.entries.length).toBe(3);
  });
});
