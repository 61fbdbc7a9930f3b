// The page's side of local tables: a worker that answers as a server would.
import type { SocketLike } from '../net/connection';
import type { Calls, FromWorker, ToWorker } from './workerMessages';

/** A call of the worker failed. The message is the reason. */
export class LocalError extends Error {}

type Pending = { resolve: (value: unknown) => void; reject: (reason: Error) => void };

let worker: Worker | undefined;
let lastId = 0;
const pending = new Map<number, Pending>();
const sockets = new Map<number, LocalSocket>();
const awaitListeners = new Set<(table: string, people: number[]) => void>();
const unsavedListeners = new Set<(isUnsaved: boolean) => void>();
const awaited = new Map<string, number[]>();
let isUnsaved = false;

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => received(data);
  worker.onerror = () => failAll();
  return worker;
}

/** The worker cannot be loaded or is broken: everything that waits for it fails. */
function failAll(): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of pending.values()) reject(new LocalError('module'));
  pending.clear();
  for (const socket of sockets.values()) socket.onclose?.({ code: 1006, reason: '' });
  sockets.clear();
}

const post = (message: ToWorker) => started().postMessage(message);

function received(message: FromWorker): void {
  switch (message.kind) {
    case 'result':
      pending.get(message.id)?.resolve(message.value);
      return void pending.delete(message.id);
    case 'failure':
      pending.get(message.id)?.reject(new LocalError(message.reason));
      return void pending.delete(message.id);
    case 'opened':
      return sockets.get(message.connection)?.onopen?.();
    case 'message':
      return sockets.get(message.connection)?.onmessage?.({ data: message.text });
    case 'closed': {
      const { connection, code, reason } = message;
      const socket = sockets.get(connection);
      sockets.delete(connection);
      return socket?.onclose?.({ code, reason });
    }
    case 'awaits':
      awaited.set(message.table, message.people);
      return awaitListeners.forEach((listener) => listener(message.table, message.people));
    case 'unsaved':
      ({ isUnsaved } = message);
      return unsavedListeners.forEach((listener) => listener(isUnsaved));
  }
}

/** Calls a function of the worker. */
export function callWorker<K extends keyof Calls>(
  name: K,
  ...args: Parameters<Calls[K]>
): Promise<Awaited<ReturnType<Calls[K]>>> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve: resolve as (value: unknown) => void, reject });
    post({ kind: 'call', id, name, args });
  });
}

/** A connection to a local table, used like a WebSocket. */
class LocalSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror: SocketLike['onerror'] = null;
  private readonly id = ++lastId;

  constructor(table: string) {
    sockets.set(this.id, this);
    post({ kind: 'connect', connection: this.id, table });
  }

  send(text: string): void {
    post({ kind: 'send', connection: this.id, text });
  }

  close(): void {
    if (sockets.delete(this.id)) post({ kind: 'close', connection: this.id });
  }
}

export function openLocalSocket(table: string): SocketLike {
  return new LocalSocket(table);
}

/** Subscribes to the people whom a game awaits. The result ends the subscription. */
export function onAwaited(
  table: string,
  listener: (people: readonly number[]) => void,
): () => void {
  const one = (name: string, people: number[]) => name === table && listener(people);
  awaitListeners.add(one);
  const known = awaited.get(table);
  if (known) listener(known);
  return () => awaitListeners.delete(one);
}

/** Subscribes to whether the browser cannot store games, which may be known already. */
export function onUnsaved(listener: (isUnsaved: boolean) => void): () => void {
  unsavedListeners.add(listener);
  listener(isUnsaved);
  return () => unsavedListeners.delete(listener);
}
