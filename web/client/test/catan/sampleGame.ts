import type { Message } from '../../src/catan/protocol/protocol';
import { gameStart, pieceBuilt, playerStatus } from './sampleMessages';

export const roll = (player: number, a: number, b: number): Message => ({
  Würfelwurf: { Spieler: player, Wurf: [a, b] },
});
const gain = (player: number, cards: Record<string, number>): Message => ({
  Ertrag: { Spieler: player, Rohstoffe: cards },
});
const cost = (player: number, cards: Record<string, number>): Message => ({
  Kosten: { Spieler: player, Rohstoffe: cards },
});

/** Two players and a few turns in which cards move in every possible way. */
export const GAME: Message[] = [
  playerStatus(1, { Farbe: 'Blau' }),
  { Willkommen: { id: 0 } },
  playerStatus(0, { Rohstoffe: {}, Entwicklungskarten: {} }),
  roll(0, 6, 6),
  gameStart(),
  pieceBuilt(0, 'Dorf', -2, 2, -1, 2, -1, 1),
  gain(0, { Holz: 1 }),
  playerStatus(0, { Siegpunkte: 1, Rohstoffe: { Holz: 1 } }),
  roll(0, 3, 3),
  gain(0, { Holz: 2 }),
  gain(1, { Erz: 1 }),
  playerStatus(0, { Siegpunkte: 1, Rohstoffe: { Holz: 3 } }),
  gain(1, { Wolle: 4 }),
  { 'Handel ausgeführt': { Spieler: 0, Mitspieler: 1 } },
  cost(0, { Holz: 1 }),
  cost(1, { Erz: 1 }),
  gain(0, { Erz: 1 }),
  gain(1, { Holz: 1 }),
  roll(1, 5, 2),
  { 'Räuber versetzt': { Spieler: 1, Ort: { x: 1, y: 0 }, Ziel: 0 } },
  cost(0, { Holz: 1 }),
  gain(1, { Holz: 1 }),
  cost(1, { Wolle: 4 }),
  gain(1, { Lehm: 1 }),
  playerStatus(1, { Siegpunkte: 2 }),
  { 'Spiel beendet': { Nachricht: 'Sieg', Spieler: 1 } },
];
