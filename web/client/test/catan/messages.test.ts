import { describe, expect, it } from 'vitest';
import { bankRates } from '../../src/catan/bankRates';
import { findPlayer, ownPlayer, playersToAct } from '../../src/catan/tableState';
import { pieceBuilt, playerStatus, startedGame, tableAfter } from './sampleMessages';

const OFFER = {
  Handelsangebot: { Spieler: 1, 'Handel id': 7, Angebot: { Holz: 1 }, Nachfrage: { Erz: 1 } },
};

const CORNER = [-2, 2, -1, 2, -1, 1];

describe('messages', () => {
  it('contain a map with harbours in any order and a zero on the desert', () => {
    const table = startedGame();
    expect(table.tiles).toHaveLength(37);
    expect(table.robber).toBe('0,0');
    expect(table.harbours[0]).toEqual({ sea: '-2,3', land: '-2,2', resource: undefined });
    expect(table.harbours[1]?.resource).toBe('Holz');
  });

  it('number players from 0', () => {
    expect(ownPlayer(startedGame())?.name).toBe('P0');
  });

  it('leave a field of a player unchanged if it is absent or null', () => {
    const table = tableAfter(
      [{ Statusupdate: { Spieler: { id: 1, Name: null, Farbe: null, Status: 'Würfeln' } } }],
      startedGame(),
    );
    expect(findPlayer(table, 1)).toMatchObject({ name: 'P1', colour: 'Blau', status: 'Würfeln' });
    expect(playersToAct(table).map((p) => p.id)).toEqual([1]);
  });

  it('change card counts even without a status of the player', () => {
    const table = tableAfter(
      [
        { Ertrag: { Spieler: 0, Rohstoffe: { Holz: 2, Lehm: 1 } } },
        { Ertrag: { Spieler: 0, Rohstoffe: {} } },
        { Kosten: { Spieler: 0, Rohstoffe: { Holz: 1, Lehm: 1 } } },
        { Ertrag: { Spieler: 1, Rohstoffe: { Unbekannt: 3 } } },
      ],
      startedGame(),
    );
    expect(table.hand).toMatchObject({ Holz: 1, Lehm: 0 });
    expect(findPlayer(table, 0)?.handSize).toBe(1);
    expect(findPlayer(table, 1)?.handSize).toBe(3);
    expect(table.log.filter((e) => e.kind === 'gained')).toHaveLength(2);
  });

  it('remove a piece that was taken back, and its entry in the log', () => {
    const before = tableAfter([pieceBuilt(1, 'Dorf', ...CORNER)], startedGame());
    const city = pieceBuilt(1, 'Stadt', ...CORNER);
    const withCity = tableAfter([city], before);
    const undone = tableAfter([{ Zurückgenommen: Object.values(city)[0] }], withCity);
    expect(Object.values(undone.buildings)).toEqual([{ owner: 1, type: 'Dorf' }]);
    expect(undone.log).toEqual(before.log);
    expect(undone.logCount).toBe(before.logCount);
    const settlement = Object.values(pieceBuilt(1, 'Dorf', ...CORNER))[0];
    expect(tableAfter([{ Zurückgenommen: settlement }], before).buildings).toEqual({});
  });

  it('may give hidden cards as a number', () => {
    const table = tableAfter(
      [playerStatus(1, { Rohstoffe: 4, Entwicklungskarten: 2 })],
      startedGame(),
    );
    expect(findPlayer(table, 1)).toMatchObject({ handSize: 4, developmentCards: 2 });
  });

  it('tell which cards were bought in this turn and that one was played before the roll', () => {
    const bought = tableAfter(
      [{ 'Entwicklungskarte gekauft': { Spieler: 0, Entwicklungskarte: 'Ritter' } }],
      startedGame(),
    );
    expect(bought.boughtThisTurn.Ritter).toBe(1);
    const ownTurn = { Status: 'Würfeln', Entwicklungskarten: { Ritter: 1 } };
    const nextTurn = tableAfter([playerStatus(0, ownTurn)], bought);
    expect(nextTurn.boughtThisTurn.Ritter).toBe(0);
    const played = tableAfter(
      [
        { 'Ritter ausspielen': { Spieler: 0, Ort: { x: 1, y: 0 } } },
        playerStatus(0, { ...ownTurn, Entwicklungskarten: {} }),
      ],
      nextTurn,
    );
    expect(played.hasPlayedCard).toBe(true);
  });

  it('do not reveal a bought card of another player, even if the server sends it', () => {
    const table = tableAfter(
      [{ 'Entwicklungskarte gekauft': { Spieler: 1, Entwicklungskarte: 'Monopol' } }],
      startedGame(),
    );
    expect(JSON.stringify(table)).not.toContain('"card":"Monopol"');
    expect(findPlayer(table, 1)?.developmentCards).toBe(1);
  });

  it('carry an offer from its start to the trade, also with older field names', () => {
    const accepted = { 'Handelsangebot angenommen': { Spieler: 0, 'Handel id': 7 } };
    const answered = tableAfter([OFFER, accepted], startedGame());
    expect(answered.offers[0]).toMatchObject({ id: 7, accepted: [0] });
    const traded = tableAfter([{ 'Handel ausgeführt': { Spieler: 1, Mitspieler: 0 } }], answered);
    expect(traded.offers).toEqual([]);
  });

  it('withdraw an acceptance or the whole offer, depending on the sender', () => {
    const offered = tableAfter([OFFER], startedGame());
    const byPartner = { 'Handelsangebot abgebrochen': { Spieler: 0, 'Handel id': 7 } };
    expect(tableAfter([byPartner], offered).offers[0]?.declined).toEqual([0]);
    const byMaker = { 'Handelsangebot abgebrochen': { Spieler: 1, 'Handel id': 7 } };
    expect(tableAfter([byMaker], offered).offers).toEqual([]);
  });

  it('give a better bank rate to a settlement at a harbour', () => {
    const table = tableAfter([pieceBuilt(0, 'Dorf', -2, 2, -2, 3, -1, 2)], startedGame());
    expect(bankRates(table)).toMatchObject({ Holz: 3, Erz: 3 });
    expect(bankRates(startedGame()).Holz).toBe(4);
  });

  it('move the longest road, under both of its names', () => {
    const table = tableAfter(
      [{ 'Längste Handelsstraße': { Spieler: 1 } }, { 'Größte Handelsstraße': { Spieler: 0 } }],
      startedGame(),
    );
    expect(table.players.map((p) => p.longestRoad)).toEqual([true, false]);
    const lost = tableAfter([{ 'Längste Handelsstraße': {} }], table);
    expect(lost.players.some((p) => p.longestRoad)).toBe(false);
  });

  it('end the game with a winner, under both field names, or without one', () => {
    const won = tableAfter([{ 'Spiel beendet': { Nachricht: 'Sieg', Spieler: 0 } }], startedGame());
    expect(won).toMatchObject({ stage: 'over', winner: 0 });
    const aborted = tableAfter(
      [{ 'Spiel beendet': { Nachricht: 'weg', Sieger: -1 } }],
      startedGame(),
    );
    expect(aborted.winner).toBeUndefined();
  });

  it('change nothing if they are unknown or malformed', () => {
    const table = startedGame();
    expect(tableAfter([{ Quatsch: { a: 1 } }, {}, { Bauvorgang: 3 }], table)).toBe(table);
    const robbed = { 'Räuber versetzt': { Spieler: 1, Ort: { x: 1, y: 0 }, Ziel: -1 } };
    expect(tableAfter([robbed], table).robber).toBe('1,0');
  });
});
