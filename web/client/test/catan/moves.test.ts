import { describe, expect, it } from 'vitest';
import { moveFromLine, moveFromMessage, moveToMessage } from '../../src/catan/protocol/moves';

describe('moves', () => {
  it.each([
    'roll',
    'road 0 1 1 0',
    'robber 1 0 1',
    'roads 0 1 1 0 0 0 1 0',
    'bank 4 0 0 0 0 0 0 0 0 1',
    'conclude 256 1',
  ])('are the same after encoding and decoding: %s', (line) => {
    const move = moveFromLine(line, [0, 1]);
    expect(move).toBeDefined();
    expect(move && moveFromMessage(moveToMessage(move))).toEqual(move);
  });
});
