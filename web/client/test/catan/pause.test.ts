// Pauses and absent players at a Catan table.
import { expect, test } from 'vitest';
import { applyMessage } from '../../src/catan/messages/messages';
import { isRecorded } from '../../src/catan/recording';
import { emptyTable } from '../../src/catan/tableState';

test('a pause stops the clock and names the players who ask for one', () => {
  const running = applyMessage(emptyTable(), {
    Restzeit: { Spieler: 2, Millisekunden: 30_000 },
  });
  const asked = applyMessage(running, { Pause: { Angehalten: false, Zugestimmt: [2] } });
  expect(asked.pause).toEqual({ isPaused: false, agreed: [2] });
  expect(asked.clock).toBeDefined();
  const paused = applyMessage(asked, { Pause: { Angehalten: true, Zugestimmt: [] } });
  expect(paused.pause.isPaused).toBe(true);
  expect(paused.clock).toBeUndefined();
});

test('an absent player is away, then a bot plays, then the player is back', () => {
  const away = applyMessage(emptyTable(), {
    Vertretung: { Spieler: 2, Millisekunden: 30_000 },
  });
  expect(away.absences[2]?.kind).toBe('away');
  const bot = applyMessage(away, { Vertretung: { Spieler: 2 } });
  expect(bot.absences[2]).toEqual({ kind: 'bot' });
  const back = applyMessage(bot, { Vertretung: { Spieler: 2, Züge: 3 } });
  expect(back.absences[2]).toEqual({ kind: 'back', turns: 3 });
});

test('pauses are not part of the replay', () => {
  expect(isRecorded({ Pause: { Angehalten: true, Zugestimmt: [] } })).toBe(false);
  expect(isRecorded({ Vertretung: { Spieler: 2 } })).toBe(false);
});
