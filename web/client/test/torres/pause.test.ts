// Pauses and absent players at a Torres table.
import { expect, test } from 'vitest';
import { MessageReader } from '../../src/torres/protocol/messages';

const read = (line: string) => new MessageReader().read(line);

test('a line about a pause', () => {
  expect(read('PAUSE 1')).toEqual([{ kind: 'pause', pause: { isPaused: true, agreed: [] } }]);
  expect(read('PAUSE 0 2 3')).toEqual([
    { kind: 'pause', pause: { isPaused: false, agreed: [2, 3] } },
  ]);
});

test('a line about an absent player', () => {
  expect(read('VERTRETUNG 2')).toEqual([{ kind: 'absence', seat: 2, absence: { kind: 'bot' } }]);
  expect(read('VERTRETUNG 2 ENDE 3')).toEqual([
    { kind: 'absence', seat: 2, absence: { kind: 'back', turns: 3 } },
  ]);
  expect(read('VERTRETUNG 2 IN 30000')).toMatchObject([
    { kind: 'absence', seat: 2, absence: { kind: 'away' } },
  ]);
});
