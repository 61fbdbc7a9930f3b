import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_KINDS, spell, type Action } from '../../src/torres/action';
import { loadTorresJudge, readScoring, worth, type TorresJudge } from '../../src/torres/rules';
import { TorresLine, type Wire } from '../../src/torres/connection';
import { figureOn, knightsLeft, readPosition } from '../../src/torres/position';
import { soundsBetween } from '../../src/torres/sounds';
import { Reader, type Heard } from '../../src/torres/messages';
import type { LineState } from '../../src/catan/protocol/connection';

/** The first turn of seat 0: one knight each, the king on (5,2), two blocks on (4,0) and beside. */
const TURN =
  '00001100/00000000/00100100/10000000/00000001/00100100/00000000/00010000 52 40/22 0/7 3.3.3.0/3.3.3.3 1/0 39 0000000000 T.0.1.1.1.0.5.3.0.0 - 0 0000000010 0000000000';

function heard(...lines: string[]): Heard[] {
  const reader = new Reader();
  return lines.flatMap((line) => reader.read(line));
}

describe('what a Torres server says', () => {
  it('is an action with its player and squares, or without a player', () => {
    expect(heard('AKTION AKTION_ZIEHE_RITTER', 'FARBE BLAU', 'X 1', 'Y 2', 'X 3', 'Y 4')).toEqual([
      { kind: 'acted', seat: 1, action: { kind: 'MOVE_KNIGHT', from: 17, to: 35 } },
    ]);
    expect(heard('AKTION AKTION_SETZE_BAUSTEIN', 'X 7', 'Y 0')).toEqual([
      { kind: 'acted', seat: undefined, action: { kind: 'PLACE_BLOCK', from: 0, to: 7 } },
    ]);
    expect(heard('AKTION AKTION_ZIEHE_KARTE', 'FARBE ORANGE', 'KARTE 9')).toMatchObject([
      { kind: 'acted', seat: 0 },
      { kind: 'drew', card: 9 },
    ]);
  });

  it('is calls, reports, chat, errors and the position', () => {
    expect(heard('AUFRUF_ZUG_ABGEBEN')).toEqual([{ kind: 'call', what: 'turn' }]);
    expect(heard('ZUGENDE', 'MELDUNG_SPIEL_BEENDET').map((h) => h.kind)).toEqual([
      'turnEnded',
      'gameEnded',
    ]);
    expect(heard('NACHRICHT SERVER Zoe schaut zu.')).toEqual([
      { kind: 'said', sender: 'SERVER', text: 'Zoe schaut zu.' },
    ]);
    expect(heard('FEHLER_ZU_HOCH')).toEqual([{ kind: 'refused', error: 'FEHLER_ZU_HOCH' }]);
    expect(heard(`STELLUNG ${TURN}`)).toEqual([{ kind: 'position', notation: TURN }]);
  });

  it('is a status with players and spectators', () => {
    const lines = ['STATUS burg', 'PHASE 2', 'RUNDE 1', 'ZUG 2', 'ACTIVE bert', 'TIMEOUT 60000'];
    const rows = ['SPIELER 2', '0 anna 17 30 3', '1 bert 21 25 2', 'ZUSCHAUER', 'zoe'];
    expect(heard(...lines, ...rows, 'STATUSENDE')).toEqual([
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

  it('is what is left of the turn, and where the game is played once more', () => {
    expect(heard('RESTZEIT 23000')).toEqual([{ kind: 'timeLeft', millis: 23000 }]);
    expect(heard('REVANCHE burg')).toEqual([{ kind: 'rematch', table: 'burg' }]);
  });

  it('may be nonsense, which is left out', () => {
    expect(heard('', 'QUATSCH 3', 'X 1', 'AKTION AKTION_FLIEGE', 'FARBE ROT')).toEqual([]);
  });
});

describe('a position', () => {
  it('is read from its notation', () => {
    const position = readPosition(TURN);
    expect(position).toMatchObject({ stage: 'turn', awaited: 0, points: 5, blocks: 3, deck: 39 });
    expect(position.heights[4]).toBe(1);
    expect(position.king).toBe(21);
    expect(figureOn(position, 21)).toBe('king');
    expect(figureOn(position, 18)).toBe(1);
    expect(figureOn(position, 0)).toBeUndefined();
    expect(knightsLeft(position, 0)).toBe(5);
    expect(position.hand[CARD_KINDS.indexOf('SIX_POINTS')]).toBe(1);
  });
});

describe('the Java rules in the browser', () => {
  let judge: TorresJudge;
  beforeAll(async () => {
    judge = await loadTorresJudge();
  });
  const block: Action = { kind: 'PLACE_BLOCK', from: 0, to: 6 };

  it('list what is legal', () => {
    const kinds = new Set(judge.legal(TURN).map((a) => a.kind));
    expect(kinds).toContain('PLACE_BLOCK');
    expect(kinds).toContain('SIX_POINTS');
    expect(kinds).not.toContain('SEVEN_POINTS');
    expect(judge.legal(TURN)).toContainEqual(block);
  });

  it('say what follows, without changing what was', () => {
    const after = judge.after(TURN, block);
    expect(after).toBeDefined();
    const next = readPosition(after ?? '');
    expect(next.heights[6]).toBe(1);
    expect(next).toMatchObject({ points: 4, blocks: 2 });
    expect(readPosition(TURN).heights[6]).toBe(0);
  });

  it('skip an occupied field of the score track', () => {
    const seven = TURN.replace(' 0/7 ', ' 6/7 ');
    const after = judge.after(seven, { kind: 'TAKE_POINT', from: 0, to: 0 });
    expect(readPosition(after ?? '').scores).toEqual([8, 7]);
  });

  it('refuse what is not allowed', () => {
    expect(judge.after(TURN, { kind: 'PLACE_BLOCK', from: 0, to: 63 })).toBeUndefined();
  });

  it('score castle by castle', () => {
    const scoring = judge.scoring(TURN);
    expect(scoring.castles).toHaveLength(8);
    expect(scoring.castles[0]).toEqual({
      area: 2,
      hasKing: false,
      levels: [1, 0],
      squares: [4, 5],
    });
    expect(worth(scoring, 0)).toBe(2);
    expect(worth(scoring, 1)).toBe(1);
  });
});

describe('a scoring', () => {
  it('counts the bonus of the king', () => {
    const scoring = readScoring('castle 3 1 2,0 18,19,26\nbonus 0 10\n');
    expect(worth(scoring, 0)).toBe(16);
    expect(worth(scoring, 1)).toBe(0);
  });
});

describe('the line to a Torres table', () => {
  const guest = {
    url: 'ws://here/torres',
    table: 'burg',
    name: 'Anna Blume',
    password: '',
    watch: false,
    secret: 'geheim',
    age: 12,
    isReturning: false,
  };

  function connect(more: Partial<typeof guest> = {}) {
    const wires: (Wire & { sent: string[] })[] = [];
    const states: LineState[] = [];
    const line = new TorresLine(
      { ...guest, ...more },
      { heard: () => undefined, state: (s) => states.push(s), seated: () => undefined },
      () => {
        const wire = {
          sent: [] as string[],
          send: (text: string) => wire.sent.push(text),
          close: () => undefined,
          onopen: null,
          onmessage: null,
          onclose: null,
          onerror: null,
        } as Wire & { sent: string[] };
        wires.push(wire);
        return wire;
      },
    );
    line.start();
    return { line, wires, states, last: () => wires.at(-1) as Wire & { sent: string[] } };
  }

  it('registers with a name without blanks, an age and a secret to come back with', () => {
    const { last, line } = connect();
    last().onopen?.();
    expect(last().sent).toEqual([
      'RESTZEIT\nREVANCHE\nKENNUNG geheim\nJOIN burg\nPASSWD\nNAME Anna_Blume\nALTER 12\n',
    ]);
    line.end();
  });

  it('takes another name if its own is taken', () => {
    const { last, wires, line } = connect();
    last().onopen?.();
    last().onmessage?.({ data: 'FEHLER_NAME_VERGEBEN' });
    last().onclose?.();
    expect(wires).toHaveLength(2);
    last().onopen?.();
    expect(last().sent[0]).toContain('NAME Anna_Blume-2');
    line.end();
  });

  it('comes back to its seat with the secret', () => {
    const { last, states, line } = connect();
    last().onopen?.();
    last().onmessage?.({ data: 'MELDUNG_SPIELER_ANGEMELDET' });
    last().onclose?.();
    expect(states.at(-1)).toMatchObject({ kind: 'waiting', attempt: 1 });
    line.hurry();
    last().onopen?.();
    expect(last().sent).toEqual(['RESTZEIT\nREVANCHE\nKENNUNG geheim\nWIEDER burg\n']);
    line.end();
  });

  it('comes as somebody new if the seat of the secret is gone', () => {
    const { last, line } = connect({ isReturning: true });
    last().onopen?.();
    expect(last().sent[0]).toContain('WIEDER');
    last().onmessage?.({ data: 'FEHLER_NICHT_VORHANDEN' });
    last().onclose?.();
    last().onopen?.();
    expect(last().sent[0]).toContain('JOIN');
    line.end();
  });

  it('says that it was refused, or that nobody is there', () => {
    const refused = connect();
    refused.last().onopen?.();
    refused.last().onmessage?.({ data: 'FEHLER_NICHT_VORHANDEN' });
    refused.last().onclose?.();
    expect(refused.states.at(-1)).toMatchObject({ kind: 'failed', failure: 'refused' });
    const away = connect();
    away.last().onclose?.();
    expect(away.states.at(-1)).toMatchObject({ kind: 'failed', failure: 'unreachable' });
  });
});

describe('an action', () => {
  it('is spelt with its card and its squares', () => {
    expect(spell({ kind: 'JUMP_FIGURE', from: 17, to: 19 })).toEqual([
      'AKTION AKTION_ZIEHE_UEBER_RITTER',
      'KARTE 7',
      'X 1',
      'Y 2',
      'X 3',
      'Y 2',
    ]);
    expect(spell({ kind: 'TAKE_POINT', from: 0, to: 0 })).toEqual(['AKTION AKTION_NEHME_PUNKT']);
  });
});

describe('the sounds of Torres', () => {
  const mine = readPosition(TURN);
  const theirs = readPosition(TURN.replace(' T.0.', ' T.1.'));
  const raised = readPosition(TURN.replace('00001100/', '00002100/'));
  const over = readPosition(TURN.replace(' T.0.', ' O.-.'));

  it('are for the own turn, a block and the end', () => {
    expect(soundsBetween(theirs, mine)).toEqual(['turn']);
    expect(soundsBetween(mine, raised)).toEqual(['build']);
    expect(soundsBetween(mine, mine)).toEqual([]);
    expect(soundsBetween(mine, over)).toEqual(['end']);
    expect(soundsBetween(over, over)).toEqual([]);
  });
});
