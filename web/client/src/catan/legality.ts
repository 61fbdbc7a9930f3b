// Asks the Java model, compiled to an ES module, what is legal. It is loaded after the first board.
import { parse, type Move } from './protocol/moves';
import { hexesOf, cornersOf } from './boardPlaces';
import {
  CARDS,
  RESOURCES,
  TERRAINS,
  total,
  type CardCounts,
  type Counts,
} from './protocol/protocol';
import { own, type Table } from './tableState';

export type Judge = (table: Table) => readonly Move[];

const FULL_BANK = { small: 19, large: 24 };
const DECK = { small: 25, large: 34 };

/** Loads the compiled model. */
export async function loadJudge(): Promise<Judge> {
  const { legal } = await import('virtual:judge');
  return (table) => {
    const knowledge = describe(table);
    if (!knowledge) return [];
    const seats = table.players.map((p) => p.id);
    return legal(knowledge)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => parse(line, seats))
      .filter((move) => move !== undefined);
  };
}

/** What the player knows, in the lines the model reads; nothing if there is nothing to decide. */
export function describe(table: Table): string | undefined {
  const me = own(table);
  const phase = me && table.stage === 'game' ? phaseLine(table) : undefined;
  if (!me || !phase) return undefined;
  return [...mapLines(table), ...pieceLines(table), ...cardLines(table), phase].join('\n');
}

function seat(table: Table, id: number): number {
  return table.players.findIndex((p) => p.id === id);
}

function isLarge(table: Table): boolean {
  return table.tiles.length > 37;
}

function mapLines(table: Table): string[] {
  const { length } = table.players;
  const players = isLarge(table) ? Math.max(5, length) : Math.max(2, length);
  const me = seat(table, table.me ?? -1);
  const [robber] = table.robber ? hexesOf(table.robber) : [];
  return [
    `players ${players} ${me}`,
    ...table.tiles.map((t) => `hex ${TERRAINS.indexOf(t.terrain)} ${t.token}`),
    ...table.harbours.map((h) => {
      const resource = h.resource ? RESOURCES.indexOf(h.resource) : -1;
      return `harbour ${numbers(h.sea)} ${numbers(h.land)} ${resource}`;
    }),
    `robber ${robber?.x ?? 0} ${robber?.y ?? 0}`,
  ];
}

function numbers(key: string): string {
  return key.replaceAll(',', ' ');
}

function pieceLines(table: Table): string[] {
  return [
    ...Object.entries(table.buildings).map(
      ([at, b]) =>
        `${b.type === 'Stadt' ? 'city' : 'settlement'} ${seat(table, b.owner)} ${numbers(at)}`,
    ),
    ...Object.entries(table.roads).map(
      ([at, owner]) => `road ${seat(table, owner)} ${numbers(at)}`,
    ),
  ];
}

function cardLines(table: Table): string[] {
  const size = isLarge(table) ? 'large' : 'small';
  const each = FULL_BANK[size];
  const bank = table.bank
    ? `${row(table.bank.cards)} ${table.bank.hidden} ${table.bank.deck}`
    : `${each} ${each} ${each} ${each} ${each} 0 ${Math.max(0, DECK[size] - table.bought)}`;
  return [
    ...table.players.map((p, i) => `counts ${i} ${p.hand} ${p.cards} ${p.knights}`),
    `bank ${bank}`,
    `hand ${row(table.hand)}`,
    `cards ${cardRow(table.cards)}`,
    `fresh ${cardRow(capped(table.fresh, table.cards))}`,
    ...table.offers
      .slice(0, 8)
      .flatMap((o) => [
        `offer ${o.id} ${row(o.give)} ${row(o.want)}`,
        ...o.accepted.map((id) => `answer ${seat(table, id)} ${o.id} 1`),
        ...o.declined.map((id) => `answer ${seat(table, id)} ${o.id} 0`),
      ]),
  ];
}

function row(cards: Counts): string {
  return RESOURCES.map((r) => cards[r]).join(' ');
}

function cardRow(cards: CardCounts): string {
  return CARDS.map((c) => cards[c]).join(' ');
}

function capped(cards: CardCounts, most: CardCounts): CardCounts {
  const held = { ...cards };
  for (const card of CARDS) held[card] = Math.min(cards[card], most[card]);
  return held;
}

function phaseLine(table: Table): string | undefined {
  const me = seat(table, table.me ?? -1);
  const played = table.cardPlayed ? 1 : 0;
  switch (own(table)?.status) {
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
      return table.offers[0] ? `phase build ${seat(table, table.offers[0].player)} 0` : undefined;
  }
}

/** The own settlement that has no road yet; after a lost line nobody told which is the newest. */
function roadPhase(table: Table, me: number): string | undefined {
  const bare = Object.entries(table.buildings).find(
    ([at, b]) => b.owner === table.me && !hasRoad(table, at),
  );
  const at = bare?.[0] ?? table.founded;
  const placed = Object.keys(table.buildings).length;
  return at ? `phase road ${me} ${placed} ${numbers(at)}` : undefined;
}

function hasRoad(table: Table, corner: string): boolean {
  const hexes = corner.split(' ');
  return Object.entries(table.roads).some(
    ([at, owner]) => owner === table.me && at.split(' ').every((hex) => hexes.includes(hex)),
  );
}

/** Which corners a tile has, for those who look for a victim. */
export function neighbours(table: Table, tile: string): number[] {
  const [hex] = hexesOf(tile);
  if (!hex) return [];
  const owners = cornersOf(hex)
    .map((corner) => table.buildings[corner]?.owner)
    .filter((owner) => owner !== undefined);
  return [...new Set(owners)];
}
