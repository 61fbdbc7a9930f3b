// News of the players: who they are, what they have, what they must do.
import { CARDS, RESOURCES, number, pile, text, type Fields } from '../protocol/protocol';
import { noCards, player, type Player, type Table } from '../tableState';
import { log } from './tableUpdates';

export function status(table: Table, f: Fields): Table {
  const id = number(f['id']);
  if (id === undefined) return table;
  const before = player(table, id);
  const after = { ...(before ?? newcomer(id)), ...told(f) };
  if (table.stage === 'lobby' && after.status === 'Verbindung verloren')
    return { ...table, players: table.players.filter((p) => p.id !== id) };
  const players = before
    ? table.players.map((p) => (p.id === id ? after : p))
    : [...table.players, after].sort((a, b) => a.id - b.id);
  const next = { ...table, players };
  return id === table.me ? ownStatus(next, f, before?.status, after.status) : next;
}

function newcomer(id: number): Player {
  return {
    id,
    name: '',
    colour: '',
    status: '',
    points: 0,
    hand: 0,
    cards: 0,
    knights: 0,
    longestRoad: false,
    largestArmy: false,
  };
}

/** Only the fields that are there: some servers leave out zeros, falses and what did not change. */
function told(f: Fields): Partial<Player> {
  const road = f['Längste Handelsstraße'] ?? f['Größte Handelsstraße'];
  const now: Partial<Player> = {};
  const name = text(f['Name']);
  const colour = text(f['Farbe']);
  const state = text(f['Status']);
  const points = number(f['Siegpunkte']);
  const knights = number(f['Rittermacht']);
  if (name !== undefined) now.name = name;
  if (colour !== undefined) now.colour = colour;
  if (state !== undefined) now.status = state;
  if (points !== undefined) now.points = points;
  if (knights !== undefined) now.knights = knights;
  if (f['Rohstoffe'] !== undefined) now.hand = pile(f['Rohstoffe'], RESOURCES).total;
  if (f['Entwicklungskarten'] !== undefined) now.cards = pile(f['Entwicklungskarten'], CARDS).total;
  if (typeof road === 'boolean') now.longestRoad = road;
  if (typeof f['Größte Rittermacht'] === 'boolean') now.largestArmy = f['Größte Rittermacht'];
  return now;
}

/** A new turn of one's own makes bought cards playable. A card before the roll keeps the status. */
function ownStatus(table: Table, f: Fields, before: string | undefined, after: string): Table {
  const hand = f['Rohstoffe'] === undefined ? undefined : pile(f['Rohstoffe'], RESOURCES).open;
  const cards =
    f['Entwicklungskarten'] === undefined ? undefined : pile(f['Entwicklungskarten'], CARDS).open;
  const turn = after === 'Würfeln' && before !== 'Würfeln' && before !== undefined;
  const { listed: _old, ...rest } = table;
  return {
    ...rest,
    hand: hand ?? table.hand,
    cards: cards ?? table.cards,
    ...(turn ? { fresh: noCards(), cardPlayed: false } : {}),
  };
}

export function award(table: Table, f: Fields, kind: 'longest' | 'army'): Table {
  const holder = number(f['Spieler']);
  const flag = kind === 'longest' ? 'longestRoad' : 'largestArmy';
  const players = table.players.map((p) => ({ ...p, [flag]: p.id === holder }));
  return log({ ...table, players }, { kind, player: holder });
}
