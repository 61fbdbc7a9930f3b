import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CatanConnection, parseFrame } from '../../src/catan/protocol/connection';
import { MOST_WAITING } from '../../src/catan/protocol/requestQueue';
import type { ConnectionState, SocketLike } from '../../src/net/connection';

class FakeSocket implements SocketLike {
  sent: unknown[] = [];
  onopen = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.onclose?.({ code: 1006, reason: '' });
  }
  receive(...messages: unknown[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let states: ConnectionState[];
let refusals: string[];

function connection(token?: string, watch = false): CatanConnection {
  return new CatanConnection(
    { url: 'ws://x', table: 'Tatooine', token, watch },
    {
      message: () => undefined,
      state: (state) => states.push(state),
      reconnected: () => undefined,
      token: () => undefined,
      refused: (sentence) => refusals.push(sentence),
    },
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  );
}

const HELLO = { Hallo: { Version: 'S', Protokoll: '1.0' } };
const GRANTED = { Hallo: { Version: 'S', Protokoll: '1.0', Erweiterungen: ['Wiederkehr'] } };
const WELCOME = { Willkommen: { id: 1 } };
const status = (Status: string) => ({ Statusupdate: { Spieler: { id: 1, Status } } });

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  refusals = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const socket = (i = 0) => sockets[i] as FakeSocket;
const lastState = () => states.at(-1);

describe('a Catan connection', () => {
  it('joins the table if the server grants an extension for it', () => {
    connection().start();
    socket().receive(HELLO, GRANTED);
    expect(socket().sent[1]).toEqual({ Beitreten: { Tisch: 'Tatooine' } });
  });

  it('sends no join request if the server grants no extension', () => {
    connection().start();
    socket().receive(HELLO, WELCOME);
    expect(socket().sent).toHaveLength(1);
    expect(lastState()).toEqual({ kind: 'open' });
  });

  it('sends the next request after the answer or after a timeout', () => {
    const busy = connection();
    busy.start();
    socket().receive(HELLO, WELCOME);
    for (const name of ['a', 'b', 'c']) busy.request({ [name]: 1 });
    expect(socket().sent).toHaveLength(2);
    socket().receive({ OK: {} });
    expect(socket().sent).toHaveLength(3);
    vi.advanceTimersByTime(5_000);
    expect(socket().sent).toHaveLength(4);
  });

  it('settles a request on its consequences if the server does not answer', () => {
    const busy = connection();
    busy.start();
    socket().receive(HELLO, WELCOME, status('Würfeln'));
    busy.request({ Würfeln: {} });
    socket().receive({ Würfelwurf: { Spieler: 2, Wurf: [1, 2] } });
    vi.advanceTimersByTime(1_000);
    busy.request({ 'Chatnachricht senden': { Nachricht: 'a' } });
    expect(socket().sent).toHaveLength(2);
    socket().receive({ Würfelwurf: { Spieler: 1, Wurf: [1, 2] } }, status('Handeln oder Bauen'));
    vi.advanceTimersByTime(299);
    expect(socket().sent).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(socket().sent).toHaveLength(3);
  });

  it('sends the end of a turn once however often it is clicked', () => {
    const busy = connection();
    busy.start();
    socket().receive(HELLO, WELCOME, status('Handeln oder Bauen'));
    for (let i = 0; i < 46; i++) busy.request({ 'Zug beenden': {} });
    vi.advanceTimersByTime(1_000);
    socket().receive(status('Warten'));
    vi.advanceTimersByTime(60_000);
    expect(socket().sent.slice(1)).toEqual([{ 'Zug beenden': {} }]);
  });

  it('drops moves that the status has overtaken', () => {
    const busy = connection();
    busy.start();
    socket().receive(HELLO, WELCOME, status('Handeln oder Bauen'));
    busy.request({ 'Entwicklungskarte kaufen': {} });
    busy.request({ 'Zug beenden': {} });
    busy.request({ 'Chatnachricht senden': { Nachricht: 'a' } });
    socket().receive(status('Warten'), { Serverantwort: 'OK' });
    expect(socket().sent.slice(2)).toEqual([{ 'Chatnachricht senden': { Nachricht: 'a' } }]);
  });

  it('drops requests of the waiting room when the game starts', () => {
    const busy = connection();
    busy.start();
    socket().receive(HELLO, WELCOME, status('Spiel starten'));
    busy.request({ Spieler: { Name: 'Leia', Farbe: 'Rot' } });
    busy.request({ 'Spiel starten': {} });
    socket().receive({ 'Spiel gestartet': {} }, { Serverantwort: 'OK' });
    expect(socket().sent).toHaveLength(2);
  });

  it('limits the waiting requests', () => {
    const busy = connection();
    busy.start();
    socket().receive(HELLO, WELCOME);
    for (let i = 0; i < 100; i++)
      busy.request({ 'Chatnachricht senden': { Nachricht: String(i) } });
    for (let i = 0; i < 100; i++) socket().receive({ OK: {} });
    expect(socket().sent).toHaveLength(2 + MOST_WAITING);
  });

  it('keeps the result if the server closes the connection after the game', () => {
    connection().start();
    socket().receive(HELLO, WELCOME, { 'Spiel beendet': { Nachricht: 'Aus', Sieger: 1 } });
    socket().close();
    expect(lastState()).toEqual({ kind: 'ended' });
  });

  it('reports a lost connection during the next game', () => {
    connection().start();
    socket().receive(HELLO, WELCOME, { 'Spiel beendet': { Sieger: 1 } }, { 'Spiel gestartet': {} });
    socket().close();
    expect(lastState()).toMatchObject({ kind: 'failed', failure: 'lost' });
  });

  it('reports a refusal under both of its names', () => {
    connection().start();
    socket().receive(HELLO, WELCOME);
    socket().receive({ Serverantwort: 'Schon belegt' }, { Fehler: { Meldung: 'Nein' } });
    expect(refusals).toEqual(['Schon belegt', 'Nein']);
  });

  it('reconnects with its token', () => {
    connection().start();
    socket().receive(HELLO, GRANTED, { Wiederkehr: { Kennung: 'abc' } }, WELCOME);
    socket().close();
    expect(lastState()).toMatchObject({ kind: 'waiting', attempt: 1 });
    vi.advanceTimersByTime(600);
    socket(1).receive(HELLO, GRANTED);
    expect(socket(1).sent[1]).toEqual({ Beitreten: { Kennung: 'abc' } });
  });

  it('does not reconnect after the player has returned through another connection', () => {
    connection('t').start();
    socket().receive(HELLO, GRANTED, WELCOME);
    socket().onclose?.({ code: 4001, reason: 'andere Verbindung' });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(lastState()).toEqual({ kind: 'failed', failure: 'replaced', detail: '' });
  });

  it('does not reconnect after the host has removed the player', () => {
    connection('t').start();
    socket().receive(HELLO, GRANTED, WELCOME);
    socket().onclose?.({ code: 4002, reason: 'vom Tisch genommen' });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(lastState()).toEqual({
      kind: 'failed',
      failure: 'refused',
      detail: 'vom Tisch genommen',
      isSeatGone: true,
    });
  });

  it('reports that the seat is gone when the table is full without it', () => {
    connection('t').start();
    socket().receive(HELLO, GRANTED);
    socket().receive({ Serverantwort: 'Dieser Platz lässt sich so nicht zurückholen.' });
    socket().receive({ Serverantwort: 'Kein Platz frei' });
    expect(lastState()).toMatchObject({ kind: 'failed', failure: 'refused', isSeatGone: true });
  });

  it('reconnects as a spectator without a token', () => {
    connection(undefined, true).start();
    socket().receive(HELLO, GRANTED, WELCOME);
    socket().close();
    expect(lastState()).toMatchObject({ kind: 'waiting', attempt: 1 });
    vi.advanceTimersByTime(600);
    socket(1).receive(HELLO, GRANTED);
    expect(socket(1).sent[1]).toEqual({ Beitreten: { Tisch: 'Tatooine', Zuschauer: true } });
  });

  it('does not reconnect as a player without a token, who would get a second seat', () => {
    connection().start();
    socket().receive(HELLO, WELCOME);
    socket().close();
    expect(lastState()).toMatchObject({ kind: 'failed', failure: 'lost' });
  });

  it('joins as a new player if the seat of its token is gone', () => {
    connection('old').start();
    socket().receive(HELLO, GRANTED, { Serverantwort: 'Unbekannte Kennung' });
    expect(socket().sent[2]).toEqual({ Beitreten: { Tisch: 'Tatooine' } });
  });

  it.each([
    ['unreachable', () => socket().close()],
    ['timeout', () => vi.advanceTimersByTime(10_000)],
    ['version', () => socket().receive({ Hallo: { Protokoll: '0.4' } })],
    ['refused', () => socket().receive(HELLO, GRANTED, { Serverantwort: 'Voll' })],
  ])('fails with a reason: %s', (failure, cause) => {
    connection().start();
    cause();
    expect(lastState()).toMatchObject({ kind: 'failed', failure });
  });

  it('reads several messages in a frame and ignores everything else', () => {
    expect(parseFrame('{"a":1}\n{"b":2}\nx')).toEqual([{ a: 1 }, { b: 2 }]);
    expect(parseFrame('[]')).toEqual([]);
  });
});
