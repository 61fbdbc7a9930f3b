import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line, parts, type LineState, type Wire } from '../../src/catan/protocol/connection';

class FakeWire implements Wire {
  sent: unknown[] = [];
  onopen = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  onerror = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.onclose?.({ code: 1006, reason: '' });
  }
  says(...messages: unknown[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: FakeWire[];
let states: LineState[];
let refused: string[];

function line(token?: string, watch = false): Line {
  return new Line(
    { url: 'ws://x', table: 'Tatooine', token, watch },
    {
      message: () => undefined,
      state: (state) => states.push(state),
      again: () => undefined,
      token: () => undefined,
      refused: (sentence) => refused.push(sentence),
    },
    () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
  );
}

const HELLO = { Hallo: { Version: 'S', Protokoll: '1.0' } };
const GRANTED = { Hallo: { Version: 'S', Protokoll: '1.0', Erweiterungen: ['Wiederkehr'] } };
const WELCOME = { Willkommen: { id: 1 } };

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  states = [];
  refused = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const wire = (i = 0) => wires[i] as FakeWire;
const last = () => states.at(-1);

describe('a line', () => {
  it('joins the table it wants where joining is granted', () => {
    line().start();
    wire().says(HELLO, GRANTED);
    expect(wire().sent[1]).toEqual({ Beitreten: { Tisch: 'Tatooine' } });
  });

  it('asks for nothing more where no extension is granted', () => {
    line().start();
    wire().says(HELLO, WELCOME);
    expect(wire().sent).toHaveLength(1);
    expect(last()).toEqual({ kind: 'open' });
  });

  it('waits for the answer before the next request, but not for ever', () => {
    const busy = line();
    busy.start();
    wire().says(HELLO, WELCOME);
    for (const name of ['a', 'b', 'c']) busy.ask({ [name]: 1 });
    expect(wire().sent).toHaveLength(2);
    wire().says({ OK: {} });
    expect(wire().sent).toHaveLength(3);
    vi.advanceTimersByTime(5_000);
    expect(wire().sent).toHaveLength(4);
  });

  it('tells a refusal under both names', () => {
    line().start();
    wire().says(HELLO, WELCOME, { Serverantwort: 'Schon belegt' }, { Fehler: { Meldung: 'Nein' } });
    expect(refused).toEqual(['Schon belegt', 'Nein']);
  });

  it('comes back with its token after the line was cut', () => {
    line().start();
    wire().says(HELLO, GRANTED, { Wiederkehr: { Kennung: 'abc' } }, WELCOME);
    wire().close();
    expect(last()).toMatchObject({ kind: 'waiting', attempt: 1 });
    vi.advanceTimersByTime(600);
    wire(1).says(HELLO, GRANTED);
    expect(wire(1).sent[1]).toEqual({ Beitreten: { Kennung: 'abc' } });
  });

  it('watches again after the line was cut, though a spectator has no token', () => {
    line(undefined, true).start();
    wire().says(HELLO, GRANTED, WELCOME);
    wire().close();
    expect(last()).toMatchObject({ kind: 'waiting', attempt: 1 });
    vi.advanceTimersByTime(600);
    wire(1).says(HELLO, GRANTED);
    expect(wire(1).sent[1]).toEqual({ Beitreten: { Tisch: 'Tatooine', Zuschauer: true } });
  });

  it('does not take a second seat where it cannot come back to its own', () => {
    line().start();
    wire().says(HELLO, WELCOME);
    wire().close();
    expect(last()).toMatchObject({ kind: 'failed', failure: 'lost' });
  });

  it('comes as somebody new if its token has lost the seat', () => {
    line('old').start();
    wire().says(HELLO, GRANTED, { Serverantwort: 'Unbekannte Kennung' });
    expect(wire().sent[2]).toEqual({ Beitreten: { Tisch: 'Tatooine' } });
  });

  it.each([
    ['unreachable', () => wire().close()],
    ['silent', () => vi.advanceTimersByTime(10_000)],
    ['version', () => wire().says({ Hallo: { Protokoll: '0.4' } })],
    ['refused', () => wire().says(HELLO, GRANTED, { Serverantwort: 'Voll' })],
  ])('fails with a reason: %s', (failure, happens) => {
    line().start();
    happens();
    expect(last()).toMatchObject({ kind: 'failed', failure });
  });

  it('reads several messages in a frame and leaves out what is none', () => {
    expect(parts('{"a":1}\n{"b":2}\nx')).toEqual([{ a: 1 }, { b: 2 }]);
    expect(parts('[]')).toEqual([]);
  });
});
