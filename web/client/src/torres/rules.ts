// Asks the Java rules, compiled to an ES module, which actions are legal and what they lead to.
import { actionFromLine, actionToLine, type Action } from './protocol/action';

export type Castle = {
  squares: readonly number[];
  area: number;
  hasKing: boolean;
  /** For each seat the level of its highest knight; 0 without a knight. */
  levels: readonly number[];
};
export type Scoring = { castles: readonly Castle[]; bonus: readonly number[] };

/** A view is the notation of what one player sees. */
export type TorresRules = {
  legalActions: (view: string) => readonly Action[];
  /**
   * The view after an action that does not depend on chance; undefined if the action is not legal.
   */
  viewAfter: (view: string, action: Action) => string | undefined;
  scoring: (view: string) => Scoring;
};

export async function loadTorresRules(): Promise<TorresRules> {
  const { legal, after, castles } = await import('virtual:torres-rules');
  return {
    legalActions: (view) =>
      legal(view)
        .split('\n')
        .map(actionFromLine)
        .filter((action) => action !== undefined),
    viewAfter: (view, action) => after(view, actionToLine(action)) || undefined,
    scoring: (view) => readScoring(castles(view)),
  };
}

export function readScoring(text: string): Scoring {
  const lines = text.split('\n').map((line) => line.split(' '));
  const bonus: number[] = [];
  for (const [word, seat, points] of lines)
    if (word === 'bonus') bonus[Number(seat)] = Number(points);
  return { castles: lines.filter(([word]) => word === 'castle').map(readCastle), bonus };
}

function readCastle([, area, king, levels = '', squares = '']: string[]): Castle {
  return {
    area: Number(area),
    hasKing: king === '1',
    levels: levels.split(',').map(Number),
    squares: squares.split(',').map(Number),
  };
}

/** The points of a seat: area times level for each castle, and the king's bonus. */
export function pointsOf(scoring: Scoring, seat: number): number {
  const castles = scoring.castles.reduce((sum, c) => sum + c.area * (c.levels[seat] ?? 0), 0);
  return castles + (scoring.bonus[seat] ?? 0);
}
