// Asks the Java rules of Torres, compiled to an ES module, what is legal and what would follow.
import { line, parse, type Action } from './action';

export type Castle = {
  squares: readonly number[];
  area: number;
  hasKing: boolean;
  /** The level of everybody's highest knight. */
  levels: readonly number[];
};
export type Scoring = { castles: readonly Castle[]; bonus: readonly number[] };

export type TorresJudge = {
  legal: (view: string) => readonly Action[];
  /** What would be known after an action without luck; nothing if it is not allowed. */
  after: (view: string, action: Action) => string | undefined;
  scoring: (view: string) => Scoring;
};

export async function loadTorresJudge(): Promise<TorresJudge> {
  const { legal, after, castles } = await import('virtual:torres-judge');
  return {
    legal: (view) =>
      legal(view)
        .split('\n')
        .map(parse)
        .filter((action) => action !== undefined),
    after: (view, action) => after(view, line(action)) || undefined,
    scoring: (view) => readScoring(castles(view)),
  };
}

export function readScoring(text: string): Scoring {
  const lines = text.split('\n').map((found) => found.split(' '));
  const bonus: number[] = [];
  for (const [word, seat, points] of lines)
    if (word === 'bonus') bonus[Number(seat)] = Number(points);
  return { castles: lines.filter(([word]) => word === 'castle').map(castle), bonus };
}

function castle([, area, king, levels = '', squares = '']: string[]): Castle {
  return {
    area: Number(area),
    hasKing: king === '1',
    levels: levels.split(',').map(Number),
    squares: squares.split(',').map(Number),
  };
}

/** What everybody gets: for each castle its area times his level there, and the king's bonus. */
export function worth(scoring: Scoring, seat: number): number {
  const castles = scoring.castles.reduce((sum, c) => sum + c.area * (c.levels[seat] ?? 0), 0);
  return castles + (scoring.bonus[seat] ?? 0);
}
