import { describe, expect, it } from 'vitest';
import { stepsIn } from '../../src/torres/replay';
import { TURN } from './samplePosition';

const BLOCK = TURN.replace('00001100/', '00002100/');

describe('a replay', () => {
  it('contains each position once, in order', () => {
    const lines = ['AUFRUF_RITTER_SETZEN', 'STELLUNG a b', 'NACHRICHT ROT hallo', 'STELLUNG a b'];
    const steps = stepsIn([...lines, 'ZUGENDE', 'STELLUNG a c']);
    expect(steps.map((step) => step.notation)).toEqual(['a b', 'a c']);
  });

  it('has the log entries that lead to each position', () => {
    const placed = ['AKTION AKTION_SETZE_BAUSTEIN', 'X 4', 'Y 0'];
    const steps = stepsIn([`STELLUNG ${TURN}`, ...placed, `STELLUNG ${BLOCK}`]);
    expect(steps.map(({ entries }) => entries.map((entry) => entry.kind))).toEqual([
      ['year', 'turn'],
      ['acted'],
    ]);
  });

  it('is empty without positions', () => {
    expect(stepsIn(['NACHRICHT SERVER hallo', 'STELLUNG'])).toEqual([]);
  });
});
