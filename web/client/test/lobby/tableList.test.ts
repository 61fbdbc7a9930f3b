import { describe, expect, it } from 'vitest';
import { filtered, NO_FILTER, ordered } from '../../src/lobby/tableList';
import type { TableInfo } from '../../src/net/api';

function table(id: string, fields: Partial<TableInfo> = {}): TableInfo {
  return {
    id,
    name: id,
    game: 'catan',
    status: 'open',
    players: [],
    seats: 4,
    password: false,
    bots: 0,
    spectators: 0,
    rules: { turn: 0 },
    ...fields,
  };
}

const bots = table('bots', { status: 'running', players: ['Bot-1', 'Bot-2'], bots: 2, seats: 2 });
const game = table('game', { status: 'running', players: ['Leia', 'Bot-1'], bots: 1, seats: 2 });
const empty = table('empty', { game: 'torres' });
const waiting = table('waiting', { players: ['Han'] });
const full = table('full', { players: ['Han', 'Leia'], seats: 2 });
const all = [bots, game, empty, waiting, full];
const ids = (tables: TableInfo[]) => tables.map(({ id }) => id);

describe('the list of tables', () => {
  it('begins with own tables and ends with games of bots', () => {
    expect(ids(ordered(all, new Set()))).toEqual(['waiting', 'empty', 'game', 'full', 'bots']);
    expect(ids(ordered(all, new Set(['bots'])))[0]).toBe('bots');
  });

  it('is filtered by game, status and free seats', () => {
    expect(filtered(all, NO_FILTER)).toEqual(all);
    expect(ids(filtered(all, { ...NO_FILTER, game: 'torres' }))).toEqual(['empty']);
    expect(ids(filtered(all, { ...NO_FILTER, status: 'running' }))).toEqual(['bots', 'game']);
    expect(ids(filtered(all, { ...NO_FILTER, hasFreeSeat: true }))).toEqual(['empty', 'waiting']);
  });
});
