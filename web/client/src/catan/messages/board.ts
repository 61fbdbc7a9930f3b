// News of the board: the map, the dice, pieces and the robber.
import { readMap } from '../protocol/mapReader';
import { dice, number, place, text, type Building, type Fields } from '../protocol/protocol';
import type { Table } from '../tableState';
import { log, who } from './tableUpdates';

export function started(table: Table, map: Fields): Table {
  const seen = readMap(map);
  return log({ ...table, ...seen, stage: 'game', newest: '' }, { kind: 'started' });
}

export function built(table: Table, f: Fields): Table {
  const owner = number(f['Eigentümer']) ?? -1;
  const at = place(f['Ort']);
  const type = text(f['Typ']) as Building | undefined;
  if (!at || !type) return table;
  const next = { ...table, newest: at };
  if (type === 'Straße') next.roads = { ...table.roads, [at]: owner };
  else next.buildings = { ...table.buildings, [at]: { owner, type } };
  if (owner === table.me && type === 'Dorf') next.founded = at;
  return log(next, { kind: 'built', player: owner, type });
}

export function robberMoved(table: Table, f: Fields): Table {
  const to = place(f['Ort']);
  const victim = number(f['Ziel']);
  return log(to ? { ...table, robber: to } : table, {
    kind: 'robbed',
    player: who(f),
    victim: victim === undefined || victim < 0 ? undefined : victim,
  });
}

export function rolled(table: Table, f: Fields): Table {
  const roll = dice(f['Wurf']);
  if (!roll) return table;
  const sums = table.sums.map((n, i) => (i + 2 === roll[0] + roll[1] ? n + 1 : n));
  // The throws for the first turn are no throws of the game.
  const counted = Object.keys(table.buildings).length > 0;
  const next = { ...table, dice: { player: who(f), roll }, ...(counted ? { sums } : {}) };
  return log(next, { kind: 'rolled', player: who(f), dice: roll });
}
