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

  it('writes all five resources, because some servers need the zeros', () => {
    const give = { Holz: 4, Lehm: 0, Wolle: 0, Getreide: 0, Erz: 0 };
    const want = { Holz: 0, Lehm: 0, Wolle: 0, Getreide: 0, Erz: 1 };
    expect(moveToMessage({ kind: 'bank', give, want })).toEqual({
      Seehandel: { Angebot: give, Nachfrage: want },
    });
    expect(moveToMessage({ kind: 'offer', give, want })).toEqual({
      'Handel anbieten': { Angebot: give, Nachfrage: want },
    });
  });
});
