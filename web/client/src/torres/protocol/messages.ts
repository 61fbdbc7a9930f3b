// Reads the messages of a TorFU server. A message is one line or several lines.
import { absenceOf, type Absence, type Pause } from '../../net/pause';
import { ACTION_KINDS, actionKindOf, type Action } from './action';

/** The protocol's words for the seats, in order. */
export const SEAT_WORDS: readonly string[] = ['ORANGE', 'BLAU', 'GRUEN', 'SCHWARZ'];

export type PlayerRow = { name: string; points: number; blocks: number };

export type TableStatus = {
  game: string;
  active: string;
  timeout: number;
  players: PlayerRow[];
  spectators: string[];
};

export type TorresMessage =
  | { kind: 'joined' }
  | { kind: 'moveRequested'; what: 'knight' | 'king' | 'turn' }
  | { kind: 'acted'; action: Action; seat?: number | undefined }
  | { kind: 'drew'; card: number }
  | { kind: 'turnEnded' | 'roundEnded' | 'gameEnded' }
  | { kind: 'chat'; sender: string; text: string }
  | { kind: 'position'; notation: string }
  | { kind: 'status'; status: TableStatus }
  | { kind: 'timeLeft'; millis: number }
  | { kind: 'rematch'; table: string }
  | { kind: 'pause'; pause: Pause }
  | { kind: 'absence'; seat: number; absence: Absence }
  | { kind: 'refused'; error: string };

/** An action whose lines are not all here yet. */
type PartialAction = {
  action: Action;
  coordinates: number[];
  coordinatesNeeded: number;
  seat?: number;
  isSeatNeeded: boolean;
};

/** The server does not say who took these actions. */
const WITHOUT_SEAT = ['PLACE_BLOCK', 'PLACE_KING', 'MOVE_BLOCK', 'PUSH_BLOCK_UNDER'];

const MOVE_REQUESTS: Record<string, 'knight' | 'king' | 'turn'> = {
  AUFRUF_RITTER_SETZEN: 'knight',
  AUFRUF_KOENIG_SETZEN: 'king',
  AUFRUF_ZUG_ABGEBEN: 'turn',
};
const END_REPORTS: Record<string, 'turnEnded' | 'roundEnded' | 'gameEnded'> = {
  ZUGENDE: 'turnEnded',
  MELDUNG_RUNDE_BEENDET: 'roundEnded',
  MELDUNG_SPIEL_BEENDET: 'gameEnded',
};

export class MessageReader {
  private partialAction: PartialAction | undefined;
  /** The lines of a status so far. */
  private statusLines: string[] | undefined;

  /** The messages that this line completes. Unknown lines are ignored. */
  read(line: string): TorresMessage[] {
    if (this.statusLines) return this.readStatusLine(this.statusLines, line);
    const [word = '', ...rest] = line.split(' ');
    const value = rest.join(' ').trim();
    if (word === 'FARBE' || word === 'X' || word === 'Y') return this.readActionField(word, value);
    this.partialAction = undefined;
    switch (word) {
      case 'AKTION':
        return this.beginAction(value);
      case 'STATUS':
        this.statusLines = [line];
        return [];
      case 'STELLUNG':
        return [{ kind: 'position', notation: value }];
      case 'RESTZEIT':
        return [{ kind: 'timeLeft', millis: Number(value) }];
      case 'REVANCHE':
        return [{ kind: 'rematch', table: value }];
      case 'PAUSE':
        return [{ kind: 'pause', pause: readPause(value) }];
      case 'VERTRETUNG':
        return [readAbsence(value)];
      case 'KARTE':
        return [{ kind: 'drew', card: Number(value) }];
      case 'NACHRICHT':
        return [readChat(value)];
      case 'MELDUNG_SPIELER_ANGEMELDET':
      case 'MELDUNG_ZUSCHAUER_ANGEMELDET':
        return [{ kind: 'joined' }];
    }
    const request = MOVE_REQUESTS[word];
    if (request) return [{ kind: 'moveRequested', what: request }];
    const end = END_REPORTS[word];
    if (end) return [{ kind: end }];
    return word.startsWith('FEHLER_') ? [{ kind: 'refused', error: word }] : [];
  }

  private beginAction(word: string): TorresMessage[] {
    const kind = actionKindOf(word);
    if (!kind) return [];
    this.partialAction = {
      action: { kind, from: 0, to: 0 },
      coordinates: [],
      coordinatesNeeded: 2 * ACTION_KINDS[kind].squares,
      isSeatNeeded: !WITHOUT_SEAT.includes(kind),
    };
    return this.completeAction(this.partialAction);
  }

  private readActionField(word: string, value: string): TorresMessage[] {
    const partial = this.partialAction;
    if (!partial) return [];
    if (word === 'FARBE') partial.seat = SEAT_WORDS.indexOf(value);
    else partial.coordinates.push(Number(value));
    return this.completeAction(partial);
  }

  private completeAction(partial: PartialAction): TorresMessage[] {
    const { coordinates, coordinatesNeeded, seat, isSeatNeeded } = partial;
    const isComplete =
      coordinates.length >= coordinatesNeeded && (!isSeatNeeded || seat !== undefined);
    if (!isComplete) return [];
    this.partialAction = undefined;
    const [first = 0, second = 0] = [0, 2].map(
      (i) => 8 * (coordinates[i + 1] ?? 0) + (coordinates[i] ?? 0),
    );
    const { kind } = partial.action;
    const action =
      ACTION_KINDS[kind].squares === 2
        ? { kind, from: first, to: second }
        : { kind, from: 0, to: first };
    return [{ kind: 'acted', action, seat }];
  }

  private readStatusLine(lines: string[], line: string): TorresMessage[] {
    lines.push(line);
    if (line.trim() !== 'STATUSENDE') return [];
    this.statusLines = undefined;
    return [{ kind: 'status', status: readStatus(lines) }];
  }
}

/** `1` or `0`, then the numbers of the players who ask for a pause. */
function readPause(value: string): Pause {
  const [state, ...agreed] = value.split(' ').map(Number);
  return { isPaused: state === 1, agreed };
}

/** `2`, `2 IN 30000` or `2 ENDE 3`. */
function readAbsence(value: string): TorresMessage {
  const [seat, word, number] = value.split(' ');
  const absence = absenceOf(
    word === 'IN' ? Number(number) : undefined,
    word === 'ENDE' ? Number(number) : undefined,
  );
  return { kind: 'absence', seat: Number(seat), absence };
}

function readChat(value: string): TorresMessage {
  const [sender = '', ...text] = value.split(' ');
  return { kind: 'chat', sender, text: text.join(' ') };
}

function readStatus(lines: readonly string[]): TableStatus {
  const value = (word: string) =>
    lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? '';
  const players = lines.findIndex((line) => line.startsWith('SPIELER'));
  const spectators = lines.findIndex((line) => line.trim() === 'ZUSCHAUER');
  return {
    game: value('STATUS'),
    active: value('ACTIVE'),
    timeout: Number(value('TIMEOUT')),
    players: lines.slice(players + 1, spectators).map(readPlayerRow),
    spectators: lines.slice(spectators + 1, -1),
  };
}

function readPlayerRow(line: string): PlayerRow {
  const [, name = '', points, , blocks] = line.split(' ');
  return { name, points: Number(points), blocks: Number(blocks) };
}
