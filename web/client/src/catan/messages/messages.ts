// How each message of the server changes what a player knows.
import { asFields, asList, asNumber, asText, type Fields } from '../../net/json';
import { absenceOf } from '../../net/pause';
import { readMoveList } from '../protocol/moves';
import { asResourceCounts, type Message, type Resource } from '../protocol/protocol';
import type { TableState } from '../tableState';
import { diceRolled, pieceBuilt, pieceTakenBack, robberMoved } from './board';
import { cardBought, cardPlayed, resourcesMoved } from './cards';
import { chatReceived } from './chat';
import { awardMoved, playerUpdated } from './players';
import { gameEnded, gameStarted } from './stage';
import { addLogEntry, playerOf } from './tableUpdates';
import {
  answeredForPlayer,
  answerTimeSet,
  counterOffered,
  offerAnswered,
  offerMade,
  offerWithdrawn,
  tradeConcluded,
} from './trade';

type MessageHandler = (table: TableState, f: Fields) => TableState;

/** The table after a message. Unknown messages change nothing. */
export function applyMessage(table: TableState, message: Message): TableState {
  const [name, value] = Object.entries(message)[0] ?? ['', undefined];
  return HANDLERS[name]?.(table, asFields(value)) ?? table;
}

const HANDLERS: Record<string, MessageHandler> = {
  Willkommen: (table, f) => ({ ...table, me: asNumber(f['id']) ?? -1 }),
  Statusupdate: (table, f) => playerUpdated(table, asFields(f['Spieler'])),
  'Spiel gestartet': (table, f) => gameStarted(table, asFields(f['Karte'])),
  Würfelwurf: diceRolled,
  Ertrag: (table, f) => resourcesMoved(table, f, 1),
  Kosten: (table, f) => resourcesMoved(table, f, -1),
  Bauvorgang: (table, f) => pieceBuilt(table, asFields(f['Gebäude'])),
  Zurückgenommen: (table, f) => pieceTakenBack(table, asFields(f['Gebäude'])),
  Rücknahme: (table, f) => ({ ...table, undoFor: asNumber(f['Spieler']) }),
  'Räuber versetzt': robberMoved,
  'Entwicklungskarte gekauft': cardBought,
  'Ritter ausspielen': (table, f) =>
    addLogEntry(cardPlayed(table, f, 'Ritter'), { kind: 'knight', player: playerOf(f) }),
  'Straßenbaukarte ausspielen': (table, f) =>
    addLogEntry(cardPlayed(table, f, 'Straßenbau'), { kind: 'roads', player: playerOf(f) }),
  Monopol: (table, f) =>
    addLogEntry(cardPlayed(table, f, 'Monopol'), {
      kind: 'monopoly',
      player: playerOf(f),
      resource: (asText(f['Rohstoff']) ?? 'Holz') as Resource,
    }),
  Erfindung: (table, f) =>
    addLogEntry(cardPlayed(table, f, 'Erfindung'), { kind: 'invention', player: playerOf(f) }),
  Handelsangebot: offerMade,
  'Handelsangebot angenommen': offerAnswered,
  'Handelsangebot abgebrochen': offerWithdrawn,
  'Handel ausgeführt': tradeConcluded,
  Handelsfrist: answerTimeSet,
  Handelsantwort: answeredForPlayer,
  Gegenangebot: counterOffered,
  'Längste Handelsstraße': (table, f) => awardMoved(table, f, 'longest'),
  'Größte Handelsstraße': (table, f) => awardMoved(table, f, 'longest'),
  'Größte Rittermacht': (table, f) => awardMoved(table, f, 'army'),
  Chatnachricht: chatReceived,
  'Spiel beendet': gameEnded,
  Zuschauer: (table, f) => ({ ...table, spectators: asNumber(f['Anzahl']) ?? 0 }),
  Zugliste: (table, f) => ({ ...table, serverMoves: readMoveList(f['Aktionen']) }),
  Restzeit: (table, f) => ({
    ...table,
    clock: { player: playerOf(f), until: Date.now() + (asNumber(f['Millisekunden']) ?? 0) },
  }),
  Pause: paused,
  Vertretung: (table, f) => ({
    ...table,
    absences: {
      ...table.absences,
      [playerOf(f)]: absenceOf(asNumber(f['Millisekunden']), asNumber(f['Züge'])),
    },
  }),
  Bank: (table, f) => ({
    ...table,
    bank: {
      cards: asResourceCounts(f['Rohstoffe']),
      hidden: asNumber(f['Verdeckt']) ?? 0,
      deck: asNumber(f['Entwicklungskarten']) ?? 0,
    },
  }),
  Würfelpfand: (table, f) => ({ ...table, diceCommitment: asText(f['Prüfsumme']) ?? '' }),
  Würfelsaat: (table, f) => ({ ...table, diceSeed: asText(f['Saat']) ?? '' }),
  Würfelbeiträge: (table, f) => ({ ...table, diceContributions: contributions(f) }),
  Revanche: (table, f) => ({
    ...table,
    rematch: {
      table: asText(f['Tisch']) ?? '',
      token: asText(f['Kennung']),
      commitment: asText(f['Prüfsumme']),
    },
  }),
};

/** The clock stands still during a pause; the server sets it again afterwards. */
function paused(table: TableState, f: Fields): TableState {
  const isPaused = f['Angehalten'] === true;
  const agreed = asList(f['Zugestimmt']).map((id) => asNumber(id) ?? -1);
  const next = { ...table, pause: { isPaused, agreed } };
  if (isPaused) delete next.clock;
  return next;
}

function contributions(f: Fields): Record<number, string> {
  const items = asList(f['Beiträge']).map(asFields);
  return Object.fromEntries(items.map((item) => [playerOf(item), asText(item['Zufall']) ?? '']));
}

/**
 * Known messages that do not change the table. The connection handles all other messages that do
 * not change the table, so they do not arrive here.
 */
const IGNORED = ['Ereignisnummer', 'Tische'];

export function isKnownMessage(message: Message): boolean {
  const [name = ''] = Object.keys(message);
  return name in HANDLERS || IGNORED.includes(name);
}
