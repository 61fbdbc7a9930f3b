// What one client knows about a table. The value is immutable: each message makes a new one. "Own"
// means the player of this client.
import type { Rematch } from '../lobby/finished/rematch';
import { NO_PAUSE, type Absences, type Pause } from '../net/pause';
import type { Move } from './protocol/moves';
import {
  resourceCounts,
  type DevelopmentCard,
  type DevelopmentCardCounts,
  type PieceType,
  type Resource,
  type ResourceCounts,
  type Terrain,
} from './protocol/protocol';

export type Player = {
  id: number;
  name: string;
  colour: string;
  /** The protocol's word for what the player must do. */
  status: string;
  points: number;
  /** Number of resource cards. */
  handSize: number;
  /** Number of development cards that are not played. */
  developmentCards: number;
  knights: number;
  longestRoad: boolean;
  largestArmy: boolean;
};

export type Tile = { key: string; x: number; y: number; terrain: Terrain; number: number };
export type Harbour = { sea: string; land: string; resource?: Resource | undefined };

export type Offer = {
  id: number;
  player: number;
  give: ResourceCounts;
  want: ResourceCounts;
  accepted: readonly number[];
  declined: readonly number[];
  /** When the time for answers is up. */
  until?: number;
  /** Why the server declined the offer for a player. */
  reasons?: Readonly<Record<number, 'notAsked' | 'tooLate'>>;
  counters?: readonly CounterOffer[];
};

/** What a player would accept instead of an offer: the player gives `give` and gets `want`. */
export type CounterOffer = { player: number; give: ResourceCounts; want: ResourceCounts };

/** One event of the game. The kinds are also CSS classes of the log. */
export type LogEntry =
  | { kind: 'started' }
  | { kind: 'contributed'; isIncluded: boolean }
  | { kind: 'rolled'; player: number; dice: [number, number]; isForOrder: boolean }
  | { kind: 'gained' | 'paid'; player: number; total: number; cards?: ResourceCounts | undefined }
  | { kind: 'exchanged'; player: number; give: ResourceCounts; want: ResourceCounts }
  | { kind: 'built'; player: number; type: PieceType; gained?: ResourceCounts }
  | {
      kind: 'robbed';
      player: number;
      victim?: number | undefined;
      byKnight: boolean;
      stolen?: ResourceCounts | undefined;
      /** Whether the stolen card has moved. */
      isDone?: boolean;
    }
  | { kind: 'bought'; player: number; card?: DevelopmentCard | undefined }
  | { kind: 'knight' | 'roads'; player: number }
  | { kind: 'monopoly'; player: number; resource: Resource; total?: number }
  | { kind: 'invention'; player: number; total?: number; cards?: ResourceCounts | undefined }
  | { kind: 'offered'; player: number; give: ResourceCounts; want: ResourceCounts }
  | {
      kind: 'traded';
      player: number;
      partner: number;
      give?: ResourceCounts;
      want?: ResourceCounts;
      /** The movements of cards that belong to the trade. */
      moves: readonly string[];
    }
  | { kind: 'longest' | 'army'; player?: number | undefined }
  | { kind: 'over'; winner?: number | undefined; message: string };

/** A message without sender is from the server. */
export type ChatMessage = { sender?: number | undefined; text: string };

export type TableState = {
  /** The id of this client; a spectator's id belongs to no player. */
  me?: number;
  stage: 'lobby' | 'game' | 'over';
  players: readonly Player[];
  tiles: readonly Tile[];
  harbours: readonly Harbour[];
  robber?: string;
  /** The owner of each road, by the key of its edge. */
  roads: Readonly<Record<string, number>>;
  buildings: Readonly<Record<string, { owner: number; type: 'Dorf' | 'Stadt' }>>;
  /** The place of the piece built last, which the board animates. */
  newestPiece?: string;
  /** Own settlement built last; in the set-up the next road starts there. */
  foundedSettlement?: string;
  /** The last roll, and whether it decides who begins. */
  dice?: { player: number; roll: [number, number]; isForOrder: boolean };
  /** How often each sum from 2 to 12 was rolled. */
  rollCounts: readonly number[];
  /** Own resource cards. */
  hand: ResourceCounts;
  developmentCards: DevelopmentCardCounts;
  /** Own development cards bought in this turn, which may not be played yet. */
  boughtThisTurn: DevelopmentCardCounts;
  hasPlayedCard: boolean;
  /** How many development cards all players have bought. */
  cardsBought: number;
  bank?: { cards: ResourceCounts; hidden: number; deck: number };
  offers: readonly Offer[];
  /** The legal moves that the server listed. */
  serverMoves?: readonly Move[];
  clock?: { player: number; until: number };
  /** The player who may take back the last placement. */
  undoFor?: number | undefined;
  pause: Pause;
  absences: Absences;
  spectators: number;
  /** The hash to which the server committed its dice, and the seed revealed at the end. */
  diceCommitment?: string;
  diceSeed?: string;
  /** What each player contributed to the seed of the game. */
  diceContributions?: Readonly<Record<number, string>>;
  log: readonly LogEntry[];
  /** How many entries the log has had, including old entries that were dropped. */
  logCount: number;
  chat: readonly ChatMessage[];
  /** How many chat messages players have sent. */
  chatCount: number;
  winner?: number;
  endMessage?: string;
  rematch?: Rematch;
};

export type WithPlayers = Pick<TableState, 'players'>;

export function noDevelopmentCards(): DevelopmentCardCounts {
  return { Ritter: 0, Siegpunkt: 0, Straßenbau: 0, Erfindung: 0, Monopol: 0 };
}

export function emptyTable(): TableState {
  return {
    stage: 'lobby',
    players: [],
    tiles: [],
    harbours: [],
    roads: {},
    buildings: {},
    rollCounts: Array.from({ length: 11 }, () => 0),
    hand: resourceCounts(),
    developmentCards: noDevelopmentCards(),
    boughtThisTurn: noDevelopmentCards(),
    hasPlayedCard: false,
    cardsBought: 0,
    offers: [],
    pause: NO_PAUSE,
    absences: {},
    spectators: 0,
    log: [],
    logCount: 0,
    chat: [],
    chatCount: 0,
  };
}

/** The table with the points of each player by id, hidden ones included. */
export function withPoints(
  table: TableState,
  points: Readonly<Record<number, number>> | undefined,
): TableState {
  if (points === undefined) return table;
  const players = table.players.map((p) => ({ ...p, points: points[p.id] ?? p.points }));
  return { ...table, players };
}

/** Where the points of a player come from. */
export type PointSources = {
  settlements: number;
  cities: number;
  longestRoad: boolean;
  largestArmy: boolean;
  /** Victory point cards, which give all points that neither pieces nor awards explain. */
  cards: number;
};

const AWARD_POINTS = 2;

export function pointSources(table: TableState, player: Player): PointSources {
  const own = Object.values(table.buildings).filter((building) => building.owner === player.id);
  const cities = own.filter((building) => building.type === 'Stadt').length;
  const settlements = own.length - cities;
  const awards = Number(player.longestRoad) + Number(player.largestArmy);
  const open = settlements + 2 * cities + AWARD_POINTS * awards;
  const { longestRoad, largestArmy } = player;
  return {
    settlements,
    cities,
    longestRoad,
    largestArmy,
    cards: Math.max(0, player.points - open),
  };
}

/** What the server does not send to a client that joins or returns in mid-game. */
export function pastOf(table: TableState): Partial<TableState> {
  const { log, logCount, chat, chatCount, rollCounts } = table;
  const { boughtThisTurn, hasPlayedCard, cardsBought } = table;
  return {
    log,
    logCount,
    chat,
    chatCount,
    rollCounts,
    boughtThisTurn,
    hasPlayedCard,
    cardsBought,
  };
}

/** After a reconnect the server sends the whole state again, except for the past. */
export function afterReconnect(table: TableState): TableState {
  return { ...emptyTable(), ...pastOf(table) };
}

export function findPlayer(table: WithPlayers, id: number | undefined): Player | undefined {
  return table.players.find((p) => p.id === id);
}

export function ownPlayer(table: TableState): Player | undefined {
  return findPlayer(table, table.me);
}

export function isSpectator(table: TableState): boolean {
  return table.stage !== 'lobby' && ownPlayer(table) === undefined;
}

/** The players whose status says that they must act. */
export function playersToAct(table: TableState): Player[] {
  return table.players.filter(
    (p) => !['Warten', 'Wartet auf Spielbeginn', 'Verbindung verloren', ''].includes(p.status),
  );
}
