// The moves of a player: as messages of the protocol, and as lines of the Java rules.
import { asFields, asList, asNumber, asText } from '../../net/json';
import { hexesOf, placeKey } from '../boardPlaces';
import {
  RESOURCES,
  asPlace,
  asResourceCounts,
  resourceCounts,
  type Message,
  type PieceType,
  type Resource,
  type ResourceCounts,
} from './protocol';

export type Move =
  | { kind: 'roll' }
  | { kind: 'end' }
  | { kind: 'buy' }
  | { kind: 'build'; type: PieceType; place: string }
  | { kind: 'discard'; cards: ResourceCounts }
  | { kind: 'robber'; hex: string; victim?: number | undefined }
  | { kind: 'knight'; hex: string; victim?: number | undefined }
  | { kind: 'roads'; first: string; second?: string | undefined }
  | { kind: 'monopoly'; resource: Resource }
  | { kind: 'invention'; cards: ResourceCounts }
  | { kind: 'bank'; give: ResourceCounts; want: ResourceCounts }
  | { kind: 'offer'; give: ResourceCounts; want: ResourceCounts }
  | { kind: 'offerTo'; give: ResourceCounts; want: ResourceCounts; partners: readonly number[] }
  | { kind: 'counter'; offer: number; give: ResourceCounts; want: ResourceCounts }
  | { kind: 'answer'; offer: number; accept: boolean }
  | { kind: 'conclude'; offer: number; partner: number }
  | { kind: 'withdraw'; offer: number };

/** The message that requests a move. */
export function moveToMessage(move: Move): Message {
  switch (move.kind) {
    case 'roll':
      return { Würfeln: {} };
    case 'end':
      return { 'Zug beenden': {} };
    case 'buy':
      return { 'Entwicklungskarte kaufen': {} };
    case 'build':
      return { Bauen: { Typ: move.type, Ort: hexesOf(move.place) } };
    case 'discard':
      // Some servers require all five resources, zeros included.
      return { 'Karten abgeben': { Abgeben: move.cards } };
    case 'robber':
      return { 'Räuber versetzen': robberFields(move.hex, move.victim) };
    case 'knight':
      return { 'Ritter ausspielen': robberFields(move.hex, move.victim) };
    case 'roads':
      return {
        'Straßenbaukarte ausspielen': {
          'Straße 1': hexesOf(move.first),
          ...(move.second === undefined ? {} : { 'Straße 2': hexesOf(move.second) }),
        },
      };
    case 'monopoly':
      return { Monopol: { Rohstoff: move.resource } };
    case 'invention':
      return { Erfindung: { Rohstoffe: move.cards } };
    case 'bank':
      return {
        Seehandel: { Angebot: move.give, Nachfrage: move.want },
      };
    case 'offer':
      return {
        'Handel anbieten': { Angebot: move.give, Nachfrage: move.want },
      };
    case 'offerTo':
      return {
        'Handel vorschlagen': {
          Angebot: move.give,
          Nachfrage: move.want,
          Mitspieler: move.partners,
        },
      };
    case 'counter':
      return {
        Gegenangebot: { 'Handel id': move.offer, Angebot: move.give, Nachfrage: move.want },
      };
    case 'answer':
      return { 'Handel annehmen': { 'Handel id': move.offer, Annehmen: move.accept } };
    case 'conclude':
      return { 'Handel abschließen': { 'Handel id': move.offer, Mitspieler: move.partner } };
    case 'withdraw':
      return { 'Handel abbrechen': { 'Handel id': move.offer } };
  }
}

function robberFields(hex: string, victim: number | undefined): Message {
  const place = { Ort: hexesOf(hex)[0] };
  return victim === undefined ? place : { ...place, Ziel: victim };
}

/** The move that a message requests; undefined for other messages. */
export function moveFromMessage(message: unknown): Move | undefined {
  const [name, value] = Object.entries(asFields(message))[0] ?? [];
  const f = asFields(value);
  const place = asPlace(f['Ort']);
  const offer = asNumber(f['Handel id']);
  switch (name) {
    case 'Würfeln':
      return { kind: 'roll' };
    case 'Zug beenden':
      return { kind: 'end' };
    case 'Entwicklungskarte kaufen':
      return { kind: 'buy' };
    case 'Bauen':
      return place ? { kind: 'build', type: asText(f['Typ']) as PieceType, place } : undefined;
    case 'Karten abgeben':
      return { kind: 'discard', cards: asResourceCounts(f['Abgeben']) };
    case 'Räuber versetzen':
      return place ? { kind: 'robber', hex: place, victim: asNumber(f['Ziel']) } : undefined;
    case 'Ritter ausspielen':
      return place ? { kind: 'knight', hex: place, victim: asNumber(f['Ziel']) } : undefined;
    case 'Straßenbaukarte ausspielen': {
      const first = asPlace(f['Straße 1']);
      return first ? { kind: 'roads', first, second: asPlace(f['Straße 2']) } : undefined;
    }
    case 'Monopol':
      return { kind: 'monopoly', resource: asText(f['Rohstoff']) as Resource };
    case 'Erfindung':
      return { kind: 'invention', cards: asResourceCounts(f['Rohstoffe']) };
    case 'Seehandel':
      return {
        kind: 'bank',
        give: asResourceCounts(f['Angebot']),
        want: asResourceCounts(f['Nachfrage']),
      };
    case 'Handel annehmen':
      return offer === undefined
        ? undefined
        : { kind: 'answer', offer, accept: f['Annehmen'] !== false };
    case 'Handel abschließen': {
      const partner = asNumber(f['Mitspieler']);
      return offer === undefined || partner === undefined
        ? undefined
        : { kind: 'conclude', offer, partner };
    }
    case 'Handel abbrechen':
      return offer === undefined ? undefined : { kind: 'withdraw', offer };
    default:
      return undefined;
  }
}

/** The server's list of legal moves. */
export function readMoveList(value: unknown): Move[] {
  return asList(value)
    .map(moveFromMessage)
    .filter((move) => move !== undefined);
}

/** A move from a line of the Java rules, which name players by seat. */
export function moveFromLine(line: string, players: readonly number[]): Move | undefined {
  const [word, ...rest] = line.split(' ');
  const n = rest.map(Number);
  const place = (from: number, to: number): string => {
    const found = [];
    for (let i = from; i < to; i += 2) found.push({ x: n[i] ?? 0, y: n[i + 1] ?? 0 });
    return placeKey(found);
  };
  const cards = (from: number): ResourceCounts =>
    resourceCounts(Object.fromEntries(RESOURCES.map((r, i) => [r, n[from + i] ?? 0])));
  const victim = n[2] === undefined || n[2] < 0 ? undefined : players[n[2]];
  switch (word) {
    case 'roll':
    case 'end':
    case 'buy':
      return { kind: word };
    case 'road':
      return { kind: 'build', type: 'Straße', place: place(0, 4) };
    case 'settlement':
      return { kind: 'build', type: 'Dorf', place: place(0, 6) };
    case 'city':
      return { kind: 'build', type: 'Stadt', place: place(0, 6) };
    case 'discard':
      return { kind: 'discard', cards: cards(0) };
    case 'robber':
    case 'knight':
      return { kind: word, hex: place(0, 2), victim };
    case 'roads':
      return {
        kind: 'roads',
        first: place(0, 4),
        second: n.length > 4 ? place(4, 8) : undefined,
      };
    case 'monopoly':
      return { kind: 'monopoly', resource: RESOURCES[n[0] ?? 0] ?? 'Holz' };
    case 'invention':
      return { kind: 'invention', cards: cards(0) };
    case 'bank':
      return { kind: 'bank', give: cards(0), want: cards(5) };
    case 'answer':
      return { kind: 'answer', offer: n[0] ?? 0, accept: n[1] === 1 };
    case 'conclude':
      return { kind: 'conclude', offer: n[0] ?? 0, partner: players[n[1] ?? 0] ?? -1 };
    case 'withdraw':
      return { kind: 'withdraw', offer: n[0] ?? 0 };
    default:
      return undefined;
  }
}
