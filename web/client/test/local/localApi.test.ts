import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../../src/local/workerMessages';

/** A worker that records what it is told. */
class FakeWorker {
  static last: FakeWorker | undefined;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly received: ToWorker[] = [];

  constructor() {
    FakeWorker.last = this;
  }

  isTerminated = false;

  terminate(): void {
    this.isTerminated = true;
  }

  postMessage(message: ToWorker): void {
    this.received.push(message);
  }

  say(message: FromWorker): void {
    this.onmessage?.({ data: message });
  }
}

beforeEach(() => {
  FakeWorker.last = undefined;
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

describe('requests for a table in this browser', () => {
  it('go to the worker, all others to the server', async () => {
    const { localRequest } = await import('../../src/local/localApi');
    expect(localRequest('/tables/Endor')).toBeUndefined();
    expect(localRequest('/tables')).toBeUndefined();
    const answer = localRequest('/games/~catan-1', '~catan-1.geheim');
    const call = FakeWorker.last?.received[0];
    expect(call).toMatchObject({ kind: 'call', name: 'history', args: ['~catan-1', 'geheim'] });
    FakeWorker.last?.say({ kind: 'result', id: call?.kind === 'call' ? call.id : 0, value: 7 });
    await expect(answer).resolves.toBe(7);
  });

  it('fail for what only a table of the server has', async () => {
    const { localRequest } = await import('../../src/local/localApi');
    await expect(localRequest('/tables/~catan-1/options')).rejects.toThrow('no options');
    await expect(localRequest('/tables/~catan-1/bots')).rejects.toThrow('no bots');
    expect(FakeWorker.last).toBeUndefined();
  });

  it('fail when the worker cannot be loaded', async () => {
    const { localRequest } = await import('../../src/local/localApi');
    const answer = localRequest('/tables/~catan-1');
    FakeWorker.last?.onerror?.();
    await expect(answer).rejects.toThrow();
    expect(FakeWorker.last?.isTerminated).toBe(true);
  });
});

describe('the report that the browser does not store games', () => {
  it('reaches a page that asks later', async () => {
    const { callWorker, onUnsaved } = await import('../../src/local/localTables');
    void callWorker('summary', '~catan-1');
    FakeWorker.last?.say({ kind: 'unsaved', isUnsaved: true });
    const heard: boolean[] = [];
    onUnsaved((isUnsaved) => heard.push(isUnsaved));
    FakeWorker.last?.say({ kind: 'unsaved', isUnsaved: false });
    expect(heard).toEqual([true, false]);
  });
});

describe('a connection to a table in this browser', () => {
  it('is used like a web socket', async () => {
    const { openWebSocket } = await import('../../src/net/connection');
    const socket = openWebSocket('local:~catan-1');
    const heard: unknown[] = [];
    socket.onmessage = ({ data }) => heard.push(data);
    socket.onclose = ({ code }) => heard.push(code);
    const connect = FakeWorker.last?.received[0];
    const connection = connect?.kind === 'connect' ? connect.connection : 0;
    expect(connect).toMatchObject({ kind: 'connect', table: '~catan-1' });
    socket.send('{}');
    FakeWorker.last?.say({ kind: 'message', connection, text: 'Hallo' });
    FakeWorker.last?.say({ kind: 'closed', connection, code: 4001, reason: '' });
    expect(heard).toEqual(['Hallo', 4001]);
    expect(FakeWorker.last?.received[1]).toEqual({ kind: 'send', connection, text: '{}' });
  });
});
