import { describe, expect, it } from 'vitest';
import { readPosition } from '../../src/torres/protocol/position';
import { soundsBetween } from '../../src/torres/sounds';
import { TURN } from './samplePosition';

describe('sounds', () => {
  const ownTurn = readPosition(TURN);
  const otherTurn = readPosition(TURN.replace(' T.0.', ' T.1.'));
  const blockPlaced = readPosition(TURN.replace('00001100/', '00002100/'));
  const over = readPosition(TURN.replace(' T.0.', ' O.-.'));

  it("announce the player's turn, a block and the end", () => {
    expect(soundsBetween(otherTurn, ownTurn)).toEqual(['turn']);
    expect(soundsBetween(ownTurn, blockPlaced)).toEqual(['build']);
    expect(soundsBetween(ownTurn, ownTurn)).toEqual([]);
    expect(soundsBetween(ownTurn, over)).toEqual(['end']);
    expect(soundsBetween(over, over)).toEqual([]);
  });
});
