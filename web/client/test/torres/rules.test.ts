import { beforeAll, describe, expect, it } from 'vitest';
import type { Action } from '../../src/torres/protocol/action';
import { readPosition } from '../../src/torres/protocol/position';
import { loadTorresRules, pointsOf, readScoring, type TorresRules } from '../../src/torres/rules';
import { TURN } from './samplePosition';

describe('the compiled Java rules', () => {
  let rules: TorresRules;
  beforeAll(async () => {
    rules = await loadTorresRules();
  });
  const block: Action = { kind: 'PLACE_BLOCK', from: 0, to: 6 };

  it('list the legal actions', () => {
    const kinds = new Set(rules.legalActions(TURN).map((a) => a.kind));
    expect(kinds).toContain('PLACE_BLOCK');
    expect(kinds).toContain('SIX_POINTS');
    expect(kinds).not.toContain('SEVEN_POINTS');
    expect(rules.legalActions(TURN)).toContainEqual(block);
  });

  it('compute the view after an action and leave the given view unchanged', () => {
    const after = rules.viewAfter(TURN, block);
    expect(after).toBeDefined();
    const next = readPosition(after ?? '');
    expect(next.heights[6]).toBe(1);
    expect(next).toMatchObject({ points: 4, blocks: 2 });
    expect(readPosition(TURN).heights[6]).toBe(0);
  });

  it('skip an occupied field of the score track', () => {
    const six = TURN.replace(' 0/7 ', ' 6/7 ');
    const after = rules.viewAfter(six, { kind: 'TAKE_POINT', from: 0, to: 0 });
    expect(readPosition(after ?? '').scores).toEqual([8, 7]);
  });

  it('refuse an illegal action', () => {
    expect(rules.viewAfter(TURN, { kind: 'PLACE_BLOCK', from: 0, to: 63 })).toBeUndefined();
  });

  it('score each castle', () => {
    const scoring = rules.scoring(TURN);
    expect(scoring.castles).toHaveLength(8);
    expect(scoring.castles[0]).toEqual({
      area: 2,
      hasKing: false,
      levels: [1, 0],
      squares: [4, 5],
    });
    expect(pointsOf(scoring, 0)).toBe(2);
    expect(pointsOf(scoring, 1)).toBe(1);
  });
});

describe('a scoring', () => {
  it("includes the king's bonus", () => {
    const scoring = readScoring('castle 3 1 2,0 18,19,26\nbonus 0 10\n');
    expect(pointsOf(scoring, 0)).toBe(16);
    expect(pointsOf(scoring, 1)).toBe(0);
  });
});
