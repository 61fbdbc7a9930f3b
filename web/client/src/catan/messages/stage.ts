// The start and the end of the game.
import { asNumber, asText, type Fields } from '../../net/json';
import { readMap } from '../protocol/mapReader';
import type { TableState } from '../tableState';
import { addLogEntry } from './tableUpdates';

export function gameStarted(table: TableState, map: Fields): TableState {
  const board = readMap(map);
  return addLogEntry({ ...table, ...board, stage: 'game', newestPiece: '' }, { kind: 'started' });
}

export function gameEnded(table: TableState, f: Fields): TableState {
  const id = asNumber(f['Sieger']) ?? asNumber(f['Spieler']);
  const message = asText(f['Nachricht']) ?? '';
  const winner = id !== undefined && id >= 0 ? { winner: id } : {};
  const next: TableState = { ...table, stage: 'over', endMessage: message, offers: [], ...winner };
  delete next.clock;
  return addLogEntry(next, { kind: 'over', ...winner, message });
}
