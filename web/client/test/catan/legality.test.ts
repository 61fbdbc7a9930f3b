import { beforeAll, describe, expect, it } from 'vitest';
import { describe as knowledge, loadJudge, type Judge } from '../../src/catan/legality';
import { parse, read, spell } from '../../src/catan/protocol/moves';
import { atTheTable, built, heard, status } from './sampleMessages';

const SETTLEMENT = built(0, 'Dorf', -2, 2, -1, 2, -1, 1);

let judge: Judge;
beforeAll(async () => {
  judge = await loadJudge();
});

describe('the Java model in the browser', () => {
  it('founds anywhere at first, then at a distance', () => {
    const first = heard([status(0, { Status: 'Dorf bauen', Rohstoffe: {} })], atTheTable());
    expect(judge(first)).toHaveLength(54);
    const second = heard([built(1, 'Dorf', -2, 2, -1, 2, -1, 1)], first);
    expect(judge(second)).toHaveLength(50);
  });

  it('lays the road of the set-up at the new settlement', () => {
    const table = heard(
      [SETTLEMENT, status(0, { Status: 'Straße bauen', Rohstoffe: {} })],
      atTheTable(),
    );
    expect(judge(table)).toHaveLength(3);
    expect(judge(table).every((m) => m.kind === 'build' && m.type === 'Straße')).toBe(true);
  });

  it('builds what can be paid and ends the turn', () => {
    const table = heard(
      [
        SETTLEMENT,
        built(0, 'Straße', -2, 2, -1, 1),
        status(0, { Status: 'Handeln oder Bauen', Rohstoffe: { Holz: 5, Lehm: 1 } }),
      ],
      atTheTable(),
    );
    const kinds = judge(table).map((m) => m.kind);
    expect(kinds).toContain('end');
    expect(kinds).toContain('build');
    expect(kinds.filter((k) => k === 'bank')).toHaveLength(4);
    expect(kinds).not.toContain('buy');
  });

  it('has nothing to say in the turn of another', () => {
    expect(knowledge(atTheTable())).toBeUndefined();
  });
});

describe('moves', () => {
  it.each([
    'roll',
    'road 0 1 1 0',
    'robber 1 0 1',
    'roads 0 1 1 0 0 0 1 0',
    'bank 4 0 0 0 0 0 0 0 0 1',
    'conclude 256 1',
  ])('are spelled and read back: %s', (line) => {
    const move = parse(line, [0, 1]);
    expect(move).toBeDefined();
    expect(move && read(spell(move))).toEqual(move);
  });
});
