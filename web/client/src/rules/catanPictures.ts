// Small staged boards for the rules of Catan. Player 0 is red, player 1 is blue.
import { hexesOf, placeKey } from '../catan/boardPlaces';
import type { Terrain } from '../catan/protocol/protocol';
import type { Harbour, Tile } from '../catan/tableState';
import type { Quiz } from './quiz';
import type { CatanTopic } from './topics';

type Pieces = {
  harbours?: Harbour[];
  robber?: string;
  roads?: Record<string, number>;
  buildings?: Record<string, { owner: number; type: 'Dorf' | 'Stadt' }>;
  rolled?: number;
};

export const PLAYER_COLOURS = ['Rot', 'Blau', 'Weiß', 'Orange'] as const;

/** The key of a place, whatever the order of its hexagons. */
export const at = (hexes: string) => placeKey(hexesOf(hexes));
export const settlement = (owner: number) => ({ owner, type: 'Dorf' as const });
export const city = (owner: number) => ({ owner, type: 'Stadt' as const });

function tiles(rows: readonly (readonly [string, Terrain, number])[]): Tile[] {
  return rows.map(([key, terrain, number]) => {
    const [{ x, y } = { x: 0, y: 0 }] = hexesOf(key);
    return { key, x, y, terrain, number };
  });
}

/** Seven hexagons around a field with an 8. */
const FLOWER = tiles([
  ['-1,1', 'Hügelland', 9],
  ['0,1', 'Wald', 6],
  ['-1,0', 'Weideland', 10],
  ['0,0', 'Ackerland', 8],
  ['1,0', 'Gebirge', 5],
  ['0,-1', 'Wald', 4],
  ['1,-1', 'Wüste', 0],
]);

const COAST = tiles([
  ['-1,1', 'Meer', 0],
  ['0,1', 'Meer', 0],
  ['-1,0', 'Wald', 5],
  ['0,0', 'Weideland', 9],
  ['1,0', 'Gebirge', 10],
]);

/** The corners of the central hexagon, clockwise from the upper right. */
const CORNER = {
  upperRight: at('0,0 1,0 0,1'),
  top: at('0,0 0,1 -1,1'),
  upperLeft: at('0,0 -1,1 -1,0'),
  lowerLeft: at('0,0 -1,0 0,-1'),
  bottom: at('0,0 0,-1 1,-1'),
  lowerRight: at('0,0 1,-1 1,0'),
};

function picture(pieces: Pieces, on: Tile[] = FLOWER) {
  return { tiles: on, harbours: [], roads: {}, buildings: {}, ...pieces };
}
type Picture = ReturnType<typeof picture>;

export const CATAN_PICTURES: Partial<Record<CatanTopic, Picture>> = {
  goal: picture({
    robber: '1,-1',
    buildings: { [CORNER.upperLeft]: city(0), [CORNER.lowerRight]: settlement(0) },
    roads: {
      [at('0,0 -1,1')]: 0,
      [at('0,0 0,1')]: 0,
      [at('0,0 1,0')]: 0,
    },
  }),
  founding: picture({
    robber: '1,-1',
    buildings: { [CORNER.upperRight]: settlement(1) },
    roads: { [at('0,1 1,0')]: 1 },
  }),
  production: picture({
    robber: '1,-1',
    rolled: 8,
    buildings: { [CORNER.upperLeft]: settlement(0), [CORNER.lowerRight]: city(1) },
  }),
  robber: picture({
    robber: '1,-1',
    buildings: { [CORNER.top]: settlement(1), [CORNER.lowerLeft]: settlement(0) },
  }),
  trade: picture(
    {
      harbours: [{ sea: '0,1', land: '0,0', resource: 'Wolle' }],
      buildings: { [CORNER.upperRight]: settlement(0) },
      roads: { [at('0,0 1,0')]: 0 },
    },
    COAST,
  ),
  building: picture({
    robber: '1,-1',
    buildings: { [CORNER.upperLeft]: settlement(0), [CORNER.upperRight]: settlement(1) },
    roads: { [at('0,0 -1,1')]: 0 },
  }),
  awards: picture({
    robber: '1,-1',
    buildings: { [CORNER.upperLeft]: settlement(0), [CORNER.lowerRight]: settlement(0) },
    roads: {
      [at('0,0 -1,1')]: 0,
      [at('0,0 0,1')]: 0,
      [at('0,0 1,0')]: 0,
      [at('0,0 1,-1')]: 0,
      [at('0,0 0,-1')]: 0,
    },
  }),
};

export const CATAN_QUIZZES: Partial<Record<CatanTopic, Quiz>> = {
  goal: { isRight: [false, true, false] },
  founding: {
    isRight: [false, true, true, false],
    places: [CORNER.top, CORNER.lowerLeft, CORNER.bottom, CORNER.lowerRight],
  },
  turn: { isRight: [false, true, false] },
  production: { isRight: [false, true, false] },
  robber: { isRight: [true, false, true], places: ['0,0', '1,-1', '0,-1'] },
  trade: { isRight: [true, false, true] },
  building: {
    isRight: [true, true, false, false],
    places: [at('0,0 0,1'), at('0,0 -1,0'), at('0,1 1,0'), at('0,0 0,-1')],
  },
  cards: { isRight: [true, false, false] },
  awards: { isRight: [true, false, false] },
  end: { isRight: [false, true] },
};
