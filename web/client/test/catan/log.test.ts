import { describe, expect, it } from 'vitest';
import type { Message } from '../../src/catan/protocol/protocol';
import { logSentence } from '../../src/catan/sentences';
import { settings } from '../../src/ui/settings.svelte';
import { pieceBuilt, startedGame, tableAfter } from './sampleMessages';

const gain = (player: number, cards: Record<string, number>): Message => ({
  Ertrag: { Spieler: player, Rohstoffe: cards },
});
const cost = (player: number, cards: Record<string, number>): Message => ({
  Kosten: { Spieler: player, Rohstoffe: cards },
});
const roll = { Würfelwurf: { Spieler: 0, Wurf: [3, 4] } };
const settlement = pieceBuilt(0, 'Dorf', -2, 2, -1, 2, -1, 1);

/** The sentences of the log after the start of the game. */
function sentences(language: 'de' | 'en', ...messages: Message[]): string[] {
  settings.language = language;
  const table = tableAfter(messages, startedGame());
  return table.log.slice(1).map((entry) => logSentence(table, entry));
}
const german = (...messages: Message[]) => sentences('de', ...messages);
const english = (...messages: Message[]) => sentences('en', ...messages);

const TRADE = [
  { 'Handel ausgeführt': { Spieler: 0, Mitspieler: 1 } },
  cost(0, { Holz: 1 }),
  cost(1, { Erz: 1, Lehm: 1 }),
  gain(0, { Erz: 1, Lehm: 1 }),
  gain(1, { Holz: 1 }),
];
const ROBBERY = { 'Räuber versetzt': { Spieler: 0, Ort: { x: 1, y: 0 }, Ziel: 1 } };

describe('the log', () => {
  it('has one line for a trade', () => {
    expect(german(...TRADE)).toEqual(['P0 gibt P1 1 Holz und bekommt 1 Lehm und 1 Erz.']);
    expect(english(...TRADE)).toEqual(['P0 gives P1 1 wood and gets 1 brick and 1 ore.']);
  });

  it('starts a new line for a purchase or an exchange right after a trade', () => {
    const more = [cost(0, { Erz: 4 }), gain(0, { Wolle: 1 })];
    expect(german(...TRADE, ...more)).toHaveLength(2);
    expect(german(...TRADE, ...more)[1]).toBe('P0 tauscht mit der Bank 4 Erz gegen 1 Wolle.');
    const road = [cost(0, { Holz: 1, Lehm: 1 }), pieceBuilt(0, 'Straße', -2, 2, -1, 1)];
    expect(german(...TRADE, ...road)[1]).toBe('P0 baut eine Straße.');
  });

  it('has one line for a robbery, with the card if it is known', () => {
    expect(german(ROBBERY, cost(1, { Unbekannt: 1 }), gain(0, { Unbekannt: 1 }))).toEqual([
      'P0 versetzt den Räuber und stiehlt P1 eine Karte.',
    ]);
    const knight = { 'Ritter ausspielen': { Spieler: 0, Ort: { x: 1, y: 0 } } };
    const messages = [knight, ROBBERY, cost(1, { Erz: 1 }), gain(0, { Erz: 1 })];
    expect(german(...messages)).toEqual(['P0 spielt einen Ritter und stiehlt P1 1 Erz.']);
    expect(english(...messages)).toEqual(['P0 plays a knight and steals 1 ore from P1.']);
  });

  it('has one line for a card with what it brings', () => {
    const monopoly = { Monopol: { Spieler: 0, Rohstoff: 'Erz' } };
    expect(german(monopoly, cost(1, { Erz: 3 }), gain(0, { Erz: 3 }))).toEqual([
      'P0 spielt ein Monopol auf Erz und bekommt 3 Karten.',
    ]);
    const invention = { Erfindung: { Spieler: 1 } };
    expect(german(invention, gain(1, { Unbekannt: 2 }))).toEqual([
      'P1 spielt eine Erfindung und nimmt 2 Karten.',
    ]);
    expect(english({ Erfindung: { Spieler: 0 } }, gain(0, { Holz: 2 }))).toEqual([
      'P0 plays year of plenty and takes 2 wood.',
    ]);
  });

  it('has one line for a purchase and for a settlement with its first cards', () => {
    const bought = { 'Entwicklungskarte gekauft': { Spieler: 1, Entwicklungskarte: 'Unbekannt' } };
    expect(german(cost(1, { Erz: 1, Wolle: 1, Getreide: 1 }), bought)).toEqual([
      'P1 kauft eine Entwicklungskarte.',
    ]);
    expect(german(settlement, gain(0, { Holz: 1, Erz: 1 }))).toEqual([
      'P0 baut eine Siedlung und bekommt 1 Holz und 1 Erz.',
    ]);
  });

  it('tells throws for the order of play from throws of a turn', () => {
    expect(german(roll)).toEqual(['P0 würfelt um den Beginn: 3 + 4 = 7.']);
    expect(german(settlement, roll)[1]).toBe('P0 würfelt 3 + 4 = 7.');
    expect(english(roll)).toEqual(['P0 rolls to see who begins: 3 + 4 = 7.']);
  });

  it('keeps discards and yields of several players apart', () => {
    const rolled = [settlement, roll, gain(0, { Holz: 1 }), gain(1, { Erz: 1 })];
    expect(german(...rolled)).toHaveLength(4);
    expect(german(cost(0, { Holz: 4 }), cost(1, { Unbekannt: 4 }))).toEqual([
      'P0 gibt 4 Holz ab.',
      'P1 gibt 4 Karten ab.',
    ]);
  });
});
