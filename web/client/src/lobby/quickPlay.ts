// A table against bots, in one step.
import { createTable, levels, type GameKind } from '../net/api';

const BOTS = { catan: 3, torres: 2 };

const USUAL = 'medium';

/** A bot that is fun for most, and quick; the strongest one of a server that has no such. */
export async function usualLevel(): Promise<string> {
  const known = await levels();
  return known.includes(USUAL) ? USUAL : (known.at(-1) ?? 'random');
}

/** Opens a table where bots wait, and answers its name. */
export async function quickTable(game: GameKind): Promise<string> {
  const bots = BOTS[game];
  const level = await usualLevel();
  const { name } = await createTable({
    game,
    players: [bots + 1, bots + 1],
    bots: Array.from({ length: bots }, () => level),
    loss: 'covered',
  });
  return name;
}
