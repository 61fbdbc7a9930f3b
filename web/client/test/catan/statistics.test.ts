import { describe, expect, it } from 'vitest';
import { applyRecorded } from '../../src/catan/recording';
import { StatisticsCollector } from '../../src/catan/statistics';
import { emptyTable } from '../../src/catan/tableState';
import { GAME } from './sampleGame';

function statistics() {
  const collector = new StatisticsCollector();
  let table = emptyTable();
  for (const message of GAME) {
    collector.add(table, message);
    table = applyRecorded(table, message);
  }
  return collector.result(table);
}

describe('statistics', () => {
  it('count the yield of rolls, but not cards from trades and the robber', () => {
    const { yields } = statistics();
    expect(yields[0]).toMatchObject({ Holz: 2, Erz: 0 });
    expect(yields[1]).toMatchObject({ Erz: 1, Wolle: 4, Holz: 0, Lehm: 0 });
  });

  it('distinguish trades between players from trades with the bank', () => {
    const { playerTrades, bankTrades } = statistics();
    expect(playerTrades).toEqual([1, 1]);
    expect(bankTrades).toEqual([0, 1]);
  });

  it('contain the points before each roll of a turn and at the end', () => {
    expect(statistics().points).toEqual([
      [1, 0],
      [1, 0],
      [1, 2],
    ]);
  });
});
