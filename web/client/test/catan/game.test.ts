import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CatanGame, type LoadHistory } from '../../src/catan/game.svelte';
import { rememberCommitment } from '../../src/net/diceCommitments';
import { gameStart, pieceBuilt } from './sampleMessages';

const sockets: FakeSocket[] = [];

class FakeSocket {
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  constructor() {
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  receive(...messages: unknown[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const HELLO = { Hallo: { Version: 'S', Protokoll: '1.0' } };
const GRANTED = { Hallo: { Version: 'S', Protokoll: '1.0', Erweiterungen: ['Wiederkehr'] } };
const WELCOME = { Willkommen: { id: 1 } };
const OWN_PLAYER = { Statusupdate: { Spieler: { id: 1, Status: 'Spiel starten' } } };
const token = (text: string) => ({ Wiederkehr: { Kennung: text } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  sockets.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function join(storedToken?: string): FakeSocket {
  const options = { url: 'ws://x', table: 'Tatooine', token: storedToken };
  new CatanGame(options, () => undefined, { name: 'Leia', colour: 'Blau', autoStart: false });
  const socket = sockets[0] as FakeSocket;
  socket.receive(HELLO, GRANTED);
  return socket;
}

const profiles = (socket: FakeSocket) => socket.sent.filter((message) => 'Spieler' in message);

describe('a player who joins', () => {
  it('sends name and colour once', () => {
    const socket = join();
    socket.receive(token('new'), WELCOME, OWN_PLAYER, { Serverantwort: 'OK' }, OWN_PLAYER);
    expect(profiles(socket)).toEqual([{ Spieler: { Name: 'Leia', Farbe: 'Blau' } }]);
  });

  it('takes a name that is free', () => {
    const socket = join();
    const other = (id: number, Name: string) => ({ Statusupdate: { Spieler: { id, Name } } });
    socket.receive(token('new'), WELCOME, other(2, 'Leia'), other(3, 'Leia 2'), OWN_PLAYER);
    expect(profiles(socket)).toEqual([{ Spieler: { Name: 'Leia 3', Farbe: 'Blau' } }]);
  });

  it('sends no profile when returning to their seat', () => {
    const socket = join('old');
    socket.receive(token('old'), WELCOME, OWN_PLAYER);
    expect(profiles(socket)).toEqual([]);
  });

  it('sends the profile again if the old seat is gone', () => {
    const socket = join('old');
    socket.receive({ Serverantwort: 'Diesen Platz gibt es nicht mehr.' });
    socket.receive(token('new'), WELCOME, OWN_PLAYER);
    expect(profiles(socket)).toEqual([{ Spieler: { Name: 'Leia', Farbe: 'Blau' } }]);
  });
});

describe('the contribution to the dice', () => {
  const COMMITMENT = { Würfelpfand: { Prüfsumme: 'ab' } };
  const OK = { Serverantwort: 'OK' };
  const sentContributions = (socket: FakeSocket) =>
    socket.sent.flatMap((message) =>
      'Würfelbeitrag' in message ? [message['Würfelbeitrag'] as { Zufall: string }] : [],
    );

  function joinReady(...afterWelcome: unknown[]): { game: CatanGame; socket: FakeSocket } {
    const options = { url: 'ws://x', table: 'Tatooine', token: undefined };
    const profile = { name: 'Leia', colour: 'Blau', autoStart: true };
    const game = new CatanGame(options, () => undefined, profile);
    const socket = sockets[0] as FakeSocket;
    socket.receive(HELLO, GRANTED, token('new'), WELCOME, ...afterWelcome, OWN_PLAYER, OK, OK, OK);
    return { game, socket };
  }

  function logAfterStart(game: CatanGame, socket: FakeSocket, Zufall: string, digest = 'ab') {
    socket.receive(
      { Würfelpfand: { Prüfsumme: digest } },
      { Würfelbeiträge: { Beiträge: [{ Spieler: 1, Zufall }] } },
    );
    vi.runAllTimers();
    return game.table.log;
  }

  it('is sent once before the player is ready', () => {
    const { socket } = joinReady(COMMITMENT);
    const [contribution, ...more] = sentContributions(socket);
    expect(contribution?.Zufall).toMatch(/^[0-9a-f]{64}$/);
    expect(more).toEqual([]);
    expect(socket.sent.slice(2).map((message) => Object.keys(message)[0])).toEqual([
      'Spieler',
      'Würfelbeitrag',
      'Spiel starten',
    ]);
  });

  it('is not sent to a server that has made no commitment', () => {
    expect(sentContributions(joinReady().socket)).toEqual([]);
  });

  it('is found among the contributions at the start', () => {
    const { game, socket } = joinReady(COMMITMENT);
    const own = sentContributions(socket)[0]?.Zufall ?? '';
    expect(logAfterStart(game, socket, own)).toEqual([{ kind: 'contributed', isIncluded: true }]);
  });

  it('is reported as missing if the server drops it', () => {
    const { game, socket } = joinReady(COMMITMENT);
    expect(logAfterStart(game, socket, '00')).toEqual([{ kind: 'contributed', isIncluded: false }]);
  });

  it('is reported as missing if the server changes its commitment', () => {
    const { game, socket } = joinReady(COMMITMENT);
    const own = sentContributions(socket)[0]?.Zufall ?? '';
    const log = logAfterStart(game, socket, own, 'cd');
    expect(log).toEqual([{ kind: 'contributed', isIncluded: false }]);
  });

  it('goes with the request to join a reserved seat', () => {
    rememberCommitment('reserved', 'ab');
    const socket = join('reserved');
    expect(socket.sent[1]).toEqual({
      Beitreten: { Kennung: 'reserved', Zufall: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    });
  });
});

describe('a player whose colour the table does not have', () => {
  it('takes another one and is ready only after that', () => {
    const options = { url: 'ws://x', table: 'Tatooine', token: undefined };
    const profile = { name: 'Leia', colour: 'Grün', autoStart: true };
    new CatanGame(options, () => undefined, profile);
    const socket = sockets.at(-1) as FakeSocket;
    socket.receive(HELLO, GRANTED, token('new'), WELCOME, OWN_PLAYER);
    const refusal = 'Diese Farbe gibt es nur mit fünf oder sechs Spielern.';
    socket.receive({ Serverantwort: refusal }, { Serverantwort: 'OK' });
    expect(socket.sent.slice(-2)).toEqual([
      { Spieler: { Name: 'Leia', Farbe: 'Rot' } },
      { 'Spiel starten': {} },
    ]);
  });
});

describe('a move', () => {
  it('is not sent if the player must do something else by now', async () => {
    const options = { url: 'ws://x', table: 'Tatooine', token: 'old' };
    const game = new CatanGame(options, () => undefined);
    const socket = sockets.at(-1) as FakeSocket;
    const mustDo = (Status: string) => ({ Statusupdate: { Spieler: { id: 1, Status } } });
    const rolls = () => socket.sent.filter((message) => 'Würfeln' in message).length;
    socket.receive(HELLO, GRANTED, token('old'), WELCOME, gameStart(), mustDo('Würfeln'));
    await vi.runAllTimersAsync();
    game.play({ kind: 'roll' });
    socket.receive(mustDo('Handeln oder Bauen'), { Serverantwort: 'OK' });
    game.play({ kind: 'roll' });
    expect(rolls()).toBe(1);
    await vi.runAllTimersAsync();
    game.play({ kind: 'end' });
    expect(socket.sent.at(-1)).toEqual({ 'Zug beenden': {} });
  });
});

describe('a page without a connection', () => {
  it('offers no moves until it is connected again, because they would be lost', async () => {
    const options = { url: 'ws://x', table: 'Tatooine', token: 'old' };
    const game = new CatanGame(options, () => undefined);
    const state = [
      token('old'),
      WELCOME,
      gameStart(),
      { Statusupdate: { Spieler: { id: 1, Status: 'Würfeln' } } },
      { Zugliste: { Aktionen: [{ Würfeln: {} }] } },
    ];
    sockets[0]?.receive(HELLO, GRANTED, ...state);
    await vi.advanceTimersByTimeAsync(200);
    expect(game.moves).toHaveLength(1);
    sockets[0]?.onclose?.({ code: 1006, reason: '' });
    expect(game.moves).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    sockets[1]?.receive(HELLO, GRANTED, ...state);
    await vi.advanceTimersByTimeAsync(200);
    expect(game.moves).toHaveLength(1);
    game.disconnect();
  });
});

describe('a page that joins a running game', () => {
  const number = (Zahl: number) => ({ Ereignisnummer: { Zahl } });
  const rolled = (a: number, b: number) => ({ Würfelwurf: { Spieler: 1, Wurf: [a, b] } });
  const chat = (Nachricht: string) => ({ Chatnachricht: { Absender: 1, Nachricht } });
  const playing = () => ({ Statusupdate: { Spieler: { id: 1, Status: 'Würfeln' } } });
  const STATE = [WELCOME, OWN_PLAYER, gameStart()];

  function joinRunning(loadHistory: LoadHistory): { game: CatanGame; socket: FakeSocket } {
    const options = { url: 'ws://x', table: 'Tatooine', token: 'old' };
    const game = new CatanGame(options, () => undefined, undefined, loadHistory);
    const socket = sockets.at(-1) as FakeSocket;
    socket.receive(HELLO, GRANTED, token('old'), ...STATE);
    return { game, socket };
  }

  const shown = async (game: CatanGame) => {
    await vi.runAllTimersAsync();
    return game.table;
  };

  it('brings back log, chat, dice and statistics', async () => {
    const settlement = pieceBuilt(1, 'Dorf', -2, 2, -1, 2, -1, 1);
    const history = [OWN_PLAYER, gameStart(), settlement, rolled(3, 4), chat('hallo')];
    const { game, socket } = joinRunning(() =>
      Promise.resolve({ events: history.map((message, i) => ({ number: i + 1, message })) }),
    );
    socket.receive(number(5));
    const table = await shown(game);
    expect(table.log.map((entry) => entry.kind)).toEqual(['started', 'built', 'rolled']);
    expect(table.chat.map((line) => line.text)).toEqual(['hallo']);
    expect(table.dice?.roll).toEqual([3, 4]);
    expect(table.rollCounts[5]).toBe(1);
    expect(game.statistics.result(table).points).toHaveLength(2);
    expect(game.recordedMessages).toEqual([WELCOME, ...history]);
  });

  it('adds what happens while it waits for the history once', async () => {
    const history = [gameStart(), playing(), rolled(1, 1), rolled(2, 2)];
    const { game, socket } = joinRunning(() => {
      socket.receive(rolled(2, 2), number(4));
      return Promise.resolve({ events: history.map((message, i) => ({ number: i + 1, message })) });
    });
    socket.receive(number(3));
    const table = await shown(game);
    expect(table.log.map((entry) => entry.kind)).toEqual(['started', 'rolled', 'rolled']);
  });

  it('goes on without the history of a server that has none', async () => {
    const { game, socket } = joinRunning(() => Promise.reject(new Error('404')));
    socket.receive(number(5), rolled(6, 6));
    expect((await shown(game)).log.at(-1)?.kind).toBe('rolled');
  });

  it('does not ask for the history of a game that has not begun', async () => {
    const loadHistory = vi.fn<LoadHistory>();
    const options = { url: 'ws://x', table: 'Tatooine', token: undefined };
    new CatanGame(options, () => undefined, undefined, loadHistory);
    const socket = sockets.at(-1) as FakeSocket;
    socket.receive(HELLO, GRANTED, token('new'), WELCOME, OWN_PLAYER, number(3));
    socket.receive(gameStart(), number(4));
    await vi.runAllTimersAsync();
    expect(loadHistory).not.toHaveBeenCalled();
  });

  it('shows hidden victory points at the end', async () => {
    const { game, socket } = joinRunning(() => Promise.resolve({ events: [], points: { 1: 11 } }));
    socket.receive({ 'Spiel beendet': { Nachricht: 'Ende', Sieger: 1 } });
    expect((await shown(game)).players.map((player) => player.points)).toEqual([11]);
  });
});
