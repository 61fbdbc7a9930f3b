import { expect, it } from 'vitest';
import { torresResult, winningSeats } from '../../src/torres/results';
import { winnerSentence } from '../../src/torres/sentences';
import { TURN } from './samplePosition';

function position(stage: string, seat: number | '-', scores: string, turn = '1'): string {
  const fields = TURN.split(' ');
  fields[3] = scores;
  const clock = (fields[8] ?? '').split('.').slice(2);
  clock[2] = turn;
  fields[8] = [stage, seat, ...clock].join('.');
  return fields.join(' ');
}

it('splits the points of a Torres game into scorings and points taken', () => {
  const result = torresResult([
    position('F', 0, '0/0'),
    position('T', 0, '0/0'),
    position('T', 0, '1/0'),
    position('T', 1, '1/0', '2'),
    position('K', 1, '5/7', '2'),
    position('T', 0, '5/7'),
    position('T', 0, '6/7'),
    position('O', '-', '10/20'),
  ]);
  expect(result.years).toEqual([
    [4, 7],
    [4, 13],
  ]);
  expect(result.taken).toEqual([2, 0]);
  expect(result.course).toEqual([
    [0, 0],
    [1, 0],
    [5, 7],
    [10, 20],
  ]);
  expect(result.courseSteps).toEqual([0, 3, 4, 7]);
  expect(result.end.stage).toBe('over');
});

it('names all players with the most points as winners', () => {
  const nameOf = (seat: number) => ['Leia', 'Han', 'Luke'][seat] ?? '';
  expect(winningSeats([3, 9, 9])).toEqual([1, 2]);
  expect(winnerSentence([3, 9, 9], undefined, nameOf)).toBe('Han und Luke gewinnen gemeinsam!');
  expect(winnerSentence([3, 9, 9], 1, nameOf)).toBe('Du gewinnst gemeinsam mit Luke!');
  expect(winnerSentence([3, 9, 9], 0, nameOf)).toBe('Han und Luke gewinnen gemeinsam!');
  expect(winnerSentence([3, 9, 8], 1, nameOf)).toBe('Du hast gewonnen!');
  expect(winnerSentence([3, 9, 8], 2, nameOf)).toBe('Han gewinnt!');
});
