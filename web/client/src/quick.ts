// A table against bots, in one step.
import { createTable, levels, type GameKind } from './api';

const BOTS = { catan: 3, torres: 2 };

/** Opens a table where the strongest bots wait, and answers its name. */
export async function quickTable(game: GameKind): Promise<string> {
  const bots = BOTS[game];
  const best = (await levels()).at(-1) ?? 'random';
  const { name } = await createTable({
    game,
    players: [bots + 1, bots + 1],
    bots: Array.from({ length: bots }, () => best),
    loss: 'covered',
  });
  return name;
}
