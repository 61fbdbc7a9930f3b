// A game against bots, or a table for friends, with one click.
import { COLOURS } from '../../catan/protocol/protocol';
import { callWorker } from '../../local/localTables';
import { ApiError, botLevels, createTable, type GameKind } from '../../net/api';
import { SeatStorage, seatKey } from '../../net/seatStorage';
import { MOST_OPPONENTS, type PlayChoices, type Speed } from './playChoices';

const DEFAULT_LEVEL = 'medium';
/** Milliseconds before each action of a bot; without a value the server decides. */
const BOT_PAUSES: Record<Speed, number | undefined> = { fast: 100, normal: undefined, slow: 1_500 };
const NORMAL_PAUSE = 300;
/** The status codes with which a proxy answers if it does not reach the server. */
const PROXY_ERRORS: readonly number[] = [502, 503, 504];

/** The pause of bots at a running table, where a value must be given. */
export function botPauseOf(speed: Speed): number {
  return BOT_PAUSES[speed] ?? NORMAL_PAUSE;
}

export function speedOf(botPause: number | undefined): Speed {
  if (botPause === undefined) return 'normal';
  if (botPause <= 200) return 'fast';
  return botPause >= 1_000 ? 'slow' : 'normal';
}

/** Medium bots, or the strongest ones of a server that has no medium bots. */
export async function defaultBotLevel(): Promise<string> {
  return defaultOf(await botLevels());
}

function defaultOf(levels: readonly string[]): string {
  return levels.includes(DEFAULT_LEVEL) ? DEFAULT_LEVEL : (levels.at(-1) ?? 'random');
}

/** Opens a table with bots and one free seat; returns its name. */
export async function openQuickTable(choices: PlayChoices): Promise<string> {
  const { game } = choices;
  const bots = choices.opponents[game];
  const levels = await botLevels();
  const level = levels.includes(choices.level) ? choices.level : defaultOf(levels);
  const botPause = BOT_PAUSES[choices.speed];
  const { name } = await createTable({
    game,
    players: [bots + 1, bots + 1],
    bots: Array.from({ length: bots }, () => level),
    ...(botPause === undefined ? {} : { botPause }),
    ...withUndo(game),
    loss: 'covered',
  });
  return name;
}

/**
 * In Catan placements can be taken back. In Torres a player can take back a turn before it is sent.
 */
function withUndo(game: GameKind): { undo?: boolean } {
  return game === 'catan' ? { undo: true } : {};
}

/** The pause of bots in this browser, where no server decides. */
const DEFAULT_BOT_PAUSE = 600;

/**
 * Starts a game against bots: on the server, or in this browser if the player wants that or the
 * server cannot be reached. Returns the name of the table.
 *
 * @param people the names of the people at this device
 * @param colour the colour that the first of them wants
 */
export async function startGame(
  choices: PlayChoices,
  people: string[],
  colour: string,
): Promise<string> {
  if (choices.place === 'device') return openLocalTable(choices, people, colour);
  try {
    return await openQuickTable(choices);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return openLocalTable(choices, people.slice(0, 1), colour);
  }
}

/**
 * Whether there is no server: nobody answered, or a proxy answered in its place. A sentence comes
 * from the server itself.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || (PROXY_ERRORS.includes(error.status) && !error.sentences);
}

async function openLocalTable(
  choices: PlayChoices,
  people: string[],
  colour: string,
): Promise<string> {
  const { game, level, speed } = choices;
  const most = MOST_OPPONENTS[game] + 1;
  const bots = Math.min(choices.opponents[game], most - people.length);
  const wanted = COLOURS.findIndex((one) => one === colour);
  const { name, tokens } = await callWorker('open', {
    game,
    people,
    colour: Math.max(0, wanted),
    levels: Array.from({ length: bots }, () => level),
    botPause: BOT_PAUSES[speed] ?? DEFAULT_BOT_PAUSE,
  });
  const seat = new SeatStorage(seatKey(game, name));
  seat.save(tokens[0] ?? '');
  seat.release();
  return name;
}

/** Opens a table for people only; returns its name. Torres begins when all seats are taken. */
export async function openFriendsTable(game: GameKind, opponents: number): Promise<string> {
  const seats = opponents + 1;
  const { name } = await createTable({
    game,
    players: [game === 'torres' ? seats : 2, seats],
    ...withUndo(game),
    loss: 'covered',
  });
  return name;
}
