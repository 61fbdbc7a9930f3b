// Messages as servers of the protocol write them.
import { applyMessage } from '../../src/catan/messages/messages';
import type { Message } from '../../src/catan/protocol/protocol';
import { emptyTable, type TableState } from '../../src/catan/tableState';

export function tableAfter(
  messages: readonly Message[],
  from: TableState = emptyTable(),
): TableState {
  return messages.reduce<TableState>((table, message) => applyMessage(table, message), from);
}

export function playerStatus(id: number, more: Record<string, unknown> = {}): Message {
  return {
    Statusupdate: {
      Spieler: {
        id,
        Name: `P${id}`,
        Farbe: 'Rot',
        Status: 'Warten',
        Siegpunkte: 0,
        Rohstoffe: { Unbekannt: 0 },
        Entwicklungskarten: { Unbekannt: 0 },
        ...more,
      },
    },
  };
}

const TYPES = ['Wald', 'Hügelland', 'Weideland', 'Ackerland', 'Gebirge'];
const NUMBERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4];

/** The map of a game with up to four players: the desert is in the centre, the sea around. */
export function gameStart(): Message {
  const felder = [];
  let n = 0;
  for (let y = 3; y >= -3; y--)
    for (let x = -3; x <= 3; x++) {
      if (Math.abs(x + y) > 3) continue;
      const isLand = Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y)) < 3;
      const Ort = { x, y };
      if (!isLand) felder.push({ Ort, Typ: 'Meer' });
      else if (x === 0 && y === 0) felder.push({ Ort, Typ: 'Wüste', Zahl: 0 });
      else felder.push({ Ort, Typ: TYPES[n % 5], Zahl: NUMBERS[n++ % 10] });
    }
  const hafen = { Ort: place(-2, 2, -2, 3), Typ: 'Hafen' };
  const holz = { Ort: place(1, 2, 1, 1), Typ: 'Holz Hafen' };
  const Karte = { Felder: felder, Gebäude: [], Häfen: [hafen, holz], Räuber: { x: 0, y: 0 } };
  return { 'Spiel gestartet': { Karte } };
}

/** Hexagons from pairs of numbers. */
export function place(...n: number[]): { x: number; y: number }[] {
  return n.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: n[i + 1] ?? 0 }] : []));
}

export function pieceBuilt(owner: number, type: string, ...n: number[]): Message {
  return { Bauvorgang: { Gebäude: { Eigentümer: owner, Typ: type, Ort: place(...n) } } };
}

/** A started game of two players, seen by player 0. */
export function startedGame(): TableState {
  return tableAfter([
    playerStatus(1, { Farbe: 'Blau' }),
    { Willkommen: { id: 0 } },
    playerStatus(0, { Rohstoffe: {}, Entwicklungskarten: {} }),
    gameStart(),
  ]);
}
