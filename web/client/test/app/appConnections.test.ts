import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appBridge, askAppForNotifications, type AppBridge } from '../../src/app/appBridge';
import { appRequest, openAppSocket } from '../../src/app/appConnections';
import { CatanConnection } from '../../src/catan/protocol/connection';
import { allTables, ApiError } from '../../src/net/api';
import type { ConnectionState } from '../../src/net/connection';
import { myGames, rememberGame } from '../../src/net/myGames';
import {
  catanUrl,
  externalServer,
  homeServer,
  isServerParameterInvalid,
  isServerless,
  linkTo,
  torresUrl,
} from '../../src/net/urls';
import { MemoryStorage } from '../memoryStorage';

/** Keeps the calls of the page. */
function recordingApp(): { app: AppBridge; calls: unknown[][] } {
  const calls: unknown[][] = [];
  const record =
    (name: string) =>
    (...args: unknown[]) =>
      void calls.push([name, ...args]);
  const app: AppBridge = {
    pageLoaded: record('pageLoaded'),
    open: record('open'),
    send: record('send'),
    close: record('close'),
    request: record('request'),
    keepAwake: record('keepAwake'),
    isDark: () => false,
    notifyTurn: record('notifyTurn'),
    askForNotifications: record('askForNotifications'),
    saveFile: record('saveFile'),
  };
  return { app, calls };
}

/** What the app evaluates in the page. */
function tell(...event: unknown[]): void {
  const { spieltischEvent } = globalThis as unknown as {
    spieltischEvent: (event: unknown[]) => void;
  };
  spieltischEvent(event);
}

let app: AppBridge;
let calls: unknown[][];
const lastId = (): unknown => calls.at(-1)?.[1];

function at(search: string): void {
  vi.stubGlobal('location', {
    protocol: 'https:',
    host: 'spieltisch.invalid',
    origin: 'https://spieltisch.invalid',
    search,
  });
}

beforeEach(() => {
  ({ app, calls } = recordingApp());
  vi.stubGlobal('SpieltischApp', app);
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  at('');
});
afterEach(() => vi.unstubAllGlobals());

describe('a connection of the app', () => {
  it('tells only its own events, and its end once', () => {
    const heard: unknown[] = [];
    const socket = openAppSocket(app, 'tcp://a:1');
    const id = lastId() as number;
    socket.onopen = () => heard.push('open');
    socket.onmessage = ({ data }) => heard.push(data);
    socket.onclose = ({ code, reason }) => heard.push([code, reason]);
    tell('opened', id);
    tell('received', id + 1, 'of another one');
    tell('received', id, '{}');
    socket.send('x');
    tell('closed', id, 1006, 'why');
    tell('closed', id, 1006, 'why');
    tell('received', id, 'late');
    expect(heard).toEqual(['open', '{}', [1006, 'why']]);
    expect(calls).toEqual([
      ['open', id, 'tcp://a:1'],
      ['send', id, 'x'],
    ]);
  });

  it('that the page closes ends like a WebSocket', async () => {
    const ends: number[] = [];
    const socket = openAppSocket(app, 'tcp://a:1');
    socket.onclose = ({ code }) => ends.push(code);
    socket.close();
    expect(ends).toEqual([]);
    await Promise.resolve();
    expect(ends).toEqual([1000]);
    expect(calls.at(-1)?.[0]).toBe('close');
  });

  it.each([
    ['certificate', 'certificate'],
    ['noServer', 'noServer'],
    ['unknownHost', 'unknownHost'],
    ['unreachable', 'unreachable'],
    ['something new', 'unreachable'],
  ])('that fails with %s has a sentence', (reason, failure) => {
    const states: ConnectionState[] = [];
    const connection = new CatanConnection(
      { url: 'tcp://a:1' },
      {
        message: () => undefined,
        state: (state) => states.push(state),
        reconnected: () => undefined,
        token: () => undefined,
        refused: () => undefined,
      },
    );
    connection.start();
    tell('closed', lastId(), 4006, reason);
    expect(states.at(-1)).toEqual({ kind: 'failed', failure, detail: '' });
  });
});

describe('a request of the app', () => {
  it('gets its own answer', async () => {
    const answer = appRequest(app, 'GET', 'http://a/x', { token: 't', password: '' }, '');
    const id = lastId() as number;
    tell('answered', id + 1, 200, 'of another one');
    tell('answered', id, 404, '{}');
    expect(await answer).toEqual({ status: 404, body: '{}' });
    expect(calls).toEqual([['request', id, 'GET', 'http://a/x', 't', '', '']]);
  });

  it('goes to the lobby of the chosen server', async () => {
    at('?server=http%3A%2F%2F10.0.0.1%3A8080');
    const tables = allTables();
    expect(calls.at(-1)?.slice(2, 4)).toEqual(['GET', 'http://10.0.0.1:8080/api/v1/tables']);
    tell('answered', lastId(), 200, '{"tables":[]}');
    expect(await tables).toEqual([]);
  });

  it('fails with the reason, and at once if no server is chosen', async () => {
    await expect(allTables()).rejects.toMatchObject({ status: 0, failure: 'unreachable' });
    expect(calls).toEqual([]);
    at('?server=https%3A%2F%2Fa.example');
    const tables = allTables();
    tell('answered', lastId(), 0, 'certificate');
    await expect(tables).rejects.toMatchObject({ status: 0, failure: 'certificate' });
    await expect(tables).rejects.toBeInstanceOf(ApiError);
  });
});

describe('the chosen server', () => {
  it('may have a lobby', () => {
    at('?server=https%3A%2F%2Fa.example');
    expect(homeServer()).toBe('https://a.example');
    expect(externalServer()).toBeUndefined();
    expect(isServerless()).toBe(false);
    expect(catanUrl('Endor')).toBe('wss://a.example/catan/Endor');
    expect(torresUrl('burg')).toBe('wss://a.example/torres');
    expect(linkTo('/table/Endor')).toBe('https://a.example/table/Endor');
  });

  it('may speak TCP, in the app only', () => {
    at('?server=tcp%3A%2F%2Fa%3A8010');
    expect(externalServer()).toBe('tcp://a:8010');
    expect(isServerParameterInvalid()).toBe(false);
    expect(isServerless()).toBe(true);
    expect(linkTo('/table')).toBe('spieltisch:tcp://a:8010');
    vi.stubGlobal('SpieltischApp', undefined);
    expect(appBridge()).toBeUndefined();
    expect(externalServer()).toBeUndefined();
    expect(homeServer()).toBeUndefined();
    expect(isServerParameterInvalid()).toBe(true);
  });

  it('has its own games', () => {
    rememberGame({ id: 'x', name: 'offline', game: 'catan' }, 1);
    at('?server=https%3A%2F%2Fa.example');
    expect(myGames()).toEqual([]);
    rememberGame({ id: 'y', name: 'online', game: 'torres' }, 2);
    expect(myGames().map(({ id }) => id)).toEqual(['y']);
    at('');
    expect(myGames().map(({ id }) => id)).toEqual(['x']);
  });
});

it('the answer about notifications arrives once', async () => {
  const answer = askAppForNotifications(app);
  tell('notifications', true);
  expect(await answer).toBe(true);
});
