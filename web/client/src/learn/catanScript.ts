// The guided first game of Catan: a short scripted game. The player is red, the opponent blue.
import { demoBoard } from '../catan/board/demoBoard';
import type { Move } from '../catan/protocol/moves';
import { COSTS, RESOURCES, resourceCounts, type ResourceCounts } from '../catan/protocol/protocol';
import { emptyTable, type Player, type TableState } from '../catan/tableState';
import { at, settlement } from '../rules/catanPictures';
import type { CatanTopic } from '../rules/topics';

export type CatanStep = {
  name: string;
  topic: CatanTopic;
  /** What the player must do, in the words of the protocol. */
  status: string;
  /** What can be clicked; an empty list is a step to read. */
  moves: readonly Move[];
  /** What happens before the step. */
  before?: (table: TableState) => TableState;
};

const ROLL: [number, number] = [2, 4];
const OPPONENT = 1;

const build = (type: 'Dorf' | 'Stadt' | 'Straße', hexes: string): Move => ({
  kind: 'build',
  type,
  place: at(hexes),
});
const FIRST = '-2,1 -1,1 -1,0';
const SECOND = '-1,-1 0,-1 0,-2';

const withHand = (hand: Partial<ResourceCounts>) => (table: TableState) => ({
  ...table,
  hand: resourceCounts(hand),
});

export const CATAN_STEPS: readonly CatanStep[] = [
  { name: 'welcome', topic: 'goal', status: 'Warten', moves: [] },
  { name: 'settlement', topic: 'founding', status: 'Dorf bauen', moves: [build('Dorf', FIRST)] },
  {
    name: 'road',
    topic: 'founding',
    status: 'Straße bauen',
    moves: [build('Straße', '-1,1 -1,0')],
  },
  {
    name: 'second',
    topic: 'founding',
    status: 'Dorf bauen',
    moves: [build('Dorf', SECOND)],
    before: (table) => ({
      ...table,
      buildings: {
        ...table.buildings,
        [at('1,0 2,0 2,-1')]: settlement(OPPONENT),
        [at('0,2 0,1 1,1')]: settlement(OPPONENT),
      },
      roads: { ...table.roads, [at('2,0 2,-1')]: OPPONENT, [at('0,2 0,1')]: OPPONENT },
    }),
  },
  {
    name: 'secondRoad',
    topic: 'founding',
    status: 'Straße bauen',
    moves: [build('Straße', '-1,-1 0,-1')],
    before: withHand({ Holz: 1, Lehm: 1, Erz: 1 }),
  },
  { name: 'roll', topic: 'production', status: 'Würfeln', moves: [{ kind: 'roll' }] },
  {
    name: 'build',
    topic: 'building',
    status: 'Handeln oder Bauen',
    moves: [build('Straße', '0,-1 -1,0')],
  },
  {
    name: 'trade',
    topic: 'trade',
    status: 'Handeln oder Bauen',
    moves: [
      {
        kind: 'bank',
        give: resourceCounts({ Wolle: 4 }),
        want: resourceCounts({ Getreide: 1 }),
      },
    ],
    before: withHand({ Holz: 1, Lehm: 1, Wolle: 5 }),
  },
  {
    name: 'newSettlement',
    topic: 'building',
    status: 'Handeln oder Bauen',
    moves: [build('Dorf', '0,-1 -1,0 0,0')],
  },
  {
    name: 'robber',
    topic: 'robber',
    status: 'Räuber versetzen',
    moves: [
      { kind: 'robber', hex: '2,0', victim: OPPONENT },
      { kind: 'robber', hex: '0,1', victim: OPPONENT },
    ],
    before: (table) => ({ ...table, dice: { player: 0, roll: [3, 4], isForOrder: false } }),
  },
  {
    name: 'city',
    topic: 'building',
    status: 'Handeln oder Bauen',
    moves: [build('Stadt', FIRST)],
    before: withHand({ Wolle: 1, Getreide: 3, Erz: 4 }),
  },
  { name: 'card', topic: 'cards', status: 'Handeln oder Bauen', moves: [{ kind: 'buy' }] },
  { name: 'done', topic: 'end', status: 'Warten', moves: [] },
];

function player(id: number, colour: string): Player {
  return {
    id,
    name: '',
    colour,
    status: 'Warten',
    points: 0,
    handSize: id === OPPONENT ? 4 : 0,
    developmentCards: 0,
    knights: 0,
    longestRoad: false,
    largestArmy: false,
  };
}

/** The table before the first step. */
export function catanStart(): TableState {
  const { tiles, harbours } = demoBoard;
  const players = [player(0, 'Rot'), player(OPPONENT, 'Blau')];
  return { ...emptyTable(), stage: 'game', me: 0, players, tiles, harbours, robber: '0,0' };
}

/** The table at the beginning of a step. */
export function atStep(table: TableState, step: CatanStep): TableState {
  const next = step.before?.(table) ?? table;
  const cards = RESOURCES.reduce((sum, r) => sum + next.hand[r], 0);
  const players = next.players.map((p) =>
    p.id === next.me ? { ...p, status: step.status, handSize: cards } : p,
  );
  return { ...next, players };
}

/** The table after a move of the player. */
export function afterMove(table: TableState, move: Move, status: string): TableState {
  switch (move.kind) {
    case 'build': {
      const hand =
        status === 'Handeln oder Bauen' ? paid(table.hand, COSTS[move.type]) : table.hand;
      const next = { ...table, hand, newestPiece: move.place };
      if (move.type === 'Straße') return { ...next, roads: { ...table.roads, [move.place]: 0 } };
      const piece = { owner: 0, type: move.type };
      return { ...next, buildings: { ...table.buildings, [move.place]: piece } };
    }
    case 'roll':
      return {
        ...table,
        dice: { player: 0, roll: ROLL, isForOrder: false },
        hand: { ...table.hand, Lehm: table.hand.Lehm + 1 },
      };
    case 'bank':
      return { ...table, hand: paid(paid(table.hand, move.give), move.want, 1) };
    case 'robber':
      return { ...table, robber: move.hex, hand: { ...table.hand, Wolle: table.hand.Wolle + 1 } };
    case 'buy':
      return {
        ...table,
        hand: paid(table.hand, COSTS.Karte),
        developmentCards: { ...table.developmentCards, Ritter: 1 },
      };
    default:
      return table;
  }
}

function paid(hand: ResourceCounts, cards: ResourceCounts, sign: 1 | -1 = -1): ResourceCounts {
  const next = { ...hand };
  for (const r of RESOURCES) next[r] += sign * cards[r];
  return next;
}

/** The points of the player, as far as the guided game needs them. */
export function ownPoints(table: TableState): number {
  const own = Object.values(table.buildings).filter((b) => b.owner === 0);
  return own.reduce((sum, b) => sum + (b.type === 'Stadt' ? 2 : 1), 0);
}
