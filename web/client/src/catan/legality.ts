// Asks the Java rules, compiled to an ES module, which moves are legal.
import { hexesOf } from './boardPlaces';
import { moveFromLine, type Move } from './protocol/moves';
import {
  DEVELOPMENT_CARDS,
  RESOURCES,
  TERRAINS,
  total,
  type DevelopmentCardCounts,
  type ResourceCounts,
} from './protocol/protocol';
import { ownPlayer, type TableState } from './tableState';

/** The legal moves of the player who sees this table. */
export type LegalMoves = (table: TableState) => readonly Move[];

/** The full bank and deck, used if the server does not send what is left. */
const BANK_SIZE = { small: 19, large: 24 };
const DECK_SIZE = { small: 25, large: 34 };
/** The rules keep at most this many open offers. */
const OFFER_LIMIT = 8;

/** Loads the rules, which are large: call it after the board is on the screen. */
export async function loadLegalMoves(): Promise<LegalMoves> {
  const { legal } = await import('virtual:catan-rules');
  return (table) => {
    const view = encodeView(table);
    if (!view) return [];
    const seats = table.players.map((p) => p.id);
    return legal(view)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => moveFromLine(line, seats))
      .filter((move) => move !== undefined);
  };
}

/**
 * What the player knows, in the lines that the rules read; undefined if the player need not act.
 */
export function encodeView(table: TableState): string | undefined {
  const me = ownPlayer(table);
  const phase = me && table.stage === 'game' ? phaseLine(table) : undefined;
  if (!me || !phase) return undefined;
  return [...mapLines(table), ...pieceLines(table), ...cardLines(table), phase].join('\n');
}

function seatOf(table: TableState, id: number): number {
  return table.players.findIndex((p) => p.id === id);
}

function isLarge(table: TableState): boolean {
  return table.tiles.length > 37;
}

function mapLines(table: TableState): string[] {
  const { length } = table.players;
  const players = isLarge(table) ? Math.max(5, length) : Math.max(2, length);
  const me = seatOf(table, table.me ?? -1);
  const [robber] = table.robber ? hexesOf(table.robber) : [];
  return [
    `players ${players} ${me}`,
    ...table.tiles.map((t) => `hex ${TERRAINS.indexOf(t.terrain)} ${t.number}`),
    ...table.harbours.map((h) => {
      const resource = h.resource ? RESOURCES.indexOf(h.resource) : -1;
      return `harbour ${coordinates(h.sea)} ${coordinates(h.land)} ${resource}`;
    }),
    `robber ${robber?.x ?? 0} ${robber?.y ?? 0}`,
  ];
}

function coordinates(place: string): string {
  return place.replaceAll(',', ' ');
}

function pieceLines(table: TableState): string[] {
  return [
    ...Object.entries(table.buildings).map(
      ([place, b]) =>
        `${b.type === 'Stadt' ? 'city' : 'settlement'} ${seatOf(table, b.owner)} ${coordinates(place)}`,
    ),
    ...Object.entries(table.roads).map(
      ([place, owner]) => `road ${seatOf(table, owner)} ${coordinates(place)}`,
    ),
  ];
}

function cardLines(table: TableState): string[] {
  const size = isLarge(table) ? 'large' : 'small';
  const each = BANK_SIZE[size];
  const bank = table.bank
    ? `${resourceRow(table.bank.cards)} ${table.bank.hidden} ${table.bank.deck}`
    : `${each} ${each} ${each} ${each} ${each} 0 ${Math.max(0, DECK_SIZE[size] - table.cardsBought)}`;
  return [
    ...table.players.map((p, i) => `counts ${i} ${p.handSize} ${p.developmentCards} ${p.knights}`),
    `bank ${bank}`,
    `hand ${resourceRow(table.hand)}`,
    `cards ${cardRow(table.developmentCards)}`,
    `fresh ${cardRow(capped(table.boughtThisTurn, table.developmentCards))}`,
    ...table.offers
      .slice(0, OFFER_LIMIT)
      .flatMap((o) => [
        `offer ${o.id} ${resourceRow(o.give)} ${resourceRow(o.want)}`,
        ...o.accepted.map((id) => `answer ${seatOf(table, id)} ${o.id} 1`),
        ...o.declined.map((id) => `answer ${seatOf(table, id)} ${o.id} 0`),
      ]),
  ];
}

function resourceRow(cards: ResourceCounts): string {
  return RESOURCES.map((r) => cards[r]).join(' ');
}

function cardRow(cards: DevelopmentCardCounts): string {
  return DEVELOPMENT_CARDS.map((c) => cards[c]).join(' ');
}

function capped(cards: DevelopmentCardCounts, limit: DevelopmentCardCounts): DevelopmentCardCounts {
  const result = { ...cards };
  for (const card of DEVELOPMENT_CARDS) result[card] = Math.min(cards[card], limit[card]);
  return result;
}

function phaseLine(table: TableState): string | undefined {
  const me = seatOf(table, table.me ?? -1);
  const played = table.hasPlayedCard ? 1 : 0;
  switch (ownPlayer(table)?.status) {
    case 'Dorf bauen':
      return `phase settlement ${me} ${Object.keys(table.buildings).length}`;
    case 'Straße bauen':
      return roadPhase(table, me);
    case 'Würfeln':
      return `phase roll ${me} ${played}`;
    case 'Karten wegen Räuber abgeben':
      return `phase discard ${me} ${Math.floor(total(table.hand) / 2)}`;
    case 'Räuber versetzen':
      return `phase robber ${me}`;
    case 'Handeln oder Bauen':
      return `phase build ${me} ${played}`;
    case 'Bauen':
      return `phase special ${me}`;
    default:
      return table.offers[0] ? `phase build ${seatOf(table, table.offers[0].player)} 0` : undefined;
  }
}

/**
 * The set-up road starts at the player's settlement without a road. The newest settlement is not known
 * after a reconnect.
 */
function roadPhase(table: TableState, me: number): string | undefined {
  const withoutRoad = Object.entries(table.buildings).find(
    ([place, b]) => b.owner === table.me && !hasOwnRoad(table, place),
  );
  const corner = withoutRoad?.[0] ?? table.foundedSettlement;
  const placed = Object.keys(table.buildings).length;
  return corner ? `phase road ${me} ${placed} ${coordinates(corner)}` : undefined;
}

function hasOwnRoad(table: TableState, corner: string): boolean {
  const hexes = corner.split(' ');
  return Object.entries(table.roads).some(
    ([place, owner]) => owner === table.me && place.split(' ').every((hex) => hexes.includes(hex)),
  );
}
