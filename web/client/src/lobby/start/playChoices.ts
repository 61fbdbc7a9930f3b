// What the player chose on the start page. The browser remembers it.
import type { GameKind } from '../../net/api';
import { asFields, asNumber, asText } from '../../net/json';
import { browserStorage, store } from '../../net/seatStorage';

/** How long bots wait before each action; `normal` leaves it to the server. */
export const SPEEDS = ['fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Where a game against bots can run: on the server, or in this browser. */
export const PLACES = ['server', 'device'] as const;
export type Place = (typeof PLACES)[number];

/** The strengths of bots, weakest first. */
export const LEVELS = ['random', 'easy', 'medium', 'hard', 'best'] as const;

/** The most people who take turns on one device. */
export const MOST_PEOPLE = 4;

export const MOST_OPPONENTS = { catan: 5, torres: 3 };

/** The names of the fields are stored; changing one loses the choice. */
export type PlayChoices = {
  game: GameKind;
  /** The opponents of a game; each game has its own number, because Torres has fewer seats. */
  opponents: Record<GameKind, number>;
  level: string;
  speed: Speed;
  /** Where the game against bots runs. */
  place: Place;
  /** How many people play on this device. */
  people: number;
};

const KEY = 'spieltisch.play';
const DEFAULT_OPPONENTS = { catan: 3, torres: 2 };

/** The stored choices. Values that are missing or not valid are replaced by defaults. */
export function playChoices(): PlayChoices {
  const fields = stored();
  const opponents = asFields(fields['opponents']);
  const level = asText(fields['level']);
  return {
    game: fields['game'] === 'torres' ? 'torres' : 'catan',
    opponents: { catan: valid('catan', opponents), torres: valid('torres', opponents) },
    level: LEVELS.find((one) => one === level) ?? 'medium',
    speed: SPEEDS.find((one) => one === fields['speed']) ?? 'normal',
    place: PLACES.find((one) => one === fields['place']) ?? 'server',
    people: Math.max(1, Math.min(MOST_PEOPLE, Math.floor(asNumber(fields['people']) ?? 1))),
  };
}

function valid(game: GameKind, opponents: Record<string, unknown>): number {
  const n = asNumber(opponents[game]) ?? 0;
  const isValid = Number.isInteger(n) && n >= 1 && n <= MOST_OPPONENTS[game];
  return isValid ? n : DEFAULT_OPPONENTS[game];
}

function stored(): Record<string, unknown> {
  try {
    return asFields(JSON.parse(browserStorage('localStorage')?.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

export function savePlayChoices(choices: PlayChoices): void {
  store(browserStorage('localStorage'), KEY, JSON.stringify(choices));
}
