// Once more: a finished game leads everybody who was there to one new table.
import { finishedGames, playAgain, type GameKind } from './api';

const ANNOUNCED = /^Noch einmal gespielt wird am Tisch „(.+)“\.$/;

/** The table of which the server tells those who are still at the old one. */
export function announcedTable(sentence: string): string | undefined {
  return ANNOUNCED.exec(sentence)?.[1];
}

/** Opens the new table or finds it, since there is one for all; nothing if the game is forgotten. */
export async function nextTable(name: string, game: GameKind): Promise<string | undefined> {
  const finished = (await finishedGames()).find((one) => one.name === name && one.game === game);
  return finished && (await playAgain(finished.id)).name;
}
