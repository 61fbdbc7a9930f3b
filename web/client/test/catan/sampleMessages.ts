// Messages as servers of the protocol write them.
import { hear } from '../../src/catan/messages/messages';
import type { Message } from '../../src/catan/protocol/protocol';
import { emptyTable, type Table } from '../../src/catan/tableState';

export function heard(messages: readonly Message[], from: Table = emptyTable()): Table {
  return messages.reduce<Table>((table, message) => hear(table, message), from);
}

export function status(id: number, more: Record<string, unknown> = {}): Message {
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
const TOKENS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4];

/** The small island: a desert in the middle, sea around. */
export function map(): Message {
  const felder = [];
  let n = 0;
  for (let y = 3; y >= -3; y--)
    for (let x = -3; x <= 3; x++) {
      if (Math.abs(x + y) > 3) continue;
      const isLand = Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y)) < 3;
      const Ort = { x, y };
      if (!isLand) felder.push({ Ort, Typ: 'Meer' });
      else if (x === 0 && y === 0) felder.push({ Ort, Typ: 'Wüste', Zahl: 0 });
      else felder.push({ Ort, Typ: TYPES[n % 5], Zahl: TOKENS[n++ % 10] });
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

export function built(owner: number, type: string, ...n: number[]): Message {
  return { Bauvorgang: { Gebäude: { Eigentümer: owner, Typ: type, Ort: place(...n) } } };
}

export function atTheTable(): Table {
  return heard([
    status(1, { Farbe: 'Blau' }),
    { Willkommen: { id: 0 } },
    status(0, { Rohstoffe: {}, Entwicklungskarten: {} }),
    map(),
  ]);
}
