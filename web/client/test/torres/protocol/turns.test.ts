import { expect, it } from 'vitest';
import { turnStarts } from '../../../src/torres/protocol/turns';
import { TURN } from '../samplePosition';

it('a turn of Torres begins when another player acts or a new stage begins', () => {
  const field = TURN.split(' ');
  const at = (clock: string) => [...field.slice(0, 8), clock, ...field.slice(9)].join(' ');
  const clock = (field[8] ?? '').split('.');
  const by = (seat: number, points: number) =>
    at(clock.map((n, i) => (i === 1 ? String(seat) : i === 6 ? String(points) : n)).join('.'));
  expect(turnStarts([by(0, 5), by(0, 4), by(1, 5), by(1, 3), by(0, 5)])).toEqual([0, 2, 4]);
});
