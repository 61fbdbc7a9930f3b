// Messages about players: profile, cards, status, awards.
import { asNumber, asText, type Fields } from '../../net/json';
import { DEVELOPMENT_CARDS, RESOURCES, asCards } from '../protocol/protocol';
import { findPlayer, noDevelopmentCards, type Player, type TableState } from '../tableState';
import { addLogEntry } from './tableUpdates';

export function playerUpdated(table: TableState, f: Fields): TableState {
  const id = asNumber(f['id']);
  if (id === undefined) return table;
  const before = findPlayer(table, id);
  const after = { ...(before ?? newPlayer(id)), ...presentFields(f) };
  if (table.stage === 'lobby' && after.status === 'Verbindung verloren')
    return { ...table, players: table.players.filter((p) => p.id !== id) };
  const players = before
    ? table.players.map((p) => (p.id === id ? after : p))
    : [...table.players, after].sort((a, b) => a.id - b.id);
  const next = { ...table, players };
  return id === table.me ? ownPlayerUpdated(next, f, before?.status, after.status) : next;
}

function newPlayer(id: number): Player {
  return {
    id,
    name: '',
    colour: '',
    status: '',
    points: 0,
    handSize: 0,
    developmentCards: 0,
    knights: 0,
    longestRoad: false,
    largestArmy: false,
  };
}

/** Some servers leave out zeros, falses and unchanged fields, so absent fields change nothing. */
function presentFields(f: Fields): Partial<Player> {
  const present: Partial<Player> = {};
  const name = asText(f['Name']);
  const colour = asText(f['Farbe']);
  const status = asText(f['Status']);
  const points = asNumber(f['Siegpunkte']);
  const knights = asNumber(f['Rittermacht']);
  const longestRoad = f['Längste Handelsstraße'] ?? f['Größte Handelsstraße'];
  const largestArmy = f['Größte Rittermacht'];
  if (name !== undefined) present.name = name;
  if (colour !== undefined) present.colour = colour;
  if (status !== undefined) present.status = status;
  if (points !== undefined) present.points = points;
  if (knights !== undefined) present.knights = knights;
  if (f['Rohstoffe'] !== undefined) present.handSize = asCards(f['Rohstoffe'], RESOURCES).total;
  if (f['Entwicklungskarten'] !== undefined)
    present.developmentCards = asCards(f['Entwicklungskarten'], DEVELOPMENT_CARDS).total;
  if (typeof longestRoad === 'boolean') present.longestRoad = longestRoad;
  if (typeof largestArmy === 'boolean') present.largestArmy = largestArmy;
  return present;
}

/**
 * Updates the player's own cards. When a new turn begins, the cards bought in the turn before
 * become playable. A turn begins when the status changes to "Würfeln". A card played before the
 * roll leaves the status unchanged.
 */
function ownPlayerUpdated(
  table: TableState,
  f: Fields,
  before: string | undefined,
  after: string,
): TableState {
  const hand = f['Rohstoffe'] === undefined ? undefined : asCards(f['Rohstoffe'], RESOURCES).open;
  const cards =
    f['Entwicklungskarten'] === undefined
      ? undefined
      : asCards(f['Entwicklungskarten'], DEVELOPMENT_CARDS).open;
  const isNewTurn = after === 'Würfeln' && before !== 'Würfeln' && before !== undefined;
  const { serverMoves: _outdated, ...rest } = table;
  return {
    ...rest,
    hand: hand ?? table.hand,
    developmentCards: cards ?? table.developmentCards,
    ...(isNewTurn ? { boughtThisTurn: noDevelopmentCards(), hasPlayedCard: false } : {}),
  };
}

export function awardMoved(table: TableState, f: Fields, kind: 'longest' | 'army'): TableState {
  const holder = asNumber(f['Spieler']);
  const award = kind === 'longest' ? 'longestRoad' : 'largestArmy';
  const players = table.players.map((p) => ({ ...p, [award]: p.id === holder }));
  return addLogEntry({ ...table, players }, { kind, player: holder });
}
