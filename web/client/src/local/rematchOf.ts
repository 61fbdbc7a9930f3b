import type { SavedGame } from './journalStore';

/** The saved game of a rematch: the same people with the secrets of their finished seats. */
export function rematchOf(finished: SavedGame, name: string, time: number): SavedGame {
  const { game, players } = finished;
  const people = finished.people.map((one) => ({
    ...one,
    token: tokenAt(one.token, finished.name, name),
  }));
  return { name, game, people, players, time, isOver: false };
}

/** A Catan token begins with the name of its table; a Torres token has no name. */
export function tokenAt(token: string, finished: string, rematch: string): string {
  return token.replace(`${finished}.`, `${rematch}.`);
}
