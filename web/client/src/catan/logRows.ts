// The rows of the log: several offers in a row are one row that can be opened.
import type { LogEntry } from './tableState';

export type LogRow = {
  /** The number of its oldest entry, which stays while the row grows. */
  key: number;
  /** The entries, newest first. */
  entries: readonly LogEntry[];
};

/**
 * The newest rows of a log, newest first.
 *
 * @param count how many entries the log has had
 * @param most how many entries are shown
 */
export function newestRows(log: readonly LogEntry[], count: number, most: number): LogRow[] {
  const rows: { key: number; entries: LogEntry[] }[] = [];
  const shown = log.slice(-most);
  shown.forEach((entry, i) => {
    const last = rows.at(-1);
    if (entry.kind === 'offered' && last?.entries[0]?.kind === 'offered')
      last.entries.unshift(entry);
    else rows.push({ key: count - shown.length + i, entries: [entry] });
  });
  return rows.reverse();
}
