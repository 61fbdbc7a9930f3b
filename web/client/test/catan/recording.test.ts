import { describe, expect, it } from 'vitest';
import { Chronicle, isLasting, step } from '../../src/catan/recording';
import { soundsBetween } from '../../src/ui/sounds';
import { Tally } from '../../src/catan/statistics';
import { emptyTable, type Table } from '../../src/catan/tableState';
import type { Message } from '../../src/catan/protocol/protocol';
import { built, map, status } from './sampleMessages';

const roll = (who: number, a: number, b: number): Message => ({
  Würfelwurf: { Spieler: who, Wurf: [a, b] },
});
const gain = (who: number, cards: Record<string, number>): Message => ({
  Ertrag: { Spieler: who, Rohstoffe: cards },
});
const cost = (who: number, cards: Record<string, number>): Message => ({
  Kosten: { Spieler: who, Rohstoffe: cards },
});

/** Two players, a settlement each, and a few turns with every kind of movement of cards. */
const GAME: Message[] = [
  status(1, { Farbe: 'Blau' }),
  { Willkommen: { id: 0 } },
  status(0, { Rohstoffe: {}, Entwicklungskarten: {} }),
  roll(0, 6, 6),
  map(),
  built(0, 'Dorf', -2, 2, -1, 2, -1, 1),
  gain(0, { Holz: 1 }),
  status(0, { Siegpunkte: 1, Rohstoffe: { Holz: 1 } }),
  roll(0, 3, 3),
  gain(0, { Holz: 2 }),
  gain(1, { Erz: 1 }),
  status(0, { Siegpunkte: 1, Rohstoffe: { Holz: 3 } }),
  gain(1, { Wolle: 4 }),
  { 'Handel ausgeführt': { Spieler: 0, Mitspieler: 1 } },
  cost(0, { Holz: 1 }),
  cost(1, { Erz: 1 }),
  gain(0, { Erz: 1 }),
  gain(1, { Holz: 1 }),
  roll(1, 5, 2),
  { 'Räuber versetzt': { Spieler: 1, Ort: { x: 1, y: 0 }, Ziel: 0 } },
  cost(0, { Holz: 1 }),
  gain(1, { Holz: 1 }),
  cost(1, { Wolle: 4 }),
  gain(1, { Lehm: 1 }),
  status(1, { Siegpunkte: 2 }),
  { 'Spiel beendet': { Nachricht: 'Sieg', Spieler: 1 } },
];

function tally(frames: readonly Message[]) {
  const counted = new Tally();
  let table = emptyTable();
  for (const frame of frames) {
    counted.hear(table, frame);
    table = step(table, frame);
  }
  return counted.summary(table);
}

describe('the charts', () => {
  it('count what the dice bring, not what trade and the robber move', () => {
    const { yields } = tally(GAME);
    expect(yields[0]).toMatchObject({ Holz: 2, Erz: 0 });
    expect(yields[1]).toMatchObject({ Erz: 1, Wolle: 4, Holz: 0, Lehm: 0 });
  });

  it('tell deals between players from trades with the bank', () => {
    const { deals, bankTrades } = tally(GAME);
    expect(deals).toEqual([1, 1]);
    expect(bankTrades).toEqual([0, 1]);
  });

  it('know the points before each throw of the game and at the end', () => {
    expect(tally(GAME).points).toEqual([
      [1, 0],
      [1, 0],
      [1, 2],
    ]);
  });
});

describe('a replay', () => {
  it('shows the same tables as the game did', () => {
    const chronicle = new Chronicle(GAME);
    let table: Table = emptyTable();
    let moment = 0;
    GAME.forEach((frame, i) => {
      table = step(table, frame);
      if (chronicle.moments[moment] === i + 1) expect(chronicle.at(moment++)).toEqual(table);
    });
    expect(moment).toBe(chronicle.moments.length);
    expect(chronicle.at(moment - 1)).toMatchObject({ stage: 'over', winner: 1 });
  });

  it('finds any moment of a long game from a snapshot', () => {
    const long = [...GAME.slice(0, -1), ...Array.from({ length: 300 }, () => roll(0, 1, 2))];
    const chronicle = new Chronicle(long);
    const late = chronicle.moments.length - 10;
    expect(chronicle.at(late).sums[1]).toBe(291);
    expect(chronicle.at(0).sums[1]).toBe(0);
  });

  it('goes on after the line was cut and everything was told anew', () => {
    const told = [{ Willkommen: { id: 0 } }, status(0), status(1), map()];
    const again = [...GAME.slice(0, 10), ...told];
    const chronicle = new Chronicle(again);
    expect(chronicle.at(chronicle.moments.length - 1).players).toHaveLength(2);
  });

  it('counts up to the moment it shows', () => {
    const chronicle = new Chronicle(GAME);
    expect(chronicle.summary(chronicle.moments.length - 1)).toEqual(tally(GAME));
    expect(chronicle.summary(0).points).toEqual([[0, 0]]);
    expect(chronicle.summary(0).deals).toEqual([0, 0]);
  });

  it('leaves out what only says what could be done', () => {
    expect(isLasting({ Zugliste: { Aktionen: [] } })).toBe(false);
    expect(isLasting({ Würfelwurf: {} })).toBe(true);
  });
});

describe('sounds', () => {
  const during = (n: number, message: Message = GAME[n] ?? {}) => {
    const before = GAME.slice(0, n).reduce<Table>(step, emptyTable());
    return soundsBetween(before, step(before, message));
  };

  it('are for the dice, a building, the own turn and the end', () => {
    expect(during(8)).toEqual(['dice']);
    expect(during(5)).toEqual(['build']);
    expect(during(8, status(0, { Status: 'Würfeln' }))).toEqual(['turn']);
    expect(during(GAME.length - 1)).toEqual(['end']);
    expect(during(9)).toEqual([]);
  });
});
