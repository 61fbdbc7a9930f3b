// Connections and requests that the Android app makes for the page.
import type { SocketLike } from '../net/connection';
import { nextNumber, onAppEvent, type AppBridge } from './appBridge';

const NORMAL_CLOSE = 1000;

/** A connection to a server by TCP or WebSocket, used like a WebSocket. */
class AppSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror: SocketLike['onerror'] = null;
  private readonly id = nextNumber();
  private readonly subscriptions: readonly (() => void)[];

  constructor(
    private readonly app: AppBridge,
    address: string,
  ) {
    this.subscriptions = [
      onAppEvent('opened', (id) => id === this.id && this.onopen?.()),
      onAppEvent('received', (id, text) => id === this.id && this.onmessage?.({ data: text })),
      onAppEvent('closed', (id, code, reason) => id === this.id && this.ended(code, reason)),
    ];
    app.open(this.id, address);
  }

  send(text: string): void {
    this.app.send(this.id, text);
  }

  close(): void {
    this.app.close(this.id);
    // The app says nothing about connections that the page closes; a WebSocket does.
    queueMicrotask(() => this.ended(NORMAL_CLOSE, ''));
  }

  private ended(code: number, reason: string): void {
    this.subscriptions.forEach((end) => end());
    const tell = this.onclose;
    this.onclose = null;
    tell?.({ code, reason });
  }
}

export function openAppSocket(app: AppBridge, address: string): SocketLike {
  return new AppSocket(app, address);
}

/** The answer of a server; without one the status is 0 and the body is the kind of failure. */
export type AppAnswer = { status: number; body: string };

export function appRequest(
  app: AppBridge,
  method: string,
  url: string,
  headers: { token: string; password: string },
  body: string,
): Promise<AppAnswer> {
  const id = nextNumber();
  return new Promise((resolve) => {
    const end = onAppEvent('answered', (request, status, text) => {
      if (request !== id) return;
      end();
      resolve({ status, body: text });
    });
    app.request(id, method, url, headers.token, headers.password, body);
  });
}
