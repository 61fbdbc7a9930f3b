// The analysis of a finished game of Catan, as docs/coach.md describes its JSON form.
import { placeKey, type Hex } from '../catan/boardPlaces';

/** A hexagon in the coordinates of protocol 1.0. */
type Pair = readonly [number, number];
export type AnalysedMove = {
  is: string;
  edges?: readonly (readonly Pair[])[];
  corner?: readonly Pair[];
  hex?: Pair;
  victim?: number;
  partner?: number;
  give?: Readonly<Record<string, number>>;
  want?: Readonly<Record<string, number>>;
  accept?: boolean;
};

export type Grade = 'good' | 'inaccuracy' | 'mistake' | 'blunder';

export type JudgedDecision = {
  /** The number of the move in the journal. */
  entry: number;
  turn: number;
  seat: number;
  kind: string;
  grade: Grade;
  loss: number;
  standardError: number;
  played: AnalysedMove;
  better: AnalysedMove;
  difference?: { points: number; income: number; cards: number; rival: number };
  rank?: number;
  ranked?: number;
  /** All legal places of a first settlement, the chosen one first. */
  places?: readonly { corner: readonly Pair[]; chance: number }[];
};

export type PlayerBalance = {
  seat: number;
  name: string;
  result: number;
  ownLuck: number;
  othersLuck: number;
  ownPlay: number;
  othersPlay: number;
  adjustedResult: number;
  luck: Readonly<Record<string, number>>;
  errors: number;
  accuracy: number;
};

export type Analysis = {
  names: readonly string[];
  stop?: string;
  standardError: number;
  start: readonly number[];
  players: readonly PlayerBalance[];
  steps: readonly {
    entry: number;
    turn: number;
    chances: readonly number[];
    luck?: readonly number[];
  }[];
  decisions: readonly JudgedDecision[];
  trades: readonly Deal[];
};

/** A deal between two players, and what it changed against no deal, by seat. */
export type Deal = {
  entry: number;
  turn: number;
  seat: number;
  partner: number;
  give: Readonly<Record<string, number>>;
  want: Readonly<Record<string, number>>;
  change: readonly number[];
};

/** The chances after a turn, and what luck did to them during the turn. */
export type TurnSummary = {
  turn: number;
  /** The number of the first move of the turn in the journal. */
  entry: number;
  chances: readonly number[];
  luck: readonly number[];
};

/** The turns of a game. The set-up is turn 0. */
export function turnsOf(analysis: Analysis): TurnSummary[] {
  const turns: TurnSummary[] = [];
  for (const { turn, entry, chances, luck } of analysis.steps) {
    const last = turns.at(-1);
    const before = last?.turn === turn ? last : undefined;
    const sum = analysis.names.map((_, i) => (before?.luck[i] ?? 0) + (luck?.[i] ?? 0));
    const summary = { turn, entry: before?.entry ?? entry, chances, luck: sum };
    if (before) turns[turns.length - 1] = summary;
    else turns.push(summary);
  }
  return turns;
}

/** The decisions with the highest losses that have a grade. */
export function costliest(analysis: Analysis, most: number): JudgedDecision[] {
  return analysis.decisions
    .filter((decision) => decision.grade !== 'good')
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most);
}

/** The places on the board that a move names. */
export function placesOf(move: AnalysedMove): string[] {
  const places = [...(move.edges ?? [])];
  if (move.corner) places.push(move.corner);
  if (move.hex) places.push([move.hex]);
  return places.map(keyOf);
}

export function keyOf(hexes: readonly Pair[]): string {
  return placeKey(hexes.map(([x, y]): Hex => ({ x, y })));
}

/** Shares as whole points. */
export function inPoints(share: number): number {
  // Without a negative zero, which is printed with its sign.
  return Math.round(100 * share) + 0;
}

/** A change in points, with its sign. */
export function signedPoints(change: number): string {
  const n = inPoints(change);
  return n < 0 ? `−${-n}` : `+${n}`;
}
