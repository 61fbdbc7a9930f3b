import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playChoices, savePlayChoices } from '../../../src/lobby/start/playChoices';
import { MemoryStorage } from '../../memoryStorage';

const KEY = 'spieltisch.play';

beforeEach(() => vi.stubGlobal('localStorage', new MemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('the choices of the start page', () => {
  it('are remembered', () => {
    const chosen = {
      game: 'torres',
      opponents: { catan: 5, torres: 1 },
      level: 'hard',
      speed: 'slow',
      place: 'device',
      people: 2,
    } as const;
    savePlayChoices(chosen);
    expect(playChoices()).toEqual(chosen);
  });

  it.each([
    '',
    'null',
    '[]',
    '{"opponents":{"catan":9,"torres":1.5},"level":1,"speed":"warp","place":1,"people":-1}',
  ])('have defaults instead of the stored %j', (stored) => {
    localStorage.setItem(KEY, stored);
    const opponents = { catan: 3, torres: 2 };
    expect(playChoices()).toEqual({
      game: 'catan',
      opponents,
      level: 'medium',
      speed: 'normal',
      place: 'server',
      people: 1,
    });
  });
});
