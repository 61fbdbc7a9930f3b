// How a message of the server changes what a player knows. Unknown messages change nothing.
import { readList } from '../protocol/moves';
import { cardBought, cardPlayed, cardsMoved } from './cards';
import { award, status } from './players';
import { built, robberMoved, rolled, started } from './board';
import { log, who } from './tableUpdates';
import { ended, said } from './chat';
import { answered, dealt, offerBroken, offered } from './trade';
import {
  RESOURCES,
  counts,
  fields,
  number,
  pile,
  text,
  type Fields,
  type Message,
  type Resource,
} from '../protocol/protocol';
import type { Table } from '../tableState';

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
