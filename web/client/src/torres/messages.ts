// Understands what a server of the TorFU protocol says, line by line.
import { KINDS, kindOf, type Action } from './action';

export const SEAT_COLOURS = ['ORANGE', 'BLAU', 'GRUEN', 'SCHWARZ'] as const;

export type Row = { name: string; points: number; blocks: number };
export type Status = {
  game: string;
  active: string;
  timeout: number;
  players: Row[];
  spectators: string[];
};

export type Heard =
  | { kind: 'joined' }
  | { kind: 'call'; what: 'knight' | 'king' | 'turn' }
  | { kind: 'acted'; action: Action; seat?: number | undefined }
  | { kind: 'drew'; card: number }
  | { kind: 'turnEnded' | 'roundEnded' | 'gameEnded' }
  | { kind: 'said'; sender: string; text: string }
  | { kind: 'position'; notation: string }
  | { kind: 'status'; status: Status }
  | { kind: 'timeLeft'; millis: number }
  | { kind: 'rematch'; table: string }
  | { kind: 'refused'; error: string };

type Draft = { action: Action; given: number[]; needs: number; seat?: number; wantsSeat: boolean };

/** These confirmations do not say who acted. */
const NAMELESS = ['PLACE_BLOCK', 'PLACE_KING', 'MOVE_BLOCK', 'PUSH_BLOCK_UNDER'];
const CALLS: Record<string, 'knight' | 'king' | 'turn'> = {
  AUFRUF_RITTER_SETZEN: 'knight',
  AUFRUF_KOENIG_SETZEN: 'king',
  AUFRUF_ZUG_ABGEBEN: 'turn',
};
const REPORTS: Record<string, 'turnEnded' | 'roundEnded' | 'gameEnded'> = {
  ZUGENDE: 'turnEnded',
  MELDUNG_RUNDE_BEENDET: 'roundEnded',
  MELDUNG_SPIEL_BEENDET: 'gameEnded',
};

export class Reader {
  private draft: Draft | undefined;
  private block: string[] | undefined;

  /** What this line completes; what means nothing is left out. */
  read(line: string): Heard[] {
    if (this.block) return this.inBlock(this.block, line);
    const [word = '', ...rest] = line.split(' ');
    const value = rest.join(' ').trim();
    if (word === 'FARBE' || word === 'X' || word === 'Y') return this.field(word, value);
    this.draft = undefined;
    switch (word) {
      case 'AKTION':
        return this.begin(value);
      case 'STATUS':
        this.block = [line];
        return [];
      case 'STELLUNG':
        return [{ kind: 'position', notation: value }];
      case 'RESTZEIT':
        return [{ kind: 'timeLeft', millis: Number(value) }];
      case 'REVANCHE':
        return [{ kind: 'rematch', table: value }];
      case 'KARTE':
        return [{ kind: 'drew', card: Number(value) }];
      case 'NACHRICHT':
        return [said(value)];
      case 'MELDUNG_SPIELER_ANGEMELDET':
      case 'MELDUNG_ZUSCHAUER_ANGEMELDET':
        return [{ kind: 'joined' }];
    }
    const call = CALLS[word];
    if (call) return [{ kind: 'call', what: call }];
    const report = REPORTS[word];
    if (report) return [{ kind: report }];
    return word.startsWith('FEHLER_') ? [{ kind: 'refused', error: word }] : [];
  }

  private begin(word: string): Heard[] {
    const kind = kindOf(word);
    if (!kind) return [];
    this.draft = {
      action: { kind, from: 0, to: 0 },
      given: [],
      needs: 2 * KINDS[kind].squares,
      wantsSeat: !NAMELESS.includes(kind),
    };
    return this.handOut(this.draft);
  }

  private field(word: string, value: string): Heard[] {
    const draft = this.draft;
    if (!draft) return [];
    if (word === 'FARBE') draft.seat = (SEAT_COLOURS as readonly string[]).indexOf(value);
    else draft.given.push(Number(value));
    return this.handOut(draft);
  }

  private handOut(draft: Draft): Heard[] {
    const isComplete =
      draft.given.length >= draft.needs && (!draft.wantsSeat || draft.seat !== undefined);
    if (!isComplete) return [];
    this.draft = undefined;
    const squares = [0, 2].map((i) => 8 * (draft.given[i + 1] ?? 0) + (draft.given[i] ?? 0));
    const [first = 0, second = 0] = squares;
    const { kind } = draft.action;
    const action =
      KINDS[kind].squares === 2 ? { kind, from: first, to: second } : { kind, from: 0, to: first };
    return [{ kind: 'acted', action, seat: draft.seat }];
  }

  private inBlock(block: string[], line: string): Heard[] {
    block.push(line);
    if (line.trim() !== 'STATUSENDE') return [];
    this.block = undefined;
    return [{ kind: 'status', status: status(block) }];
  }
}

function said(value: string): Heard {
  const [sender = '', ...text] = value.split(' ');
  return { kind: 'said', sender, text: text.join(' ') };
}

function status(lines: readonly string[]): Status {
  const value = (word: string) =>
    lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? '';
  const people = lines.findIndex((line) => line.startsWith('SPIELER'));
  const watching = lines.findIndex((line) => line.trim() === 'ZUSCHAUER');
  return {
    game: value('STATUS'),
    active: value('ACTIVE'),
    timeout: Number(value('TIMEOUT')),
    players: lines.slice(people + 1, watching).map(row),
    spectators: lines.slice(watching + 1, -1),
  };
}

function row(line: string): Row {
  const [, name = '', points, , blocks] = line.split(' ');
  return { name, points: Number(points), blocks: Number(blocks) };
}
