// Short descriptions of tables and games for the lists of the lobby.
import { texts } from '../i18n/texts';
import type { TableInfo } from '../net/api';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time for a turn, as in „2 min je Zug“. */
function turnText(millis: number): string {
  const words = texts().duration;
  if (millis >= DAY) return texts().tables.perTurn(words.days(Math.round(millis / DAY)));
  return texts().tables.perTurn(
    millis < 2 * MINUTE && millis % MINUTE !== 0
      ? words.seconds(Math.round(millis / 1_000))
      : durationText(millis),
  );
}

/** A duration in hours and minutes. */
export function durationText(millis: number): string {
  const words = texts().duration;
  const minutes = Math.round(millis / MINUTE);
  if (minutes < 1) return words.short;
  if (minutes < 60) return words.minutes(minutes);
  return words.hours(Math.floor(minutes / 60), minutes % 60);
}

/** The rules of a table at a glance; the default rules are not named. */
export function rulesAtAGlance({ game, rules }: Pick<TableInfo, 'game' | 'rules'>): string[] {
  const { variant, victoryPoints, turn } = rules;
  const words: string[] = [];
  if (game === 'catan' && variant !== undefined && victoryPoints !== undefined) {
    const name = texts().variants[variant as keyof ReturnType<typeof texts>['variants']];
    words.push(name ?? variant, texts().tables.pointsToWin(victoryPoints));
  }
  words.push(turn > 0 ? turnText(turn) : texts().tables.noClock);
  return words;
}

/** Who won, when, and how long the game took. */
export function outcome(game: TableInfo, dates: Intl.DateTimeFormat): string[] {
  const { winners = [], started, ended } = game;
  return [
    ...(winners.length > 0 ? [texts().tables.won(winners)] : []),
    ...(ended === undefined ? [] : [dates.format(ended)]),
    ...(started === undefined || ended === undefined ? [] : [durationText(ended - started)]),
  ];
}
