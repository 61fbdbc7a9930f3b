// Staged positions for the rules of Torres. Seat 0 is orange, seat 1 is blue.
import type { Position } from '../torres/protocol/position';
import type { Quiz } from './quiz';
import type { TorresTopicName } from './topics';

const SIDE = 8;
/** The squares of the eight castles at the start. */
const STARTS = [4, 18, 21, 24, 39, 42, 45, 59];

type Staged = {
  /** The height of each square with blocks. */
  heights: Record<number, number>;
  knights?: number[][];
  king?: number;
};

export const squareAt = (x: number, y: number) => x + SIDE * y;

export function staged({ heights, knights = [[], []], king }: Staged): Position {
  return {
    heights: Array.from({ length: SIDE * SIDE }, (_, square) => heights[square] ?? 0),
    king,
    knights,
    scores: [0, 0],
    stacks: [
      [3, 3, 3],
      [3, 3, 3],
    ],
    handSizes: [0, 0],
    deck: 40,
    stage: 'turn',
    seatToAct: 0,
    year: 1,
    round: 1,
    turn: 1,
    points: 5,
    blocks: 3,
    drawn: 0,
    hasPlayedCard: false,
    seat: undefined,
    hand: [],
    drawnThisTurn: [],
  };
}

/** The castles at the start, some of them built on. */
export function startHeights(more: Record<number, number> = {}): Record<number, number> {
  return { ...Object.fromEntries(STARTS.map((square) => [square, 1])), ...more };
}

const s = squareAt;

export const TORRES_PICTURES: Partial<Record<TorresTopicName, Position>> = {
  goal: staged({
    heights: startHeights({ [s(2, 2)]: 2, [s(3, 2)]: 1, [s(5, 5)]: 3, [s(5, 4)]: 2, [s(6, 5)]: 1 }),
    knights: [[s(2, 2)], [s(5, 4)]],
    king: s(4, 0),
  }),
  castles: staged({ heights: startHeights({ [s(3, 2)]: 1 }) }),
  knights: staged({
    heights: startHeights({ [s(2, 2)]: 1, [s(3, 2)]: 2, [s(2, 3)]: 3, [s(1, 2)]: 1 }),
    knights: [[s(2, 2)], [s(1, 2)]],
  }),
  doors: staged({ heights: startHeights(), knights: [[s(3, 2)], []] }),
  king: staged({
    heights: startHeights({ [s(2, 2)]: 3, [s(3, 2)]: 2, [s(2, 3)]: 1 }),
    knights: [[s(2, 2)], [s(3, 2)]],
    king: s(2, 3),
  }),
  scoring: staged({
    heights: startHeights({ [s(2, 2)]: 2, [s(3, 2)]: 1, [s(2, 3)]: 1, [s(3, 3)]: 1 }),
    knights: [[s(2, 2), s(3, 3)], []],
  }),
};

const places = (...squares: number[]) => squares.map(String);

export const TORRES_QUIZZES: Partial<Record<TorresTopicName, Quiz>> = {
  castles: {
    isRight: [false, true, true, false],
    places: places(s(4, 2), s(3, 1), s(2, 2), s(0, 0)),
  },
  turn: { isRight: [false, true, true] },
  knights: {
    isRight: [true, true, false, false],
    places: places(s(3, 2), s(2, 1), s(2, 3), s(1, 2)),
  },
  doors: {
    isRight: [true, true, false],
    places: places(s(1, 2), s(2, 2), s(6, 6)),
  },
  cards: { isRight: [false, true] },
  king: { isRight: [false, true] },
  scoring: { isRight: [false, true, false] },
};
