import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '../../src/torres/protocol/action';
import { TorresGame } from '../../src/torres/game.svelte';
import { loadTorresRules } from '../../src/torres/rules';
import { MemoryStorage } from '../memoryStorage';
import { TURN } from './samplePosition';

const sockets: FakeSocket[] = [];

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    sockets.push(this);
  }
  send(): void {}
  close(): void {}
  receive(...lines: string[]): void {
    for (const line of lines) this.onmessage?.({ data: line });
  }
}

const OPTIONS = {
  url: 'ws://x/torres',
  table: 'burg',
  name: 'Anna',
  password: '',
  watch: false,
  token: 'geheim',
  age: 12,
  isReturning: true,
};
const JOINED = 'MELDUNG_SPIELER_ANGEMELDET';
const KING = TURN.replace(' 52 ', ' - ').replace(' T.0.1.', ' K.0.1.');
const BLOCK = TURN.replace('00001100/', '00002100/');
const BLOCK_PLACED = ['AKTION AKTION_SETZE_BAUSTEIN', 'X 4', 'Y 0'];
const PAST = [
  'NACHRICHT SERVER Bert spielt mit.',
  'AUFRUF_KOENIG_SETZEN',
  `STELLUNG ${KING}`,
  'AKTION AKTION_SETZE_KOENIG',
  'X 5',
  'Y 2',
  `STELLUNG ${TURN}`,
  'NACHRICHT BLAU Hallo!',
  `STELLUNG ${TURN}`,
];

function returnTo(lines: () => Promise<string[]>): { game: TorresGame; socket: FakeSocket } {
  const game = new TorresGame(OPTIONS, () => undefined, lines);
  const socket = sockets.at(-1) as FakeSocket;
  socket.onopen?.();
  socket.receive(JOINED);
  return { game, socket };
}

function positions(game: TorresGame): string[] {
  return game.history.map((step) => step.notation);
}

function summary(game: TorresGame): string[] {
  return game.log.map((entry) => (entry.kind === 'acted' ? entry.action.kind : entry.kind));
}

// The rules are large; tests that wait for them do not wait for their first load.
beforeAll(() => loadTorresRules());
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  sockets.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

describe('a Torres game after a reload', () => {
  it('has the log, the chat and the positions of the time before', async () => {
    const { game, socket } = returnTo(() => Promise.resolve(PAST));
    socket.receive(`STELLUNG ${TURN}`);
    await vi.waitFor(() => expect(summary(game)).toEqual(['year', 'PLACE_KING', 'turn']));
    expect(positions(game)).toEqual([KING, TURN]);
    expect(game.chat.map((line) => line.text)).toEqual(['Bert spielt mit.', 'Hallo!']);
    game.disconnect();
  });

  it('keeps what happened while the past was loading, and has nothing twice', async () => {
    let answer: (lines: string[]) => void = () => undefined;
    const { game, socket } = returnTo(() => new Promise((resolve) => (answer = resolve)));
    socket.receive(`STELLUNG ${TURN}`, ...BLOCK_PLACED, `STELLUNG ${BLOCK}`);
    socket.receive('NACHRICHT BLAU Gut!');
    // The answer of the server may already contain it.
    answer([...PAST, ...BLOCK_PLACED, `STELLUNG ${BLOCK}`, 'NACHRICHT BLAU Gut!']);
    await vi.waitFor(() => expect(game.log).toHaveLength(4));
    expect(summary(game)).toEqual(['year', 'PLACE_KING', 'turn', 'PLACE_BLOCK']);
    expect(positions(game)).toEqual([KING, TURN, BLOCK]);
    expect(game.chat.map((line) => line.text)).toEqual(['Bert spielt mit.', 'Hallo!', 'Gut!']);
    game.disconnect();
  });

  it('does not repeat the chat after a lost connection', async () => {
    const { game, socket } = returnTo(() => Promise.resolve(PAST));
    socket.receive(`STELLUNG ${TURN}`);
    await vi.waitFor(() => expect(game.chat).toHaveLength(2));
    socket.receive(JOINED, `STELLUNG ${TURN}`);
    await vi.waitFor(() => expect(positions(game)).toEqual([KING, TURN]));
    expect(game.chat).toHaveLength(2);
    expect(summary(game)).toEqual(['year', 'PLACE_KING', 'turn']);
    game.disconnect();
  });

  it('finds its position in the public record of a game that has ended', async () => {
    const asSpectator = (line: string) => line.replace(' - 0 0000000010', ' - - 0000000000');
    const { game, socket } = returnTo(() => Promise.resolve(PAST.map(asSpectator)));
    socket.receive(`STELLUNG ${TURN}`);
    await vi.waitFor(() => expect(game.log).toHaveLength(3));
    game.disconnect();
  });

  it('goes on if the past cannot be loaded or does not contain the position', async () => {
    for (const lines of [() => Promise.reject(new Error('404')), () => Promise.resolve(['X 1'])]) {
      const { game, socket } = returnTo(lines);
      socket.receive(`STELLUNG ${TURN}`, ...BLOCK_PLACED, `STELLUNG ${BLOCK}`);
      await Promise.resolve();
      expect(summary(game)).toEqual(['year', 'turn', 'PLACE_BLOCK']);
      expect(positions(game)).toEqual([TURN, BLOCK]);
      game.disconnect();
    }
  });
});

describe('a turn that is not sent yet', () => {
  const legalBlock = async (game: TorresGame) => {
    await vi.waitFor(() => expect(game.legalOfKind('PLACE_BLOCK')).not.toEqual([]));
    return game.legalOfKind('PLACE_BLOCK')[0] as Action;
  };

  it('is kept when the connection is lost and nothing has changed', async () => {
    const { game, socket } = returnTo(() => Promise.resolve([]));
    socket.receive(`STELLUNG ${TURN}`);
    game.play(await legalBlock(game));
    socket.receive(JOINED, `STELLUNG ${TURN}`);
    expect(game.unsentCount).toBe(1);
    expect(game.position?.blocks).toBe(2);
    game.disconnect();
  });

  it('is kept by a reload', async () => {
    vi.stubGlobal('sessionStorage', new MemoryStorage());
    const before = returnTo(() => Promise.resolve([]));
    before.socket.receive(`STELLUNG ${TURN}`);
    before.game.play(await legalBlock(before.game));
    before.game.disconnect();
    const { game, socket } = returnTo(() => Promise.resolve([]));
    socket.receive(`STELLUNG ${TURN}`);
    await vi.waitFor(() => expect(game.unsentCount).toBe(1));
    game.undo();
    game.disconnect();
    const last = returnTo(() => Promise.resolve([]));
    last.socket.receive(`STELLUNG ${TURN}`);
    await legalBlock(last.game);
    expect(last.game.unsentCount).toBe(0);
    last.game.disconnect();
  });

  it('is dropped when somebody else has acted in the meantime', async () => {
    const { game, socket } = returnTo(() => Promise.resolve([]));
    socket.receive(`STELLUNG ${TURN}`);
    game.play(await legalBlock(game));
    socket.receive(JOINED, `STELLUNG ${BLOCK}`);
    expect(game.unsentCount).toBe(0);
    game.disconnect();
  });
});

describe('the scoring of a year', () => {
  it('is shown when the position comes before the rules are loaded', async () => {
    const { game, socket } = returnTo(() => Promise.resolve([]));
    socket.receive(`STELLUNG ${KING}`);
    expect(game.scoring).toBeUndefined();
    await vi.waitFor(() => expect(game.scoring?.year).toBe(1));
    game.disconnect();
  });
});
