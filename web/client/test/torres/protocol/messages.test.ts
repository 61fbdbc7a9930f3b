import { describe, expect, it } from 'vitest';
import { MessageReader, type TorresMessage } from '../../../src/torres/protocol/messages';
import { TURN } from '../samplePosition';

function read(...lines: string[]): TorresMessage[] {
  const reader = new MessageReader();
  return lines.flatMap((line) => reader.read(line));
}

describe('messages of a Torres server', () => {
  it('report an action with its squares, with or without the seat', () => {
    expect(read('AKTION AKTION_ZIEHE_RITTER', 'FARBE BLAU', 'X 1', 'Y 2', 'X 3', 'Y 4')).toEqual([
      { kind: 'acted', seat: 1, action: { kind: 'MOVE_KNIGHT', from: 17, to: 35 } },
    ]);
    expect(read('AKTION AKTION_SETZE_BAUSTEIN', 'X 7', 'Y 0')).toEqual([
      { kind: 'acted', seat: undefined, action: { kind: 'PLACE_BLOCK', from: 0, to: 7 } },
    ]);
    expect(read('AKTION AKTION_ZIEHE_KARTE', 'FARBE ORANGE', 'KARTE 9')).toMatchObject([
      { kind: 'acted', seat: 0 },
      { kind: 'drew', card: 9 },
    ]);
  });

  it('are requests, reports, chat, errors and positions', () => {
    expect(read('AUFRUF_ZUG_ABGEBEN')).toEqual([{ kind: 'moveRequested', what: 'turn' }]);
    expect(read('ZUGENDE', 'MELDUNG_SPIEL_BEENDET').map((m) => m.kind)).toEqual([
      'turnEnded',
      'gameEnded',
    ]);
    expect(read('NACHRICHT SERVER Zoe schaut zu.')).toEqual([
      { kind: 'chat', sender: 'SERVER', text: 'Zoe schaut zu.' },
    ]);
    expect(read('FEHLER_ZU_HOCH')).toEqual([{ kind: 'refused', error: 'FEHLER_ZU_HOCH' }]);
    expect(read(`STELLUNG ${TURN}`)).toEqual([{ kind: 'position', notation: TURN }]);
  });

  it('contain a status with players and spectators', () => {
    const lines = ['STATUS burg', 'PHASE 2', 'RUNDE 1', 'ZUG 2', 'ACTIVE bert', 'TIMEOUT 60000'];
    const rows = ['SPIELER 2', '0 anna 17 30 3', '1 bert 21 25 2', 'ZUSCHAUER', 'zoe'];
    expect(read(...lines, ...rows, 'STATUSENDE')).toEqual([
      {
        kind: 'status',
        status: {
          game: 'burg',
          active: 'bert',
          timeout: 60000,
          players: [
            { name: 'anna', points: 17, blocks: 3 },
            { name: 'bert', points: 21, blocks: 2 },
          ],
          spectators: ['zoe'],
        },
      },
    ]);
  });

  it('tell the time left in the turn and the table of the rematch', () => {
    expect(read('RESTZEIT 23000')).toEqual([{ kind: 'timeLeft', millis: 23000 }]);
    expect(read('REVANCHE burg')).toEqual([{ kind: 'rematch', table: 'burg' }]);
  });

  it('are ignored if they are unknown', () => {
    expect(read('', 'QUATSCH 3', 'X 1', 'AKTION AKTION_FLIEGE', 'FARBE ROT')).toEqual([]);
  });
});
