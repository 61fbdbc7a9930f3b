// Changes to a table that several messages have in common.
import { asNumber, type Fields } from '../../net/json';
import type { LogEntry, Player, TableState } from '../tableState';
import { joined } from './logEntries';

const LOG_LIMIT = 400;

export function playerOf(f: Fields): number {
  return asNumber(f['Spieler']) ?? -1;
}

/** Adds an entry, or joins it with the last one if both describe the same action. */
export function addLogEntry(table: TableState, entry: LogEntry): TableState {
  const both = joined(table.log.at(-1), entry);
  if (both) return { ...table, log: [...table.log.slice(0, -1), both] };
  const log = [...table.log, entry].slice(-LOG_LIMIT);
  return { ...table, log, logCount: table.logCount + 1 };
}

export function updatePlayer(table: TableState, id: number, change: Partial<Player>): TableState {
  return {
    ...table,
    players: table.players.map((p) => (p.id === id ? { ...p, ...change } : p)),
  };
}
