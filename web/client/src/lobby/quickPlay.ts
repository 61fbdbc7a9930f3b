// A game against bots with one click.
import { botLevels, createTable, type GameKind } from '../net/api';

const BOTS = { catan: 3, torres: 2 };
const DEFAULT_LEVEL = 'medium';

/** Medium bots, or the strongest ones of a server that has no medium bots. */
export async function defaultBotLevel(): Promise<string> {
  const levels = await botLevels();
  return levels.includes(DEFAULT_LEVEL) ? DEFAULT_LEVEL : (levels.at(-1) ?? 'random');
}

/** Opens a table with bots and one free seat; returns its name. */
export async function openQuickTable(game: GameKind): Promise<string> {
  const bots = BOTS[game];
  const level = await defaultBotLevel();
  const { name } = await createTable({
    game,
    players: [bots + 1, bots + 1],
    bots: Array.from({ length: bots }, () => level),
    loss: 'covered',
  });
  return name;
}
