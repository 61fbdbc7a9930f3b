// A table against bots, in one step.
import { createTable, levels } from './api';

const BOTS = 3;

/** Opens a table where the strongest bots wait, and answers its name. */
export async function quickTable(): Promise<string> {
  const best = (await levels()).at(-1) ?? 'random';
  const { name } = await createTable({
    players: [BOTS + 1, BOTS + 1],
    bots: Array.from({ length: BOTS }, () => best),
    loss: 'covered',
  });
  return name;
}
