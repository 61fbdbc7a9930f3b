import { describe, expect, it } from 'vitest';
import type { Message } from '../../src/catan/protocol/protocol';
import { applyRecorded } from '../../src/catan/recording';
import { soundsBetween } from '../../src/catan/sounds';
import { emptyTable, type TableState } from '../../src/catan/tableState';
import { GAME } from './sampleGame';
import { playerStatus } from './sampleMessages';

describe('sounds', () => {
  const soundsAt = (n: number, message: Message = GAME[n] ?? {}) => {
    const before = GAME.slice(0, n).reduce<TableState>(applyRecorded, emptyTable());
    return soundsBetween(before, applyRecorded(before, message));
  };

  it("announce a roll, a building, the player's turn and the end", () => {
    expect(soundsAt(8)).toEqual(['dice']);
    expect(soundsAt(5)).toEqual(['build']);
    expect(soundsAt(8, playerStatus(0, { Status: 'Würfeln' }))).toEqual(['turn']);
    expect(soundsAt(GAME.length - 1)).toEqual(['end']);
    expect(soundsAt(9)).toEqual([]);
  });
});
