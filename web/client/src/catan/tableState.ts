// What one player knows of a table. It never changes; hearing a message makes a new one.
import type { Move } from './protocol/moves';
import {
  counts,
  type Building,
  type Card,
  type CardCounts,
  type Counts,
  type Resource,
  type Terrain,
} from './protocol/protocol';

export type Player = {
  id: number;
  name: string;
  colour: string;
  status: string;
  points: number;
  hand: number;
  cards: number;
  knights: number;
  longestRoad: boolean;
  largestArmy: boolean;
};

export type Tile = { key: string; x: number; y: number; terrain: Terrain; token: number };
export type Harbour = { sea: string; land: string; resource?: Resource | undefined };

export type Offer = {
  id: number;
  player: number;
  give: Counts;
  want: Counts;
  accepted: readonly number[];
  declined: readonly number[];
};

/** One thing that happened, to be put into words by the screen. */
export type Happening =
  | { kind: 'started' }
  | { kind: 'rolled'; player: number; dice: [number, number] }
  | { kind: 'gained' | 'paid'; player: number; total: number; cards?: Counts | undefined }
  | { kind: 'built'; player: number; type: Building }
  | { kind: 'robbed'; player: number; victim?: number | undefined }
  | { kind: 'bought'; player: number; card?: Card | undefined }
  | { kind: 'knight' | 'roads'; player: number }
  | { kind: 'monopoly'; player: number; resource: Resource }
  | { kind: 'invention'; player: number }
  | { kind: 'offered'; player: number; give: Counts; want: Counts }
  | { kind: 'dealt'; player: number; partner: number }
  | { kind: 'longest' | 'army'; player?: number | undefined }
  | { kind: 'over'; winner?: number | undefined; message: string };

/** Where a finished game is played once more; with the token one has his place there. */
export type Rematch = { table: string; token?: string | undefined };

export type ChatLine = { sender?: number | undefined; text: string };

export type Table = {
  me?: number;
  stage: 'lobby' | 'game' | 'over';
  players: readonly Player[];
  tiles: readonly Tile[];
  harbours: readonly Harbour[];
  robber?: string;
  roads: Readonly<Record<string, number>>;
  buildings: Readonly<Record<string, { owner: number; type: 'Dorf' | 'Stadt' }>>;
  /** The newest piece, to be shown as new. */
  newest?: string;
  /** The own settlement whose road is awaited. */
  founded?: string;
  dice?: { player: number; roll: [number, number] };
  /** How often each sum from 2 to 12 was rolled. */
  sums: readonly number[];
  hand: Counts;
  cards: CardCounts;
  fresh: CardCounts;
  cardPlayed: boolean;
  bought: number;
  bank?: { cards: Counts; hidden: number; deck: number };
  offers: readonly Offer[];
  listed?: readonly Move[];
  clock?: { player: number; until: number };
  spectators: number;
  pledge?: string;
  seed?: string;
  log: readonly Happening[];
  /** How many entries the log ever had. */
  told: number;
  chat: readonly ChatLine[];
  spoken: number;
  winner?: number;
  ending?: string;
  rematch?: Rematch;
};

export function noCards(): CardCounts {
  return { Ritter: 0, Siegpunkt: 0, Straßenbau: 0, Erfindung: 0, Monopol: 0 };
}

export function emptyTable(): Table {
  return {
    stage: 'lobby',
    players: [],
    tiles: [],
    harbours: [],
    roads: {},
    buildings: {},
    sums: Array.from({ length: 11 }, () => 0),
    hand: counts(),
    cards: noCards(),
    fresh: noCards(),
    cardPlayed: false,
    bought: 0,
    offers: [],
    spectators: 0,
    log: [],
    told: 0,
    chat: [],
    spoken: 0,
  };
}

/** After a lost line the server tells everything anew; what was said stays readable. */
export function afterReconnect(table: Table): Table {
  const { log, told, chat, spoken, sums, fresh, cardPlayed, bought } = table;
  return { ...emptyTable(), log, told, chat, spoken, sums, fresh, cardPlayed, bought };
}

export function player(table: Pick<Table, 'players'>, id: number | undefined): Player | undefined {
  return table.players.find((p) => p.id === id);
}

export function own(table: Table): Player | undefined {
  return player(table, table.me);
}

/** Who is looking on and has no seat. */
export function isSpectator(table: Table): boolean {
  return table.stage !== 'lobby' && own(table) === undefined;
}

/** Those the table waits for, by what their status says. */
export function awaited(table: Table): Player[] {
  return table.players.filter(
    (p) => !['Warten', 'Wartet auf Spielbeginn', 'Verbindung verloren', ''].includes(p.status),
  );
}
