import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from '../../src/catan/game.svelte';

const wires: FakeSocket[] = [];

class FakeSocket {
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    wires.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  says(...messages: unknown[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const HELLO = { Hallo: { Version: 'S', Protokoll: '1.0' } };
const GRANTED = { Hallo: { Version: 'S', Protokoll: '1.0', Erweiterungen: ['Wiederkehr'] } };
const WELCOME = { Willkommen: { id: 1 } };
const SELF = { Statusupdate: { Spieler: { id: 1, Status: 'Spiel starten' } } };
const token = (text: string) => ({ Wiederkehr: { Kennung: text } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  wires.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function arrive(old?: string): FakeSocket {
  const wish = { url: 'ws://x', table: 'Tatooine', token: old };
  new Game(wish, () => undefined, { name: 'Leia', colour: 'Blau', start: false });
  const wire = wires[0] as FakeSocket;
  wire.says(HELLO, GRANTED);
  return wire;
}

const introductions = (wire: FakeSocket) => wire.sent.filter((message) => 'Spieler' in message);

describe('who comes to a table', () => {
  it('tells his name and a free colour once', () => {
    const wire = arrive();
    wire.says(token('new'), WELCOME, SELF, { Serverantwort: 'OK' }, SELF);
    expect(introductions(wire)).toEqual([{ Spieler: { Name: 'Leia', Farbe: 'Blau' } }]);
  });

  it('takes a name that nobody there has yet', () => {
    const wire = arrive();
    const other = (id: number, Name: string) => ({ Statusupdate: { Spieler: { id, Name } } });
    wire.says(token('new'), WELCOME, other(2, 'Leia'), other(3, 'Leia 2'), SELF);
    expect(introductions(wire)).toEqual([{ Spieler: { Name: 'Leia 3', Farbe: 'Blau' } }]);
  });

  it('is known already when he comes back to his seat', () => {
    const wire = arrive('old');
    wire.says(token('old'), WELCOME, SELF);
    expect(introductions(wire)).toEqual([]);
  });

  it('introduces himself anew when his old seat is gone', () => {
    const wire = arrive('old');
    wire.says({ Serverantwort: 'Diesen Platz gibt es nicht mehr.' });
    wire.says(token('new'), WELCOME, SELF);
    expect(introductions(wire)).toEqual([{ Spieler: { Name: 'Leia', Farbe: 'Blau' } }]);
  });
});
