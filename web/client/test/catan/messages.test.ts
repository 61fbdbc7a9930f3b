import { describe, expect, it } from 'vitest';
import { rates } from '../../src/catan/bankRates';
import { awaited, own, player } from '../../src/catan/tableState';
import { atTheTable, built, heard, status } from './sampleMessages';

const OFFER = {
  Handelsangebot: { Spieler: 1, 'Handel id': 7, Angebot: { Holz: 1 }, Nachfrage: { Erz: 1 } },
};

describe('what a player knows', () => {
  it('reads the map in any order of harbours and with a zero on the desert', () => {
    const table = atTheTable();
    expect(table.tiles).toHaveLength(37);
    expect(table.robber).toBe('0,0');
    expect(table.harbours[0]).toEqual({ sea: '-2,3', land: '-2,2', resource: undefined });
    expect(table.harbours[1]?.resource).toBe('Holz');
  });

  it('has players whose numbers begin with 0', () => {
    expect(own(atTheTable())?.name).toBe('P0');
  });

  it('keeps what a state leaves out, and survives null for name and colour', () => {
    const table = heard(
      [{ Statusupdate: { Spieler: { id: 1, Name: null, Farbe: null, Status: 'Würfeln' } } }],
      atTheTable(),
    );
    expect(player(table, 1)).toMatchObject({ name: 'P1', colour: 'Blau', status: 'Würfeln' });
    expect(awaited(table).map((p) => p.id)).toEqual([1]);
  });

  it('counts cards by itself where no state follows', () => {
    const table = heard(
      [
        { Ertrag: { Spieler: 0, Rohstoffe: { Holz: 2, Lehm: 1 } } },
        { Ertrag: { Spieler: 0, Rohstoffe: {} } },
        { Kosten: { Spieler: 0, Rohstoffe: { Holz: 1, Lehm: 1 } } },
        { Ertrag: { Spieler: 1, Rohstoffe: { Unbekannt: 3 } } },
      ],
      atTheTable(),
    );
    expect(table.hand).toMatchObject({ Holz: 1, Lehm: 0 });
    expect(player(table, 0)?.hand).toBe(1);
    expect(player(table, 1)?.hand).toBe(3);
    expect(table.log.filter((e) => e.kind === 'gained')).toHaveLength(2);
  });

  it('takes hidden cards as a number too', () => {
    const table = heard([status(1, { Rohstoffe: 4, Entwicklungskarten: 2 })], atTheTable());
    expect(player(table, 1)).toMatchObject({ hand: 4, cards: 2 });
  });

  it('knows which cards were bought in this turn, and that one was played before the roll', () => {
    const bought = heard(
      [{ 'Entwicklungskarte gekauft': { Spieler: 0, Entwicklungskarte: 'Ritter' } }],
      atTheTable(),
    );
    expect(bought.fresh.Ritter).toBe(1);
    const mine = { Status: 'Würfeln', Entwicklungskarten: { Ritter: 1 } };
    const next = heard([status(0, mine)], bought);
    expect(next.fresh.Ritter).toBe(0);
    const played = heard(
      [
        { 'Ritter ausspielen': { Spieler: 0, Ort: { x: 1, y: 0 } } },
        status(0, { ...mine, Entwicklungskarten: {} }),
      ],
      next,
    );
    expect(played.cardPlayed).toBe(true);
  });

  it('does not show a card that a careless server shows to all', () => {
    const table = heard(
      [{ 'Entwicklungskarte gekauft': { Spieler: 1, Entwicklungskarte: 'Monopol' } }],
      atTheTable(),
    );
    expect(JSON.stringify(table)).not.toContain('"card":"Monopol"');
    expect(player(table, 1)?.cards).toBe(1);
  });

  it('follows an offer from making to dealing, with the older field names too', () => {
    const yes = { 'Handelsangebot angenommen': { Spieler: 0, 'Handel id': 7 } };
    const answered = heard([OFFER, yes], atTheTable());
    expect(answered.offers[0]).toMatchObject({ id: 7, accepted: [0] });
    const dealt = heard([{ 'Handel ausgeführt': { Spieler: 1, Mitspieler: 0 } }], answered);
    expect(dealt.offers).toEqual([]);
  });

  it('tells a withdrawn word from a withdrawn offer', () => {
    const made = heard([OFFER], atTheTable());
    const word = heard([{ 'Handelsangebot abgebrochen': { Spieler: 0, 'Handel id': 7 } }], made);
    expect(word.offers[0]?.declined).toEqual([0]);
    const all = heard([{ 'Handelsangebot abgebrochen': { Spieler: 1, 'Handel id': 7 } }], made);
    expect(all.offers).toEqual([]);
  });

  it('trades better at a harbour', () => {
    const table = heard([built(0, 'Dorf', -2, 2, -2, 3, -1, 2)], atTheTable());
    expect(rates(table)).toMatchObject({ Holz: 3, Erz: 3 });
    expect(rates(atTheTable()).Holz).toBe(4);
  });

  it('passes the longest road on, also under its other name', () => {
    const table = heard(
      [{ 'Längste Handelsstraße': { Spieler: 1 } }, { 'Größte Handelsstraße': { Spieler: 0 } }],
      atTheTable(),
    );
    expect(table.players.map((p) => p.longestRoad)).toEqual([true, false]);
    const lost = heard([{ 'Längste Handelsstraße': {} }], table);
    expect(lost.players.some((p) => p.longestRoad)).toBe(false);
  });

  it('ends with a winner, under either name, or with none', () => {
    const won = heard([{ 'Spiel beendet': { Nachricht: 'Sieg', Spieler: 0 } }], atTheTable());
    expect(won).toMatchObject({ stage: 'over', winner: 0 });
    const off = heard([{ 'Spiel beendet': { Nachricht: 'weg', Sieger: -1 } }], atTheTable());
    expect(off.winner).toBeUndefined();
  });

  it('ignores what it does not know', () => {
    const table = atTheTable();
    expect(heard([{ Quatsch: { a: 1 } }, {}, { Bauvorgang: 3 }], table)).toBe(table);
    const robbed = { 'Räuber versetzt': { Spieler: 1, Ort: { x: 1, y: 0 }, Ziel: -1 } };
    expect(heard([robbed], table).robber).toBe('1,0');
  });
});
