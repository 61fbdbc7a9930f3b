import { beforeAll, describe, expect, it } from 'vitest';
import { loadLegalMoves, type LegalMoves } from '../../src/catan/legality';
import { learnTexts } from '../../src/i18n/rules/learn';
import { CATAN_STEPS, afterMove, atStep, catanStart, ownPoints } from '../../src/learn/catanScript';

let legalMoves: LegalMoves;
beforeAll(async () => {
  legalMoves = await loadLegalMoves();
});

describe('the guided game of Catan', () => {
  it('asks only for moves that the rules allow', () => {
    let table = catanStart();
    for (const step of CATAN_STEPS) {
      table = atStep(table, step);
      if (step.moves.length === 0) continue;
      const legal = legalMoves(table);
      for (const move of step.moves) expect(legal, step.name).toContainEqual(move);
      const [first] = step.moves;
      if (first) table = afterMove(table, first, step.status);
    }
    expect(ownPoints(table)).toBe(4);
    expect(Object.values(table.hand).every((n) => n >= 0)).toBe(true);
  });

  it('has a text for each step, and a button where nothing on the board can be clicked', () => {
    const texts = learnTexts().catan;
    expect(Object.keys(texts)).toEqual(CATAN_STEPS.map((step) => step.name));
    for (const { name, moves } of CATAN_STEPS) {
      const isOnBoard = moves.some((move) => ['build', 'robber'].includes(move.kind));
      expect(texts[name]?.button !== undefined, name).toBe(moves.length > 0 && !isOnBoard);
    }
  });
});
