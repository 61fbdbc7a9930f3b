// The guided first game of Torres: a short scripted game. The player is orange, the opponent blue.
import type { TorresTopicName } from '../rules/topics';
import { squareAt, staged, startHeights } from '../rules/torresPictures';
import type { Action } from '../torres/protocol/action';
import type { Position, Stage } from '../torres/protocol/position';

export type TorresStep = {
  name: string;
  topic: TorresTopicName;
  stage: Stage;
  /** What can be clicked; an empty list is a step to read. */
  actions: readonly Action[];
  /** Whether a button ends the turn. */
  isTurnEnd?: boolean;
  before?: (position: Position) => Position;
};

const s = squareAt;
const CASTLE = s(2, 2);
const ACTION_POINTS = 5;
const BLOCKS = 3;
const on = (kind: Action['kind'], to: number, from = 0): Action => ({ kind, from, to });

export const TORRES_STEPS: readonly TorresStep[] = [
  { name: 'welcome', topic: 'goal', stage: 'knight', actions: [] },
  {
    name: 'first',
    topic: 'knights',
    stage: 'knight',
    actions: [on('PLACE_FIRST_KNIGHT', CASTLE)],
  },
  {
    name: 'king',
    topic: 'king',
    stage: 'king',
    actions: [],
    before: (position) => ({
      ...position,
      knights: [position.knights[0] ?? [], [s(5, 5)]],
      king: s(4, 0),
    }),
  },
  {
    name: 'block',
    topic: 'castles',
    stage: 'turn',
    actions: [on('PLACE_BLOCK', s(3, 2)), on('PLACE_BLOCK', s(1, 2))],
    before: newTurn,
  },
  { name: 'area', topic: 'castles', stage: 'turn', actions: [on('PLACE_BLOCK', s(2, 3))] },
  { name: 'height', topic: 'castles', stage: 'turn', actions: [on('PLACE_BLOCK', s(2, 3))] },
  { name: 'climb', topic: 'knights', stage: 'turn', actions: [on('MOVE_KNIGHT', s(2, 3), CASTLE)] },
  { name: 'point', topic: 'turn', stage: 'turn', actions: [on('TAKE_POINT', 0)] },
  { name: 'end', topic: 'turn', stage: 'turn', actions: [], isTurnEnd: true },
  {
    name: 'knight',
    topic: 'knights',
    stage: 'turn',
    actions: [on('PLACE_KNIGHT', CASTLE)],
    before: newTurn,
  },
  { name: 'card', topic: 'cards', stage: 'turn', actions: [on('DRAW_CARD', 0)] },
  { name: 'scoring', topic: 'scoring', stage: 'over', actions: [] },
  { name: 'done', topic: 'years', stage: 'over', actions: [] },
];

function newTurn(position: Position): Position {
  return { ...position, points: ACTION_POINTS, blocks: BLOCKS, drawn: 0 };
}

/** The position before the first step. */
export function torresStart(): Position {
  return { ...staged({ heights: startHeights() }), points: 0, blocks: 0, seat: 0 };
}

export function atTorresStep(position: Position, step: TorresStep): Position {
  return { ...(step.before?.(position) ?? position), stage: step.stage };
}

/** The position after an action of the player. */
export function afterAction(position: Position, { kind, from, to }: Action): Position {
  const own = position.knights[0] ?? [];
  const rest = position.knights.slice(1);
  const spend = (points: number) => ({ ...position, points: position.points - points });
  switch (kind) {
    case 'PLACE_FIRST_KNIGHT':
      return { ...position, knights: [[to], ...rest] };
    case 'PLACE_KNIGHT':
      return { ...spend(2), knights: [[...own, to], ...rest] };
    case 'MOVE_KNIGHT':
      return { ...spend(1), knights: [own.map((at) => (at === from ? to : at)), ...rest] };
    case 'PLACE_BLOCK':
      return {
        ...spend(1),
        blocks: position.blocks - 1,
        heights: position.heights.map((height, at) => (at === to ? height + 1 : height)),
      };
    case 'TAKE_POINT':
      return { ...spend(1), scores: position.scores.map((n, seat) => (seat === 0 ? n + 1 : n)) };
    case 'DRAW_CARD':
      return { ...spend(1), drawn: 1, handSizes: [1, 0] };
    default:
      return position;
  }
}
