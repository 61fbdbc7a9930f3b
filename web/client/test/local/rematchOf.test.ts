import { describe, expect, it } from 'vitest';
import { rematchOf } from '../../src/local/rematchOf';

describe('the saved game of a rematch', () => {
  it('is a new visible game with the seats of the finished one', () => {
    const finished = {
      name: '~catan-1',
      game: 'catan' as const,
      people: [{ name: 'Leia', token: '~catan-1.geheim' }],
      players: ['Leia', 'Bot'],
      time: 1,
      isOver: true,
      isHidden: true,
    };
    expect(rematchOf(finished, '~catan-2', 5)).toEqual({
      name: '~catan-2',
      game: 'catan',
      people: [{ name: 'Leia', token: '~catan-2.geheim' }],
      players: ['Leia', 'Bot'],
      time: 5,
      isOver: false,
    });
  });
});
