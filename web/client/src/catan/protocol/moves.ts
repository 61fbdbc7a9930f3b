// What a player may do, in one form for both sources: the server's list and our own judge.
import { hexesOf, key } from '../boardPlaces';
import {
  RESOURCES,
  counts,
  fields,
  list,
  number,
  place,
  pile,
  some,
  text,
  type Building,
  type Counts,
  type Message,
  type Resource,
} from './protocol';

export type Move =
  | { kind: 'roll' }
  | { kind: 'end' }
  | { kind: 'buy' }
  | { kind: 'build'; type: Building; place: string }
  | { kind: 'discard'; cards: Counts }
  | { kind: 'robber'; hex: string; victim?: number | undefined }
  | { kind: 'knight'; hex: string; victim?: number | undefined }
  | { kind: 'roads'; first: string; second?: string | undefined }
  | { kind: 'monopoly'; resource: Resource }
  | { kind: 'invention'; cards: Counts }
  | { kind: 'bank'; give: Counts; want: Counts }
  | { kind: 'offer'; give: Counts; want: Counts }
  | { kind: 'answer'; offer: number; accept: boolean }
  | { kind: 'conclude'; offer: number; partner: number }
  | { kind: 'withdraw'; offer: number };

/** The message that asks for a move. */
export function spell(move: Move): Message {
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
      // All five, since some servers need them.
      return { 'Karten abgeben': { Abgeben: move.cards } };
    case 'robber':
      return { 'Räuber versetzen': raid(move.hex, move.victim) };
    case 'knight':
      return { 'Ritter ausspielen': raid(move.hex, move.victim) };
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
      return { Erfindung: { Rohstoffe: some(move.cards) } };
    case 'bank':
      return { Seehandel: { Angebot: some(move.give), Nachfrage: some(move.want) } };
    case 'offer':
      return { 'Handel anbieten': { Angebot: some(move.give), Nachfrage: some(move.want) } };
    case 'answer':
      return { 'Handel annehmen': { 'Handel id': move.offer, Annehmen: move.accept } };
    case 'conclude':
      return { 'Handel abschließen': { 'Handel id': move.offer, Mitspieler: move.partner } };
    case 'withdraw':
      return { 'Handel abbrechen': { 'Handel id': move.offer } };
  }
}

function raid(hexKey: string, victim: number | undefined): Message {
  const ort = { Ort: hexesOf(hexKey)[0] };
  return victim === undefined ? ort : { ...ort, Ziel: victim };
}

/** A move from the server's list; nothing if we do not know it. */
export function read(message: unknown): Move | undefined {
  const [name, value] = Object.entries(fields(message))[0] ?? [];
  const f = fields(value);
  const at = place(f['Ort']);
  const offer = number(f['Handel id']);
  switch (name) {
    case 'Würfeln':
      return { kind: 'roll' };
    case 'Zug beenden':
      return { kind: 'end' };
    case 'Entwicklungskarte kaufen':
      return { kind: 'buy' };
    case 'Bauen':
      return at ? { kind: 'build', type: text(f['Typ']) as Building, place: at } : undefined;
    case 'Karten abgeben':
      return { kind: 'discard', cards: cards(f['Abgeben']) };
    case 'Räuber versetzen':
      return at ? { kind: 'robber', hex: at, victim: number(f['Ziel']) } : undefined;
    case 'Ritter ausspielen':
      return at ? { kind: 'knight', hex: at, victim: number(f['Ziel']) } : undefined;
    case 'Straßenbaukarte ausspielen': {
      const first = place(f['Straße 1']);
      return first ? { kind: 'roads', first, second: place(f['Straße 2']) } : undefined;
    }
    case 'Monopol':
      return { kind: 'monopoly', resource: text(f['Rohstoff']) as Resource };
    case 'Erfindung':
      return { kind: 'invention', cards: cards(f['Rohstoffe']) };
    case 'Seehandel':
      return { kind: 'bank', give: cards(f['Angebot']), want: cards(f['Nachfrage']) };
    case 'Handel annehmen':
      return offer === undefined
        ? undefined
        : { kind: 'answer', offer, accept: f['Annehmen'] !== false };
    case 'Handel abschließen': {
      const partner = number(f['Mitspieler']);
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

export function readList(value: unknown): Move[] {
  return list(value)
    .map(read)
    .filter((move) => move !== undefined);
}

function cards(value: unknown): Counts {
  return pile(value, RESOURCES).open ?? counts();
}

/** A move from a line of our judge; seats become the players' numbers. */
export function parse(line: string, players: readonly number[]): Move | undefined {
  const [word, ...rest] = line.split(' ');
  const n = rest.map(Number);
  const hexes = (from: number, to: number): string => {
    const found = [];
    for (let i = from; i < to; i += 2) found.push({ x: n[i] ?? 0, y: n[i + 1] ?? 0 });
    return key(found);
  };
  const pack = (from: number): Counts =>
    counts(Object.fromEntries(RESOURCES.map((r, i) => [r, n[from + i] ?? 0])));
  const victim = n[2] === undefined || n[2] < 0 ? undefined : players[n[2]];
  switch (word) {
    case 'roll':
    case 'end':
    case 'buy':
      return { kind: word };
    case 'road':
      return { kind: 'build', type: 'Straße', place: hexes(0, 4) };
    case 'settlement':
      return { kind: 'build', type: 'Dorf', place: hexes(0, 6) };
    case 'city':
      return { kind: 'build', type: 'Stadt', place: hexes(0, 6) };
    case 'discard':
      return { kind: 'discard', cards: pack(0) };
    case 'robber':
    case 'knight':
      return { kind: word, hex: hexes(0, 2), victim };
    case 'roads':
      return {
        kind: 'roads',
        first: hexes(0, 4),
        second: n.length > 4 ? hexes(4, 8) : undefined,
      };
    case 'monopoly':
      return { kind: 'monopoly', resource: RESOURCES[n[0] ?? 0] ?? 'Holz' };
    case 'invention':
      return { kind: 'invention', cards: pack(0) };
    case 'bank':
      return { kind: 'bank', give: pack(0), want: pack(5) };
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
