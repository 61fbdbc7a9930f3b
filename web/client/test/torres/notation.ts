// Writes a position as the notation that the Java rules read.
import type { Position } from '../../src/torres/protocol/position';

const LETTERS = { knight: 'F', king: 'K', turn: 'T', over: 'O' };
const place = (square: number) => `${square % 8}${Math.floor(square / 8)}`;

export function notation(position: Position): string {
  const { heights, king, knights, scores, stacks, handSizes, points, blocks, drawn } = position;
  const rows = Array.from({ length: 8 }, (_, y) => heights.slice(8 * y, 8 * y + 8).join(''));
  const isSetup = position.stage === 'knight' || position.stage === 'king';
  const clock = isSetup
    ? [LETTERS[position.stage], 0, 0, 0, 0, 0, 0, 0, 0, 0]
    : [LETTERS[position.stage], 0, 1, 1, 1, 0, points, blocks, drawn, 0];
  return [
    rows.join('/'),
    king === undefined ? '-' : place(king),
    knights.map((squares) => squares.map(place).join('') || '-').join('/'),
    scores.join('/'),
    stacks.map((row) => [...row, 3].slice(0, 4).join('.')).join('/'),
    handSizes.join('/'),
    40 - handSizes.reduce((a, b) => a + b, 0),
    '0'.repeat(10),
    clock.join('.'),
    '-',
    0,
    '0'.repeat(10),
    '0'.repeat(10),
  ].join(' ');
}
