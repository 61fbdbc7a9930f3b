// What one viewer of a Torres game sees, read from the notation that the server sends.

export type Stage = 'knight' | 'king' | 'turn' | 'over';

export type Position = {
  heights: readonly number[];
  king?: number | undefined;
  knights: readonly (readonly number[])[];
  scores: readonly number[];
  /** For each seat the stacks of blocks left for this year. */
  stacks: readonly (readonly number[])[];
  /** For each seat the number of its cards. */
  handSizes: readonly number[];
  /** Cards left in the deck from which this viewer draws. */
  deck: number;
  stage: Stage;
  /** The seat that must act; -1 if none. */
  seatToAct: number;
  year: number;
  round: number;
  turn: number;
  /** Action points and blocks left in this turn. */
  points: number;
  blocks: number;
  /** Cards drawn in this turn. */
  drawn: number;
  hasPlayedCard: boolean;
  /** The viewer's seat; undefined for a spectator. */
  seat?: number | undefined;
  /** How many of each action card the viewer holds. */
  hand: readonly number[];
  /** How many of each action card the viewer drew in this turn. These may not be played yet. */
  drawnThisTurn: readonly number[];
};

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const STAGES: Record<string, Stage> = { F: 'knight', K: 'king', T: 'turn', O: 'over' };
const KNIGHTS_PER_SEAT = 6;

export function readPosition(notation: string): Position {
  const f = notation.split(' ');
  const field = (i: number) => f[i] ?? '';
  const numbers = (text: string) => text.split('/').map(Number);
  const turnState = field(8).split('.');
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
    handSizes: numbers(field(5)),
    deck: deck[own === '-' ? 0 : Math.min(Number(own), deck.length - 1)] ?? 0,
    stage: STAGES[turnState[0] ?? ''] ?? 'over',
    seatToAct: turnState[1] === '-' ? -1 : Number(turnState[1]) % Math.max(1, seats),
    year: Number(turnState[2]),
    round: Number(turnState[3]),
    turn: Number(turnState[4]),
    points: Number(turnState[6]),
    blocks: Number(turnState[7]),
    drawn: Number(turnState[8]),
    hasPlayedCard: turnState[9] === '1',
    seat: own === '-' ? undefined : Number(own),
    hand: [...field(11)].map(Number),
    drawnThisTurn: [...field(12)].map(Number),
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

/** How many knights a seat has in store. */
export function knightsLeft(position: Position, seat: number): number {
  return KNIGHTS_PER_SEAT - (position.knights[seat]?.length ?? 0);
}

/** The figure on a square: the seat of a knight, or the king. */
export function figureOn(position: Position, at: number): number | 'king' | undefined {
  if (position.king === at) return 'king';
  const seat = position.knights.findIndex((squares) => squares.includes(at));
  return seat < 0 ? undefined : seat;
}
