// The tables at which this browser has or had a seat.
import type { GameKind } from './api';
import { asFields, asList, asNumber, asText } from './json';
import { SeatStorage, browserStorage, seatKey, store, storedTokens } from './seatStorage';
import { homeServer } from './urls';

export type MyGame = {
  /** The id of the table; a later table may have the same name. */
  id: string;
  name: string;
  game: GameKind;
  /** The player's name at a Torres table, whose protocol does not tell it after a reload. */
  player?: string | undefined;
  /**
   * The token of the seat at a Catan table. The seat storage has one token for each name, so a
   * rematch under the same name replaces the token there. In Torres both have the same token.
   */
  token?: string | undefined;
  /** When the player was last seated there. */
  time: number;
  /** Whether the player removed the game from the list. */
  isHidden?: boolean;
  /** The server, in the app, where the player chooses one. */
  server?: string | undefined;
};

const KEY = 'spieltisch.games';
const LIMIT = 20;

/** The games at the chosen server, the latest first. */
export function myGames(): MyGame[] {
  return storedGames().filter(isHere);
}

function isHere({ server }: MyGame): boolean {
  return server === homeServer();
}

function storedGames(): MyGame[] {
  return asList(stored()).flatMap((value) => {
    const fields = asFields(value);
    const id = asText(fields['id']);
    const name = asText(fields['name']);
    const { game, isHidden } = fields;
    if (id === undefined || name === undefined || (game !== 'catan' && game !== 'torres'))
      return [];
    const time = asNumber(fields['time']) ?? 0;
    const player = asText(fields['player']);
    const token = asText(fields['token']);
    const server = asText(fields['server']);
    return [
      {
        id,
        name,
        game,
        time,
        ...(player === undefined ? {} : { player }),
        ...(token === undefined ? {} : { token }),
        ...(isHidden === true ? { isHidden } : {}),
        ...(server === undefined ? {} : { server }),
      },
    ];
  });
}

function stored(): unknown {
  try {
    return JSON.parse(browserStorage('localStorage')?.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** Stores the games at the chosen server; those at others stay. */
function save(games: readonly MyGame[]): void {
  const elsewhere = storedGames().filter((game) => !isHere(game));
  store(browserStorage('localStorage'), KEY, JSON.stringify([...games, ...elsewhere]));
}

/** Remembers a game with the token that the seat storage has for it. */
export function rememberGame(
  game: Omit<MyGame, 'time' | 'token' | 'isHidden'>,
  time = Date.now(),
): void {
  const { id, name, player } = game;
  const server = homeServer();
  const token = game.game === 'catan' ? seatToken(id) : undefined;
  const others = myGames().filter((one) => one.id !== id);
  const games = [
    {
      id,
      name,
      game: game.game,
      time,
      ...(player === undefined ? {} : { player }),
      ...(token === undefined ? {} : { token }),
      ...(server === undefined ? {} : { server }),
    },
    ...others,
  ];
  save(games);
  games.slice(LIMIT).forEach((one) => forgetGame(one.id));
}

/** The player's name at a Torres table; undefined if it is not known. */
export function nameAt(id: string): string | undefined {
  return myGames().find((one) => one.id === id)?.player;
}

/** A Catan token begins with the id of its table. */
export function tableOfToken(token: string): string {
  return token.split('.')[0] ?? '';
}

/** Removes a game from the list of the player, who keeps the seat. */
export function hideGame(id: string): void {
  save(myGames().map((one) => (one.id === id ? { ...one, isHidden: true } : one)));
}

/** Forgets a game and the token of its seat. */
export function forgetGame(id: string): void {
  const token = seatToken(id);
  const games = myGames();
  const gone = games.find((one) => one.id === id);
  const rest = games.filter((one) => one !== gone);
  save(rest);
  const isSeatShared = rest.some((one) => one.name === gone?.name && one.game === gone.game);
  if (gone === undefined || isSeatShared) return;
  const seat = new SeatStorage(seatKey(gone.game, gone.name));
  if (seat.token === token) seat.clear();
}

/** The ids of the tables at which this browser has a seat. */
export function mySeats(): Set<string> {
  const torres = myGames().filter((one) => one.game === 'torres' && seatToken(one.id));
  const catan = storedTokens().map(tableOfToken);
  return new Set([...catan, ...torres.map((one) => one.id)]);
}

/** The token of this browser's seat at the table with this id. */
export function seatToken(id: string): string | undefined {
  const game = myGames().find((one) => one.id === id);
  return game?.game === 'torres'
    ? new SeatStorage(seatKey('torres', game.name)).token
    : (storedCatanToken(id) ?? game?.token);
}

function storedCatanToken(id: string): string | undefined {
  return storedTokens().find((token) => token.startsWith(`${id}.`));
}
