// What one viewer of a game of Torres knows, read from the notation of views.
export type Stage = 'knight' | 'king' | 'turn' | 'over';

export type Position = {
  heights: readonly number[];
  king?: number | undefined;
  knights: readonly (readonly number[])[];
  scores: readonly number[];
  /** What everybody has left for this year, stack by stack. */
  stacks: readonly (readonly number[])[];
  hands: readonly number[];
  deck: number;
  stage: Stage;
  awaited: number;
  year: number;
  round: number;
  turn: number;
  points: number;
  blocks: number;
  drawn: number;
  hasPlayedCard: boolean;
  /** The own seat; nothing for a spectator. */
  seat?: number | undefined;
  /** How many one holds of each of the ten cards, and how many of them came in this turn. */
  hand: readonly number[];
  fresh: readonly number[];
};

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const STAGES: Record<string, Stage> = { F: 'knight', K: 'king', T: 'turn', O: 'over' };
const KNIGHTS = 6;

export function readPosition(notation: string): Position {
  const f = notation.split(' ');
  const field = (i: number) => f[i] ?? '';
  const numbers = (text: string) => text.split('/').map(Number);
  const clock = field(8).split('.');
  const seats = field(3).split('/').length;
  const own = field(10);
  const deck = numbers(field(6));
  return {
    heights: [...field(0).replaceAll('/', '')].map((digit) => DIGITS.indexOf(digit)),
    king: square(field(1)),
    knights: field(2).split('/').map(squares),
    scores: numbers(field(3)),
    stacks: field(4)
      .split('/')
      .map((stacks) => stacks.split('.').map(Number)),
    hands: numbers(field(5)),
    deck: deck[own === '-' ? 0 : Math.min(Number(own), deck.length - 1)] ?? 0,
    stage: STAGES[clock[0] ?? ''] ?? 'over',
    awaited: clock[1] === '-' ? -1 : Number(clock[1]) % Math.max(1, seats),
    year: Number(clock[2]),
    round: Number(clock[3]),
    turn: Number(clock[4]),
    points: Number(clock[6]),
    blocks: Number(clock[7]),
    drawn: Number(clock[8]),
    hasPlayedCard: clock[9] === '1',
    seat: own === '-' ? undefined : Number(own),
    hand: [...field(11)].map(Number),
    fresh: [...field(12)].map(Number),
  };
}

function square(text: string): number | undefined {
  return text === '-' ? undefined : Number(text[0]) + 8 * Number(text[1]);
}

function squares(text: string): number[] {
  const found = [];
  for (let i = 0; i + 1 < text.length; i += 2) found.push(square(text.slice(i, i + 2)) ?? 0);
  return text === '-' ? [] : found;
}

/** How many knights a seat can still bring. */
export function knightsLeft(position: Position, seat: number): number {
  return KNIGHTS - (position.knights[seat]?.length ?? 0);
}

/** Who stands on a square: a seat, the king, or nobody. */
export function figureOn(position: Position, at: number): number | 'king' | undefined {
  if (position.king === at) return 'king';
  const seat = position.knights.findIndex((squares) => squares.includes(at));
  return seat < 0 ? undefined : seat;
}
