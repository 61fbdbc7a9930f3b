// The host of a Catan table.
import { ownPlayer, type TableState } from './tableState';

const BOT_NAME = /^Bot-\d+$/;

/**
 * Whether this client's player is the host, which is the person who joined first. The server decides
 * who is the host; this value only decides whether the buttons of the host are shown.
 */
export function isHostOf(table: TableState): boolean {
  const me = ownPlayer(table);
  return me !== undefined && table.players.every((p) => p.id >= me.id || BOT_NAME.test(p.name));
}
