// How a message of the server changes what a player knows. Unknown messages change nothing.
import { readList } from './moves';
import {
  CARDS,
  RESOURCES,
  counts,
  dice,
  fields,
  number,
  pile,
  place,
  text,
  type Building,
  type Card,
  type Fields,
  type Message,
  type Resource,
} from './protocol';
import { readMap } from './map';
import { noCards, player, type Happening, type Player, type Table } from './table';

type Hearing = (table: Table, value: Fields, raw: unknown) => Table;

export function hear(table: Table, message: Message): Table {
  const [name, value] = Object.entries(message)[0] ?? ['', undefined];
  return HEARINGS[name]?.(table, fields(value), value) ?? table;
}

const HEARINGS: Record<string, Hearing> = {
  Willkommen: (table, f) => ({ ...table, me: number(f['id']) ?? -1 }),
  Statusupdate: (table, f) => status(table, fields(f['Spieler'])),
  'Spiel gestartet': (table, f) => started(table, fields(f['Karte'])),
  Würfelwurf: rolled,
  Ertrag: (table, f) => cardsMoved(table, f, 1),
  Kosten: (table, f) => cardsMoved(table, f, -1),
  Bauvorgang: (table, f) => built(table, fields(f['Gebäude'])),
  'Räuber versetzt': robberMoved,
  'Entwicklungskarte gekauft': cardBought,
  'Ritter ausspielen': (table, f) =>
    log(cardPlayed(table, f, 'Ritter'), { kind: 'knight', player: who(f) }),
  'Straßenbaukarte ausspielen': (table, f) =>
    log(cardPlayed(table, f, 'Straßenbau'), { kind: 'roads', player: who(f) }),
  Monopol: (table, f) =>
    log(cardPlayed(table, f, 'Monopol'), {
      kind: 'monopoly',
      player: who(f),
      resource: (text(f['Rohstoff']) ?? 'Holz') as Resource,
    }),
  Erfindung: (table, f) =>
    log(cardPlayed(table, f, 'Erfindung'), { kind: 'invention', player: who(f) }),
  Handelsangebot: offered,
  'Handelsangebot angenommen': answered,
  'Handelsangebot abgebrochen': offerBroken,
  'Handel ausgeführt': dealt,
  'Längste Handelsstraße': (table, f) => award(table, f, 'longest'),
  'Größte Handelsstraße': (table, f) => award(table, f, 'longest'),
  'Größte Rittermacht': (table, f) => award(table, f, 'army'),
  Chatnachricht: (table, f) => said(table, f),
  'Spiel beendet': ended,
  Zuschauer: (table, f) => ({ ...table, spectators: number(f['Anzahl']) ?? 0 }),
  Zugliste: (table, f) => ({ ...table, listed: readList(f['Aktionen']) }),
  Restzeit: (table, f) => ({
    ...table,
    clock: { player: who(f), until: Date.now() + (number(f['Millisekunden']) ?? 0) },
  }),
  Bank: (table, f) => ({
    ...table,
    bank: {
      cards: pile(f['Rohstoffe'], RESOURCES).open ?? counts(),
      hidden: number(f['Verdeckt']) ?? 0,
      deck: number(f['Entwicklungskarten']) ?? 0,
    },
  }),
  Würfelpfand: (table, f) => ({ ...table, pledge: text(f['Prüfsumme']) ?? '' }),
  Würfelsaat: (table, f) => ({ ...table, seed: text(f['Saat']) ?? '' }),
  Revanche: (table, f) => ({
    ...table,
    rematch: { table: text(f['Tisch']) ?? '', token: text(f['Kennung']) },
  }),
};

/** Said between the lines of the game; the line itself deals with the other such messages. */
const UNHEARD = ['Ereignisnummer', 'Tische'];

export function isKnown(message: Message): boolean {
  const [name = ''] = Object.keys(message);
  return name in HEARINGS || UNHEARD.includes(name);
}

function who(f: Fields): number {
  return number(f['Spieler']) ?? -1;
}

function log(table: Table, happening: Happening): Table {
  const log = [...table.log, happening].slice(-400);
  return { ...table, log, told: table.told + 1 };
}

function change(table: Table, id: number, change: Partial<Player>): Table {
  return {
    ...table,
    players: table.players.map((p) => (p.id === id ? { ...p, ...change } : p)),
  };
}

// Players.

function status(table: Table, f: Fields): Table {
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

// The board.

function started(table: Table, map: Fields): Table {
  const seen = readMap(map);
  return log({ ...table, ...seen, stage: 'game', newest: '' }, { kind: 'started' });
}

function built(table: Table, f: Fields): Table {
  const owner = number(f['Eigentümer']) ?? -1;
  const at = place(f['Ort']);
  const type = text(f['Typ']) as Building | undefined;
  if (!at || !type) return table;
  const next = { ...table, newest: at };
  if (type === 'Straße') next.roads = { ...table.roads, [at]: owner };
  else next.buildings = { ...table.buildings, [at]: { owner, type } };
  if (owner === table.me && type === 'Dorf') next.founded = at;
  return log(next, { kind: 'built', player: owner, type });
}

function robberMoved(table: Table, f: Fields): Table {
  const to = place(f['Ort']);
  const victim = number(f['Ziel']);
  return log(to ? { ...table, robber: to } : table, {
    kind: 'robbed',
    player: who(f),
    victim: victim === undefined || victim < 0 ? undefined : victim,
  });
}

function rolled(table: Table, f: Fields): Table {
  const roll = dice(f['Wurf']);
  if (!roll) return table;
  const sums = table.sums.map((n, i) => (i + 2 === roll[0] + roll[1] ? n + 1 : n));
  // The throws for the first turn are no throws of the game.
  const counted = Object.keys(table.buildings).length > 0;
  const next = { ...table, dice: { player: who(f), roll }, ...(counted ? { sums } : {}) };
  return log(next, { kind: 'rolled', player: who(f), dice: roll });
}

// Cards.

function cardsMoved(table: Table, f: Fields, sign: 1 | -1): Table {
  const id = who(f);
  const moved = pile(f['Rohstoffe'], RESOURCES);
  if (moved.total === 0) return table;
  const before = player(table, id);
  const hand = Math.max(0, (before?.hand ?? 0) + sign * moved.total);
  const next = change(table, id, { hand });
  if (id === table.me && moved.open) {
    const own = { ...table.hand };
    for (const r of RESOURCES) own[r] = Math.max(0, own[r] + sign * moved.open[r]);
    next.hand = own;
  }
  return log(next, {
    kind: sign > 0 ? 'gained' : 'paid',
    player: id,
    total: moved.total,
    cards: moved.open,
  });
}

function cardBought(table: Table, f: Fields): Table {
  const id = who(f);
  const card = CARDS.find((c) => c === f['Entwicklungskarte']);
  const next = change(table, id, { cards: (player(table, id)?.cards ?? 0) + 1 });
  next.bought = table.bought + 1;
  const mine = id === table.me && card !== undefined;
  if (mine) {
    next.cards = { ...table.cards, [card]: table.cards[card] + 1 };
    next.fresh = { ...table.fresh, [card]: table.fresh[card] + 1 };
  }
  // Some servers show a bought card to all; we do not pass that on.
  return log(next, { kind: 'bought', player: id, card: mine ? card : undefined });
}

function cardPlayed(table: Table, f: Fields, card: Card): Table {
  const id = who(f);
  const before = player(table, id);
  const next = change(table, id, {
    cards: Math.max(0, (before?.cards ?? 1) - 1),
    knights: (before?.knights ?? 0) + (card === 'Ritter' ? 1 : 0),
  });
  if (id !== table.me) return next;
  return {
    ...next,
    cardPlayed: true,
    cards: { ...table.cards, [card]: Math.max(0, table.cards[card] - 1) },
  };
}

// Trade.

function offered(table: Table, f: Fields): Table {
  const id = number(f['Handel id']);
  if (id === undefined) return table;
  const give = pile(f['Angebot'], RESOURCES).open ?? counts();
  const want = pile(f['Nachfrage'], RESOURCES).open ?? counts();
  const offer = { id, player: who(f), give, want, accepted: [], declined: [] };
  const offers = [...table.offers.filter((o) => o.id !== id), offer];
  return log({ ...table, offers }, { kind: 'offered', player: offer.player, give, want });
}

function answered(table: Table, f: Fields): Table {
  const id = number(f['Handel id']);
  const from = number(f['Mitspieler']) ?? who(f);
  return answer(table, id, from, f['Annehmen'] !== false);
}

function answer(table: Table, id: number | undefined, from: number, accept: boolean): Table {
  const without = (ids: readonly number[]) => ids.filter((p) => p !== from);
  return {
    ...table,
    offers: table.offers.map((o) =>
      o.id !== id
        ? o
        : {
            ...o,
            accepted: accept ? [...without(o.accepted), from] : without(o.accepted),
            declined: accept ? without(o.declined) : [...without(o.declined), from],
          },
    ),
  };
}

/** The maker takes back his offer, anybody else his word. */
function offerBroken(table: Table, f: Fields): Table {
  const id = number(f['Handel id']);
  const offer = table.offers.find((o) => o.id === id);
  if (!offer) return table;
  if (offer.player !== who(f)) return answer(table, id, who(f), false);
  return { ...table, offers: table.offers.filter((o) => o.id !== id) };
}

/** The message does not name the offer; it is the maker's that this partner accepted. */
function dealt(table: Table, f: Fields): Table {
  const partner = number(f['Mitspieler']) ?? -1;
  const index = table.offers.findIndex((o) => o.player === who(f) && o.accepted.includes(partner));
  const offers = table.offers.filter((_, i) => i !== index);
  return log({ ...table, offers }, { kind: 'dealt', player: who(f), partner });
}

// Awards, chat, end.

function award(table: Table, f: Fields, kind: 'longest' | 'army'): Table {
  const holder = number(f['Spieler']);
  const flag = kind === 'longest' ? 'longestRoad' : 'largestArmy';
  const players = table.players.map((p) => ({ ...p, [flag]: p.id === holder }));
  return log({ ...table, players }, { kind, player: holder });
}

function said(table: Table, f: Fields): Table {
  const line = {
    sender: number(f['Absender']),
    text: text(f['Nachricht']) ?? '',
  };
  return {
    ...table,
    chat: [...table.chat, line].slice(-200),
    spoken: table.spoken + (line.sender === undefined ? 0 : 1),
  };
}

function ended(table: Table, f: Fields): Table {
  const winner = number(f['Sieger']) ?? number(f['Spieler']);
  const message = text(f['Nachricht']) ?? '';
  const won = winner !== undefined && winner >= 0 ? { winner } : {};
  const next: Table = { ...table, stage: 'over', ending: message, offers: [], ...won };
  delete next.clock;
  return log(next, { kind: 'over', ...won, message });
}
