import type { Sound } from '../ui/sounds';
import { playersToAct, type TableState } from './tableState';

/** The sounds for what happened between two states of a table. */
export function soundsBetween(before: TableState, after: TableState): Sound[] {
  const isMyTurn = (table: TableState) => playersToAct(table).some((p) => p.id === table.me);
  const sounds: Sound[] = [];
  if (after.stage === 'over' && before.stage !== 'over') return ['end'];
  if (after.dice !== before.dice && after.dice) sounds.push('dice');
  if (after.newestPiece && after.newestPiece !== before.newestPiece) sounds.push('build');
  if (after.offers.length > before.offers.length) sounds.push('trade');
  if (after.stage === 'game' && isMyTurn(after) && !isMyTurn(before)) sounds.push('turn');
  return sounds;
}
