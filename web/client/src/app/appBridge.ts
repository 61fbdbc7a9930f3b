// The Android app around this page: the functions it offers, and the events that it sends.

/** The functions of the app. Their arguments are never undefined or null. */
export type AppBridge = {
  /** Ends the connections of the page before a reload. */
  pageLoaded(): void;
  open(connection: number, address: string): void;
  send(connection: number, text: string): void;
  close(connection: number): void;
  request(
    id: number,
    method: string,
    url: string,
    token: string,
    password: string,
    body: string,
  ): void;
  keepAwake(isOn: boolean): void;
  isDark(): boolean;
  notifyTurn(text: string): void;
  askForNotifications(): void;
  saveFile(name: string, text: string): void;
};

/** The events of the app: their name and what belongs to it. */
type AppEvents = {
  opened: [connection: number];
  received: [connection: number, text: string];
  closed: [connection: number, code: number, reason: string];
  answered: [request: number, status: number, body: string];
  theme: [isDark: boolean];
  notifications: [areAllowed: boolean];
  link: [link: string];
};

type Listener<K extends keyof AppEvents> = (...values: AppEvents[K]) => void;

type AppWindow = {
  SpieltischApp?: AppBridge;
  spieltischEvent?: (event: [keyof AppEvents, ...unknown[]]) => void;
};

type AnyListener = (...values: unknown[]) => void;

const listeners = new Map<string, Set<AnyListener>>();

/** The app around this page; undefined in a browser. */
export function appBridge(): AppBridge | undefined {
  return (globalThis as AppWindow).SpieltischApp;
}

/** Subscribes to an event of the app. The result ends the subscription. */
export function onAppEvent<K extends keyof AppEvents>(name: K, listener: Listener<K>): () => void {
  (globalThis as AppWindow).spieltischEvent = receive;
  const known = listeners.get(name) ?? new Set<AnyListener>();
  listeners.set(name, known);
  // The name of an event decides what belongs to it.
  const one = listener as unknown as AnyListener;
  known.add(one);
  return () => known.delete(one);
}

function receive([name, ...values]: [string, ...unknown[]]): void {
  for (const listener of [...(listeners.get(name) ?? [])]) listener(...values);
}

/** Numbers of connections and requests, different from those before a reload of the page. */
let lastNumber = Date.now() % 1_000_000_000;

export function nextNumber(): number {
  return ++lastNumber;
}

/** Asks the player whether the app may notify, and returns the answer. */
export function askAppForNotifications(app: AppBridge): Promise<boolean> {
  return new Promise((resolve) => {
    const end = onAppEvent('notifications', (areAllowed) => {
      end();
      resolve(areAllowed);
    });
    app.askForNotifications();
  });
}
