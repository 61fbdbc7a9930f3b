import { describe, expect, it } from 'vitest';
import { CARD_KINDS } from '../../../src/torres/protocol/action';
import { figureOn, knightsLeft, readPosition } from '../../../src/torres/protocol/position';
import { TURN } from '../samplePosition';

describe('a position', () => {
  it('is read from its notation', () => {
    const position = readPosition(TURN);
    expect(position).toMatchObject({ stage: 'turn', seatToAct: 0, points: 5, blocks: 3, deck: 39 });
    expect(position.heights[4]).toBe(1);
    expect(position.king).toBe(21);
    expect(figureOn(position, 21)).toBe('king');
    expect(figureOn(position, 18)).toBe(1);
    expect(figureOn(position, 0)).toBeUndefined();
    expect(knightsLeft(position, 0)).toBe(5);
    expect(position.hand[CARD_KINDS.indexOf('SIX_POINTS')]).toBe(1);
  });
});
