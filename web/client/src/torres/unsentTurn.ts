// The actions of a turn that are not sent yet. They are stored, so that a reload keeps them.
import { browserStorage, store } from '../net/seatStorage';
import { actionFromLine, actionToLine, type Action } from './protocol/action';

const PREFIX = 'spieltisch.turn.';

/** Stores the actions for this tab, with the view of the server in which the turn began. */
export function storeTurn(table: string, view: string, actions: readonly Action[]): void {
  const storage = browserStorage('sessionStorage');
  if (actions.length === 0) storage?.removeItem(PREFIX + table);
  else store(storage, PREFIX + table, [view, ...actions.map(actionToLine)].join('\n'));
}

/** The stored actions; none if the view of the server has changed. */
export function storedTurn(table: string, view: string): Action[] {
  const stored = browserStorage('sessionStorage')?.getItem(PREFIX + table) ?? '';
  const [known, ...lines] = stored.split('\n');
  if (known !== view) return [];
  return lines.map(actionFromLine).filter((action) => action !== undefined);
}
