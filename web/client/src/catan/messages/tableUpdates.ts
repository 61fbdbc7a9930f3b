// What all news have in common: whom they are about, and how they are kept.
import { number, type Fields } from '../protocol/protocol';
import type { Happening, Player, Table } from '../tableState';

export function who(f: Fields): number {
  return number(f['Spieler']) ?? -1;
}

export function log(table: Table, happening: Happening): Table {
  const log = [...table.log, happening].slice(-400);
  return { ...table, log, told: table.told + 1 };
}

export function change(table: Table, id: number, change: Partial<Player>): Table {
  return {
    ...table,
    players: table.players.map((p) => (p.id === id ? { ...p, ...change } : p)),
  };
}
