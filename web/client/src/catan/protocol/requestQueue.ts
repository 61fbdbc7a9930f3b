// The requests of this client to a server: one at a time, and none that has become pointless.
import { asFields, asNumber, asText, type Fields } from '../../net/json';
import type { Message } from './protocol';

/** The largest number of waiting requests. Further requests are dropped. */
export const MOST_WAITING = 16;
/** How long the client waits for an answer. Some servers do not answer every request. */
export const REQUEST_TIMEOUT_MS = 3_000;
/**
 * If messages show consequences of a request but no answer comes, the request counts as answered
 * this long after the last consequence.
 */
export const QUIET_MS = 300;

/** Requests that are not bound to what the player must do at the moment. */
const LOBBY_REQUESTS = ['Spieler', 'Spiel starten', 'Würfelbeitrag'];
const CHAT = 'Chatnachricht senden';

/** A waiting request. A move belongs to the status that the player had when they chose it. */
type Waiting = { message: Message; status: string | undefined };

/**
 * Sends the next request when the previous one is settled: by the answer, by its consequences if
 * the server sends no answer, or by a timeout. Moves of an earlier status are dropped, and no
 * request waits twice.
 */
export class RequestQueue {
  private waiting: Waiting[] = [];
  private pending: Message | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOpen = false;
  private me: number | undefined;
  private status: string | undefined;

  constructor(private readonly send: (message: Message) => void) {}

  /** The client has joined the table. */
  open(): void {
    this.isOpen = true;
    this.sendNext();
  }

  /** The connection is gone. */
  close(): void {
    this.isOpen = false;
    this.waiting = [];
    this.status = undefined;
    this.clearPending();
  }

  add(message: Message): void {
    const name = nameOf(message);
    const isSame = (known: Message | undefined) =>
      name !== CHAT && JSON.stringify(known) === JSON.stringify(message);
    if (isSame(this.pending)) return;
    // Of two equal requests the later one counts: a player is ready only after the new colour is
    // known.
    this.waiting = this.waiting.filter((w) => !isSame(w.message));
    if (this.waiting.length >= MOST_WAITING) return;
    const isMove = name !== CHAT && !LOBBY_REQUESTS.includes(name);
    this.waiting.push({ message, status: isMove ? this.status : undefined });
    this.sendNext();
  }

  /** The server confirmed or refused the pending request. */
  answered(): void {
    this.clearPending();
    this.sendNext();
  }

  /** Tracks the status of this client's player and the consequences of the pending request. */
  observe(message: Message): void {
    const name = nameOf(message);
    const fields = asFields(message[name]);
    if (name === 'Willkommen') this.me = asNumber(fields['id']);
    const player = asFields(fields['Spieler']);
    if (name === 'Statusupdate' && asNumber(player['id']) === this.me)
      this.statusChanged(asText(player['Status']));
    if (name === 'Spiel gestartet' || name === 'Spiel beendet') this.stageChanged();
    if (this.pending !== undefined && this.isConsequence(name, fields)) this.settleWhenQuiet();
  }

  private statusChanged(status: string | undefined): void {
    if (status === undefined || status === this.status) return;
    this.status = status;
    this.waiting = this.waiting.filter((w) => w.status === undefined || w.status === status);
  }

  /** Neither moves nor requests of the waiting room outlive the start or the end of a game. */
  private stageChanged(): void {
    this.waiting = this.waiting.filter((w) => nameOf(w.message) === CHAT);
  }

  /** Whether a message tells of something that this client's player did. */
  private isConsequence(name: string, fields: Fields): boolean {
    const isMine = (id: unknown) => this.me !== undefined && asNumber(id) === this.me;
    switch (name) {
      case 'Statusupdate':
        return isMine(asFields(fields['Spieler'])['id']);
      case 'Bauvorgang':
        return isMine(asFields(fields['Gebäude'])['Eigentümer']);
      case 'Chatnachricht':
        return isMine(fields['Absender']);
      case 'Spiel gestartet':
      case 'Spiel beendet':
        return true;
      default:
        return isMine(fields['Spieler']);
    }
  }

  private sendNext(): void {
    if (this.pending !== undefined || !this.isOpen) return;
    const next = this.waiting.shift();
    if (!next) return;
    this.pending = next.message;
    this.timer = setTimeout(() => this.answered(), REQUEST_TIMEOUT_MS);
    this.send(next.message);
  }

  private settleWhenQuiet(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.answered(), QUIET_MS);
  }

  private clearPending(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.pending = undefined;
  }
}

function nameOf(message: Message): string {
  return Object.keys(message)[0] ?? '';
}
