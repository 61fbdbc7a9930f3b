// The drawings on the hexagons, around the number in the centre. All things of one kind are one path,
// because a board of a thousand elements is slow to create and to paint.
import type { Terrain } from '../protocol/protocol';

type Spot = readonly [x: number, y: number, scale?: number];
/** `kind` is a CSS class, `d` the path. */
type Layer = { kind: string; d: string };

const PINES: readonly Spot[] = [
  [-30, -18, 1],
  [-14, -30, 1.15],
  [6, -33, 1.05],
  [24, -24, 1.1],
  [36, -8, 0.85],
  [-38, 6, 0.85],
  [-28, 34, 1],
  [-8, 44, 0.95],
  [14, 43, 1.05],
  [31, 32, 0.95],
];
const SHEEP: readonly Spot[] = [
  [-24, -28, 1],
  [12, -34, 0.85],
  [27, 34, 1],
  [-16, 40, 0.9],
];
const TUFTS: readonly Spot[] = [
  [-38, 8],
  [38, -12],
  [-4, -44],
  [2, 46],
  [-36, -12],
  [36, 14],
  [34, -30],
];
const KILNS: readonly Spot[] = [
  [-26, -25],
  [10, -34],
  [-30, 30],
  [18, 34],
];
const EARS: readonly Spot[] = [-36, -27, -18, -9, 0, 9, 18, 27, 36].flatMap((x): Spot[] => [
  [x, -24 - (36 - Math.abs(x)) * 0.32],
  [x * 0.86, 32 + (36 - Math.abs(x)) * 0.36],
]);

/** The layers of each terrain, from back to front. */
export const SCENERY: Partial<Record<Terrain, readonly Layer[]>> = {
  Wald: [
    { kind: 'trunk', d: repeated('m-1.6 6 h3.2 v5 h-3.2 z', PINES) },
    { kind: 'pine', d: repeated('m0 -14 l7 12 h-3.6 l5.6 9 h-18 l5.6 -9 h-3.6 z', PINES) },
    { kind: 'pine-light', d: repeated('m0 -14 l7 12 h-3.6 l5.6 9 h-7 z', PINES) },
  ],
  Hügelland: [
    { kind: 'mound', d: 'M-50 4q18-26 40-10t50-16l10 6v34l-50 32-50-30z' },
    { kind: 'mound-light', d: 'M-44 34q22-22 46-8t42-8l4 4v8L0 58z' },
    {
      kind: 'bricks',
      d: repeated('m-11 1 h10 v6 h-10 z m12 0 h10 v6 h-10 z m-6 -8 h10 v6 h-10 z', KILNS),
    },
  ],
  Weideland: [
    { kind: 'meadow', d: 'M-50 12q24-20 50-8t50-12v36L0 58l-50-28z' },
    { kind: 'tuft', d: repeated('m-4 4 l-1 -6 m5 6 v-8 m4 8 l1 -6', TUFTS) },
    { kind: 'sheep-dark', d: repeated('m-5 4 v6 m9 -6 v6', SHEEP) },
    {
      kind: 'sheep',
      d: repeated('m-9.5 0 c0 -8.7 19 -8.7 19 0 c0 8.7 -19 8.7 -19 0 z', SHEEP),
    },
    {
      kind: 'sheep-head',
      d: repeated('m5.5 -3 c0 -4.3 8 -4.3 8 0 c0 4.3 -8 4.3 -8 0 z', SHEEP),
    },
  ],
  Ackerland: [
    {
      kind: 'furrows',
      d: 'M-48-18q48-22 96 0M-50 2q50-22 100 0M-50 22q50-22 100 0M-40 40q40-20 80 0',
    },
    { kind: 'stalk', d: repeated('m0 11 v-15', EARS) },
    {
      kind: 'ear',
      d: repeated(
        'm0 -8 q3 3 0 7 q-3 -4 0 -7 z m0 6 q4 0 5 4 q-5 0 -5 -4 z q-4 0 -5 4 q5 0 5 -4 z',
        EARS,
      ),
    },
  ],
  Gebirge: [
    { kind: 'peak-far', d: 'M-50 0-30-34l10 12L2-50l20 26 10-10L50 4v26L0 58l-50-28z' },
    { kind: 'peak', d: 'M-48 30-24-16-6 12 12-20 46 28 0 57z' },
    { kind: 'peak-shade', d: 'M-24-16-6 12l-8 38-14-10zM12-20l34 48L14 48z' },
    {
      kind: 'snow',
      d: 'M2-50 11-38l-6 3-4-4-5 6-4-6zM-24-16l7 11-5-1-4 4-4-5zM12-20l9 12-6-1-4 4-5-6z',
    },
  ],
  Wüste: [
    { kind: 'dune', d: 'M-50-6q26-24 52-6t48-4v34L0 58l-50-30z' },
    { kind: 'dune-light', d: 'M-48 22q30-20 56 0t40-4v10L0 58l-46-28z' },
    {
      kind: 'cactus',
      d: 'M-22-14v-22M-22-24h-7v-6M-22-20h7v-7M24 42V24M24 34h-6v-6M24 31h6v-6',
    },
  ],
};

/** One path that repeats a shape. The shape begins with `m` and uses relative commands only. */
export function repeated(shape: string, spots: readonly Spot[]): string {
  return spots
    .map(([x, y, scale = 1]) => {
      const scaled = shape.replace(/-?[\d.]+/g, (n) => String(rounded(Number(n) * scale)));
      return `M${rounded(x)} ${rounded(y)}${scaled}`;
    })
    .join('');
}

function rounded(n: number): number {
  return Math.round(n * 100) / 100;
}
