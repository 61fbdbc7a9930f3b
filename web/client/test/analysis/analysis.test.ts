import { beforeEach, describe, expect, it } from 'vitest';
import {
  costliest,
  inPoints,
  placesOf,
  signedPoints,
  turnsOf,
  type Analysis,
  type JudgedDecision,
} from '../../src/analysis/analysis';
import { moveText, reasonText } from '../../src/analysis/moveText';
import type { Tile } from '../../src/catan/tableState';
import { settings } from '../../src/ui/settings.svelte';

const TILES: Tile[] = [
  { key: '0,0', x: 0, y: 0, terrain: 'Gebirge', number: 6 },
  { key: '1,0', x: 1, y: 0, terrain: 'Wald', number: 9 },
];

function decision(values: Partial<JudgedDecision>): JudgedDecision {
  return {
    entry: 1,
    turn: 1,
    seat: 0,
    kind: 'build',
    grade: 'mistake',
    loss: 0.03,
    standardError: 0.002,
    played: { is: 'end-turn' },
    better: { is: 'roll' },
    ...values,
  };
}

function analysis(values: Partial<Analysis>): Analysis {
  return {
    names: ['Anna', 'Bert'],
    standardError: 0.1,
    start: [0.5, 0.5],
    players: [],
    steps: [],
    decisions: [],
    trades: [],
    ...values,
  };
}

describe('the turns of an analysis', () => {
  it('have the last chances and the sum of the luck of their moves', () => {
    const turns = turnsOf(
      analysis({
        steps: [
          { entry: 4, turn: 0, chances: [0.4, 0.6] },
          { entry: 5, turn: 1, chances: [0.5, 0.5], luck: [0.1, -0.1] },
          { entry: 7, turn: 1, chances: [0.7, 0.3], luck: [0.25, -0.25] },
        ],
      }),
    );
    expect(turns).toEqual([
      { turn: 0, entry: 4, chances: [0.4, 0.6], luck: [0, 0] },
      { turn: 1, entry: 5, chances: [0.7, 0.3], luck: [0.35, -0.35] },
    ]);
  });
});

describe('the costliest decisions', () => {
  it('are those with a grade, the worst first', () => {
    const decisions = [
      decision({ entry: 1, loss: 0.02 }),
      decision({ entry: 2, loss: 0.5, grade: 'good' }),
      decision({ entry: 3, loss: 0.2, grade: 'blunder' }),
      decision({ entry: 4, loss: 0.01, grade: 'inaccuracy' }),
    ];
    const worst = costliest(analysis({ decisions }), 2);
    expect(worst.map((one) => one.entry)).toEqual([3, 1]);
  });
});

it('points are whole and never a negative zero', () => {
  expect(inPoints(0.187)).toBe(19);
  expect(Object.is(inPoints(-0.001), 0)).toBe(true);
  expect(signedPoints(0.034)).toBe('+3');
  expect(signedPoints(-0.5)).toBe('−50');
});

describe('a move', () => {
  beforeEach(() => (settings.language = 'de'));

  it('names its places by terrain and number', () => {
    const road = {
      is: 'build-road',
      edges: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    } as const;
    expect(moveText(road, TILES, [])).toBe('eine Straße bauen (Gebirge 6, Wald 9)');
    expect(placesOf(road)).toEqual(['0,0 1,0']);
    settings.language = 'en';
    expect(moveText(road, TILES, [])).toContain('build a road');
  });

  it('names cards and players', () => {
    const trade = { is: 'trade-with-bank', give: { wood: 3 }, want: { ore: 1 } };
    expect(moveText(trade, TILES, [])).toBe('3 Holz bei der Bank gegen 1 Erz tauschen');
    const robber = { is: 'move-robber', hex: [0, 0], victim: 1 } as const;
    expect(moveText(robber, TILES, ['Anna', 'Bert'])).toBe(
      'den Räuber versetzen (Gebirge 6) und Bert bestehlen',
    );
    const monopoly = { is: 'play-monopoly', want: { grain: 1 } };
    expect(moveText(monopoly, TILES, [])).toBe('ein Monopol auf Getreide spielen');
    expect(moveText({ is: 'answer', accept: false }, TILES, [])).toBe('das Angebot ablehnen');
  });

  it('has its reason in words', () => {
    const better = decision({
      difference: { points: 0.71, income: -0.16, cards: 0, rival: -0.04 },
    });
    expect(reasonText(better)).toBe(
      'Zwei Runden später hat es im Mittel zu 0,7 Siegpunkten mehr, 0,16 Karten je Wurf weniger und einer um 4 Punkte kleineren Chance des stärksten Gegners geführt.',
    );
    const similar = decision({ difference: { points: 0, income: 0, cards: 0, rival: 0 } });
    expect(reasonText(similar)).toContain('ähnlichen Stellungen');
  });
});
