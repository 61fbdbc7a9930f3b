import { describe, expect, it } from 'vitest';
import { Recording, applyRecorded, isRecorded } from '../../src/catan/recording';
import { StatisticsCollector } from '../../src/catan/statistics';
import { emptyTable, type TableState } from '../../src/catan/tableState';
import { GAME, roll } from './sampleGame';
import { gameStart, pieceBuilt, playerStatus } from './sampleMessages';

describe('a recording', () => {
  it('shows the same tables as the game did', () => {
    const recording = new Recording(GAME);
    let table: TableState = emptyTable();
    let step = 0;
    GAME.forEach((message, i) => {
      table = applyRecorded(table, message);
      if (recording.steps[step] === i + 1) expect(recording.tableAt(step++)).toEqual(table);
    });
    expect(step).toBe(recording.steps.length);
    expect(recording.tableAt(step - 1)).toMatchObject({ stage: 'over', winner: 1 });
  });

  it('finds any step of a long game from a snapshot', () => {
    const long = [...GAME.slice(0, -1), ...Array.from({ length: 300 }, () => roll(0, 1, 2))];
    const recording = new Recording(long);
    const late = recording.steps.length - 10;
    expect(recording.tableAt(late).rollCounts[1]).toBe(291);
    expect(recording.tableAt(0).rollCounts[1]).toBe(0);
  });

  it('continues after a reconnect, in which the server sends the state again', () => {
    const state = [{ Willkommen: { id: 0 } }, playerStatus(0), playerStatus(1), gameStart()];
    const recording = new Recording([...GAME.slice(0, 10), ...state]);
    expect(recording.tableAt(recording.steps.length - 1).players).toHaveLength(2);
  });

  it('has the statistics of each step', () => {
    const recording = new Recording(GAME);
    const collector = new StatisticsCollector();
    let table = emptyTable();
    for (const message of GAME) {
      collector.add(table, message);
      table = applyRecorded(table, message);
    }
    expect(recording.statisticsAt(recording.steps.length - 1)).toEqual(collector.result(table));
    expect(recording.statisticsAt(0).points).toEqual([[0, 0]]);
    expect(recording.statisticsAt(0).playerTrades).toEqual([0, 0]);
  });

  it('knows where the turns begin, and keeps a card played before the roll in its turn', () => {
    const recording = new Recording([
      playerStatus(0),
      playerStatus(1),
      gameStart(),
      playerStatus(0, { Status: 'Dorf bauen' }),
      pieceBuilt(0, 'Dorf', -2, 2, -1, 2, -1, 1),
      playerStatus(0, { Status: 'Straße bauen' }),
      pieceBuilt(0, 'Straße', -2, 2, -1, 1),
      playerStatus(0, { Status: 'Würfeln' }),
      { 'Ritter ausspielen': { Spieler: 0, Ort: { x: 1, y: 0 } } },
      roll(0, 3, 3),
      playerStatus(0, { Status: 'Warten' }),
      playerStatus(1, { Status: 'Würfeln' }),
      roll(1, 2, 2),
    ]);
    expect(recording.entries.map((entry) => entry.kind)).toEqual([
      'started',
      'built',
      'built',
      'knight',
      'rolled',
      'rolled',
    ]);
    expect(recording.turns).toEqual([0, 1, 3, 5]);
    expect(recording.rolls).toEqual([4, 5]);
  });

  it('shows the hands of all players if the messages do', () => {
    const recording = new Recording([
      playerStatus(0, { Rohstoffe: { Holz: 1 }, Entwicklungskarten: { Ritter: 1 } }),
      playerStatus(1, { Rohstoffe: { Unbekannt: 2 } }),
      gameStart(),
      roll(0, 3, 3),
      { Ertrag: { Spieler: 0, Rohstoffe: { Erz: 2 } } },
      { Kosten: { Spieler: 0, Rohstoffe: { Holz: 1 } } },
    ]);
    const { resources, cards } = recording.handsAt(3)[0] ?? {};
    expect(resources).toMatchObject({ Holz: 0, Erz: 2 });
    expect(cards).toMatchObject({ Ritter: 1 });
    expect(recording.handsAt(0)[0]?.resources).toMatchObject({ Holz: 1, Erz: 0 });
    expect(recording.handsAt(3)[1]).toBeUndefined();
  });

  it('leaves out lists of legal moves', () => {
    expect(isRecorded({ Zugliste: { Aktionen: [] } })).toBe(false);
    expect(isRecorded({ Würfelwurf: {} })).toBe(true);
  });
});
