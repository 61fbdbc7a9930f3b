// Messages about the board: pieces, robber, dice.
import { asNumber, asText, type Fields } from '../../net/json';
import { asDice, asPlace, type PieceType } from '../protocol/protocol';
import type { TableState } from '../tableState';
import { addLogEntry, playerOf } from './tableUpdates';

export function pieceBuilt(table: TableState, f: Fields): TableState {
  const owner = asNumber(f['Eigentümer']) ?? -1;
  const place = asPlace(f['Ort']);
  const type = asText(f['Typ']) as PieceType | undefined;
  if (!place || !type) return table;
  const next = { ...table, newestPiece: place };
  if (type === 'Straße') next.roads = { ...table.roads, [place]: owner };
  else next.buildings = { ...table.buildings, [place]: { owner, type } };
  if (owner === table.me && type === 'Dorf') next.foundedSettlement = place;
  return addLogEntry(next, { kind: 'built', player: owner, type });
}

/** Removes a piece whose placement was taken back, and its entry in the log. */
export function pieceTakenBack(table: TableState, f: Fields): TableState {
  const owner = asNumber(f['Eigentümer']) ?? -1;
  const place = asPlace(f['Ort']);
  const type = asText(f['Typ']) as PieceType | undefined;
  if (!place || !type) return table;
  const last = table.log.findLastIndex((e) => e.kind === 'built' && e.player === owner);
  const log = last < 0 ? table.log : table.log.slice(0, last);
  const { foundedSettlement, ...rest } = table;
  const next: TableState = {
    ...rest,
    ...(foundedSettlement && foundedSettlement !== place ? { foundedSettlement } : {}),
    newestPiece: '',
    log,
    logCount: table.logCount - (table.log.length - log.length),
  };
  if (type === 'Straße') {
    const { [place]: _road, ...roads } = table.roads;
    return { ...next, roads };
  }
  const { [place]: _building, ...buildings } = table.buildings;
  if (type === 'Dorf') return { ...next, buildings };
  return { ...next, buildings: { ...buildings, [place]: { owner, type: 'Dorf' } } };
}

export function robberMoved(table: TableState, f: Fields): TableState {
  const hex = asPlace(f['Ort']);
  const victim = asNumber(f['Ziel']);
  return addLogEntry(hex ? { ...table, robber: hex } : table, {
    kind: 'robbed',
    player: playerOf(f),
    victim: victim === undefined || victim < 0 ? undefined : victim,
    byKnight: false,
  });
}

export function diceRolled(table: TableState, f: Fields): TableState {
  const roll = asDice(f['Wurf']);
  if (!roll) return table;
  const isForOrder = !isTurnRoll(table);
  const next = { ...table, dice: { player: playerOf(f), roll, isForOrder } };
  if (!isForOrder)
    next.rollCounts = table.rollCounts.map((n, i) => (i + 2 === roll[0] + roll[1] ? n + 1 : n));
  return addLogEntry(next, {
    kind: 'rolled',
    player: playerOf(f),
    dice: roll,
    isForOrder,
  });
}

/** Whether a roll belongs to a turn. Before the first settlement the dice decide who begins. */
export function isTurnRoll(table: TableState): boolean {
  return Object.keys(table.buildings).length > 0;
}
