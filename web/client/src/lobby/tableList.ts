// Which tables the lobby shows, and in which order.
import type { GameKind, TableInfo } from '../net/api';

/** A field that is undefined lets every table pass. */
export type TableFilter = {
  game: GameKind | undefined;
  status: TableInfo['status'] | undefined;
  hasFreeSeat: boolean;
};

export const NO_FILTER: TableFilter = { game: undefined, status: undefined, hasFreeSeat: false };

export function isFiltered({ game, status, hasFreeSeat }: TableFilter): boolean {
  return game !== undefined || status !== undefined || hasFreeSeat;
}

export function hasFreeSeat(table: TableInfo): boolean {
  return table.status === 'open' && table.players.length < table.seats;
}

export function isOfBotsOnly(table: TableInfo): boolean {
  return table.bots > 0 && table.bots === table.players.length;
}

function passes(table: TableInfo, filter: TableFilter): boolean {
  return (
    (filter.game === undefined || table.game === filter.game) &&
    (filter.status === undefined || table.status === filter.status) &&
    (!filter.hasFreeSeat || hasFreeSeat(table))
  );
}

/** The tables that pass the filter, in their order. */
export function filtered(tables: readonly TableInfo[], filter: TableFilter): TableInfo[] {
  return tables.filter((table) => passes(table, filter));
}

/**
 * Own tables first, then tables at which people wait for others, other tables with free seats, games
 * of people, and games of bots. Tables of the same kind keep their order.
 */
export function ordered(tables: readonly TableInfo[], mine: ReadonlySet<string>): TableInfo[] {
  const rank = (table: TableInfo) => {
    if (mine.has(table.id)) return 0;
    const hasPeople = table.players.length > table.bots;
    if (hasFreeSeat(table)) return hasPeople ? 1 : 2;
    return hasPeople ? 3 : 4;
  };
  return [...tables].sort((a, b) => rank(a) - rank(b));
}
