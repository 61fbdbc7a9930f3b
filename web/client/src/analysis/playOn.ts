// A game against bots in this browser that begins in the middle of a finished game.
import { playChoices } from '../lobby/start/playChoices';
import { botPauseOf } from '../lobby/start/quickPlay';
import { callWorker } from '../local/localTables';
import { SeatStorage, seatKey } from '../net/seatStorage';

/**
 * Opens the table; returns its name.
 *
 * @param journal the journal of the finished game
 * @param entry the number of the move at which the game continues
 * @param seat the seat of the person who plays on
 */
export async function playOn(
  journal: readonly string[],
  entry: number,
  seat: number,
  person: string,
): Promise<string> {
  const { level, speed } = playChoices();
  const { name, token } = await callWorker('playOn', {
    played: journal.slice(0, entry - 1),
    seat,
    person,
    level,
    botPause: botPauseOf(speed),
  });
  const storage = new SeatStorage(seatKey('catan', name));
  storage.save(token);
  storage.release();
  return name;
}
