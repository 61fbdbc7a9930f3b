// The board on the start page.
import { placeKey } from '../boardPlaces';
import type { Terrain } from '../protocol/protocol';
import type { Harbour, Tile } from '../tableState';

const ROWS: [Terrain, number][][] = [
  [
    ['Meer', 0],
    ['Meer', 0],
    ['Meer', 0],
    ['Meer', 0],
  ],
  [
    ['Meer', 0],
    ['Gebirge', 10],
    ['Weideland', 2],
    ['Wald', 9],
    ['Meer', 0],
  ],
  [
    ['Meer', 0],
    ['Ackerland', 12],
    ['Hügelland', 6],
    ['Weideland', 4],
    ['Hügelland', 10],
    ['Meer', 0],
  ],
  [
    ['Meer', 0],
    ['Ackerland', 9],
    ['Wald', 11],
    ['Wüste', 0],
    ['Wald', 3],
    ['Gebirge', 8],
    ['Meer', 0],
  ],
  [
    ['Meer', 0],
    ['Wald', 8],
    ['Gebirge', 3],
    ['Ackerland', 4],
    ['Weideland', 5],
    ['Meer', 0],
  ],
  [
    ['Meer', 0],
    ['Hügelland', 5],
    ['Ackerland', 6],
    ['Weideland', 11],
    ['Meer', 0],
  ],
  [
    ['Meer', 0],
    ['Meer', 0],
    ['Meer', 0],
    ['Meer', 0],
  ],
];

const tiles: Tile[] = ROWS.flatMap((row, i) =>
  row.map(([terrain, number], j) => {
    const y = 3 - i;
    const x = Math.max(-3, -3 - y) + j;
    return { key: placeKey({ x, y }), x, y, terrain, number };
  }),
);

const harbours: Harbour[] = [
  { sea: '-3,3', land: '-2,2' },
  { sea: '-1,3', land: '-1,2', resource: 'Getreide' },
  { sea: '1,2', land: '0,2', resource: 'Erz' },
  { sea: '3,0', land: '2,0' },
  { sea: '3,-2', land: '2,-1', resource: 'Wolle' },
  { sea: '1,-3', land: '1,-2' },
  { sea: '-1,-2', land: '0,-2' },
  { sea: '-2,-1', land: '-1,-1', resource: 'Lehm' },
  { sea: '-3,1', land: '-2,1', resource: 'Holz' },
];

export const demoBoard = {
  tiles,
  harbours,
  robber: '0,0',
  roads: {
    [placeKey([
      { x: -1, y: 1 },
      { x: 0, y: 1 },
    ])]: 0,
    [placeKey([
      { x: -1, y: 1 },
      { x: -1, y: 2 },
    ])]: 0,
    [placeKey([
      { x: -1, y: 2 },
      { x: 0, y: 1 },
    ])]: 0,
    [placeKey([
      { x: 1, y: 0 },
      { x: 1, y: -1 },
    ])]: 1,
    [placeKey([
      { x: 1, y: -1 },
      { x: 0, y: -1 },
    ])]: 1,
    [placeKey([
      { x: -1, y: 0 },
      { x: -1, y: -1 },
    ])]: 2,
    [placeKey([
      { x: -1, y: -1 },
      { x: 0, y: -1 },
    ])]: 2,
    [placeKey([
      { x: 0, y: 2 },
      { x: 1, y: 1 },
    ])]: 3,
  },
  buildings: {
    [placeKey([
      { x: -1, y: 1 },
      { x: 0, y: 1 },
      { x: 0, y: 0 },
    ])]: { owner: 0, type: 'Stadt' as const },
    [placeKey([
      { x: -1, y: 1 },
      { x: -1, y: 2 },
      { x: -2, y: 2 },
    ])]: { owner: 0, type: 'Dorf' as const },
    [placeKey([
      { x: 1, y: 0 },
      { x: 1, y: -1 },
      { x: 2, y: -1 },
    ])]: { owner: 1, type: 'Stadt' as const },
    [placeKey([
      { x: 0, y: -1 },
      { x: 1, y: -1 },
      { x: 1, y: -2 },
    ])]: { owner: 1, type: 'Dorf' as const },
    [placeKey([
      { x: -1, y: 0 },
      { x: -1, y: -1 },
      { x: -2, y: 0 },
    ])]: { owner: 2, type: 'Dorf' as const },
    [placeKey([
      { x: 0, y: 2 },
      { x: 1, y: 1 },
      { x: 1, y: 2 },
    ])]: { owner: 3, type: 'Dorf' as const },
  },
};
