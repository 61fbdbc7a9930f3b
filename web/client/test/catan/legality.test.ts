import { beforeAll, describe, expect, it } from 'vitest';
import { encodeView, loadLegalMoves, type LegalMoves } from '../../src/catan/legality';
import { pieceBuilt, playerStatus, startedGame, tableAfter } from './sampleMessages';

const SETTLEMENT = pieceBuilt(0, 'Dorf', -2, 2, -1, 2, -1, 1);

let legalMoves: LegalMoves;
beforeAll(async () => {
  legalMoves = await loadLegalMoves();
});

describe('the compiled Java rules', () => {
  it('allow the first settlement on every corner and the next one at a distance', () => {
    const first = tableAfter(
      [playerStatus(0, { Status: 'Dorf bauen', Rohstoffe: {} })],
      startedGame(),
    );
    expect(legalMoves(first)).toHaveLength(54);
    const second = tableAfter([pieceBuilt(1, 'Dorf', -2, 2, -1, 2, -1, 1)], first);
    expect(legalMoves(second)).toHaveLength(50);
  });

  it('allow the set-up road only at the new settlement', () => {
    const table = tableAfter(
      [SETTLEMENT, playerStatus(0, { Status: 'Straße bauen', Rohstoffe: {} })],
      startedGame(),
    );
    expect(legalMoves(table)).toHaveLength(3);
    expect(legalMoves(table).every((m) => m.kind === 'build' && m.type === 'Straße')).toBe(true);
  });

  it('allow what the player can pay, and the end of the turn', () => {
    const table = tableAfter(
      [
        SETTLEMENT,
        pieceBuilt(0, 'Straße', -2, 2, -1, 1),
        playerStatus(0, { Status: 'Handeln oder Bauen', Rohstoffe: { Holz: 5, Lehm: 1 } }),
      ],
      startedGame(),
    );
    const kinds = legalMoves(table).map((m) => m.kind);
    expect(kinds).toContain('end');
    expect(kinds).toContain('build');
    expect(kinds.filter((k) => k === 'bank')).toHaveLength(4);
    expect(kinds).not.toContain('buy');
  });

  it('are not asked in the turn of another player', () => {
    expect(encodeView(startedGame())).toBeUndefined();
  });
});
