// A Catan table as the screens see it.
import type { GameHistory } from '../net/api';
import type { ConnectionState } from '../net/connection';
import { knownCommitment } from '../net/diceCommitments';
import { asFields, asNumber } from '../net/json';
import { randomHex } from '../net/seatStorage';
import { localTableOf } from '../net/urls';
import { afterPaint } from '../ui/afterPaint';
import { settings } from '../ui/settings.svelte';
import { playSound } from '../ui/sounds';
import { loadLegalMoves, type LegalMoves } from './legality';
import { applyMessage, isKnownMessage } from './messages/messages';
import { addLogEntry } from './messages/tableUpdates';
import { awaitsMe, isOwn, isSameCounter, isSameExchange, offerKind } from './offers';
import { CatanConnection, type ConnectionOptions } from './protocol/connection';
import { moveToMessage, type Move } from './protocol/moves';
import { COLOURS, covers, type Message } from './protocol/protocol';
import { isRecorded, withHistory } from './recording';
import { soundsBetween } from './sounds';
import { StatisticsCollector } from './statistics';
import {
  afterReconnect,
  emptyTable,
  isSpectator,
  ownPlayer,
  withPoints,
  type CounterOffer,
  type Offer,
  type TableState,
} from './tableState';

const COLOUR_REFUSALS = [
  'Farbe bereits vergeben',
  'Diese Farbe gibt es nur mit fünf oder sechs Spielern.',
];
const CONTRIBUTED_ALREADY = 'Du hast schon einen Würfelbeitrag gegeben.';
const CONTRIBUTION_BYTES = 32;
/** A hidden page has no animation frames; after this time it is updated without one. */
const RENDER_TIMEOUT_MS = 100;

/** Name and colour that the player wants, and whether the player is ready at once. */
export type Profile = { name: string; colour: string; autoStart: boolean };

/** Asks the server for the game so far. */
export type LoadHistory = () => Promise<GameHistory>;

/** The answers to offers are not bound to what the player must do. */
const isOfTurn = ({ kind }: Move) => !['answer', 'withdraw', 'counter', 'conclude'].includes(kind);

export class CatanGame {
  /** The table on the screen. It follows `latest` once per animation frame. */
  table: TableState = $state.raw(emptyTable());
  connectionState: ConnectionState = $state.raw({ kind: 'connecting' });
  /** Why the server refused the last request, in the server's words. */
  refusal = $state('');
  /** The name of the last message that this client does not know; empty if there was none. */
  unknownMessage = $state('');
  /** The messages so far, for the replay. */
  recordedMessages: Message[] = [];
  statistics: StatisticsCollector = $state.raw(new StatisticsCollector());
  private legalMoves: LegalMoves | undefined = $state.raw(undefined);
  readonly moves: readonly Move[] = $derived(this.currentMoves());
  private readonly connection: CatanConnection;
  private latest: TableState = emptyTable();
  private animationFrame = 0;
  private readonly isLocal: boolean;
  private areRulesRequested = false;
  private token: string | undefined;
  private isProfileSent: boolean;
  private readonly answeredOffers = new Set<number>();
  /** The kinds of offers that the player declines until the next roll. */
  private readonly declinedKinds = new Set<string>();
  /** The counter-offer that the player has taken, until the trade is concluded. */
  private takenCounter: CounterOffer | undefined;
  /** The counter-offers of this player in this turn; the offers that they answer may be closed. */
  private ownCounters: CounterOffer[] = [];
  /** The random bytes that this page contributes to the dice. */
  private contribution: string | undefined;
  /** The commitment of the server that this page knew when it contributed. */
  private commitment: string | undefined;
  private isContributionChecked = false;
  /**
   * The messages since the first event number of this connection. Before that number the server
   * describes the present state of the table.
   */
  private newMessages: Message[] | undefined;
  private requestedColour = '';
  /** Colours that the server refused at this table. */
  private readonly refusedColours = new Set<string>();

  constructor(
    options: ConnectionOptions,
    private readonly onToken: (token: string) => void,
    private readonly profile?: Profile,
    private readonly loadHistory?: LoadHistory,
  ) {
    this.isLocal = localTableOf(options.url) !== undefined;
    this.token = options.token;
    this.isProfileSent = options.token !== undefined;
    // A reserved seat is ready at once, so the contribution goes with the request to join.
    this.commitment = knownCommitment(options.token);
    if (this.commitment !== undefined) this.contribution = randomHex(CONTRIBUTION_BYTES);
    const withContribution = { ...options, contribution: this.contribution };
    this.connection = new CatanConnection(withContribution, {
      message: (message) => this.messageReceived(message),
      state: (state) => (this.connectionState = state),
      reconnected: () => (this.latest = afterReconnect(this.latest)),
      token: (token) => this.tokenReceived(token),
      refused: (sentence) => this.requestRefused(sentence),
    });
    this.connection.start();
  }

  /** A new token belongs to a new seat, which has no name and colour yet. */
  private tokenReceived(token: string): void {
    if (token !== this.token) {
      this.isProfileSent = false;
      this.contribution = undefined;
    }
    this.token = token;
    this.onToken(token);
  }

  private messageReceived(message: Message): void {
    if (!isKnownMessage(message)) this.unknownMessage = Object.keys(message)[0] ?? '?';
    if (isRecorded(message)) this.recordedMessages.push(message);
    this.statistics.add(this.latest, message);
    this.latest = applyMessage(this.latest, message);
    this.followEvents(message);
    if ('Spiel beendet' in message) void this.revealPoints();
    if ('Würfelbeiträge' in message) this.checkContribution();
    this.sendProfileOnce();
    if ('Würfelwurf' in message) this.turnBegan();
    this.declineHopelessOffers();
    this.acceptOwnCounterOffer();
    this.concludeTakenCounterOffer();
    this.scheduleRender();
  }

  private turnBegan(): void {
    this.declinedKinds.clear();
    this.takenCounter = undefined;
    this.ownCounters = [];
  }

  private followEvents(message: Message): void {
    // After a placement was taken back, the history no longer contains it.
    if ('Willkommen' in message || 'Zurückgenommen' in message) this.newMessages = undefined;
    const number = asNumber(asFields(message['Ereignisnummer'])['Zahl']);
    if (this.newMessages) this.newMessages.push(message);
    else if (number !== undefined) {
      this.newMessages = [];
      if (this.latest.stage !== 'lobby') void this.restoreHistory(number);
    }
  }

  /**
   * Brings back log, chat, dice and statistics after a reload or a lost connection.
   *
   * @param number the last event that the state of the table contains
   */
  private async restoreHistory(number: number): Promise<void> {
    const { newMessages } = this;
    const history = await this.history();
    // Another connection may have begun in the meantime.
    if (history === undefined || newMessages === undefined || newMessages !== this.newMessages)
      return;
    const past = history.events.filter((e) => e.number <= number).map((e) => e.message);
    const messages = [...past, ...newMessages].filter(isRecorded);
    const restored = withHistory(this.latest, messages);
    this.latest = withPoints(restored.table, history.points);
    this.statistics = restored.statistics;
    const welcome = this.latest.me === undefined ? [] : [{ Willkommen: { id: this.latest.me } }];
    this.recordedMessages = [...welcome, ...messages];
    this.scheduleRender();
  }

  /** Adds the hidden victory points, which no message of the protocol shows. */
  private async revealPoints(): Promise<void> {
    const history = await this.history();
    this.latest = withPoints(this.latest, history?.points);
    this.scheduleRender();
  }

  private history(): Promise<GameHistory | undefined> {
    return this.loadHistory?.().catch(() => undefined) ?? Promise.resolve(undefined);
  }

  /** Messages come in groups; the screen is updated once for all of them. */
  private scheduleRender(): void {
    if (this.animationFrame) return;
    this.animationFrame = requestAnimationFrame(() => this.render());
    setTimeout(() => this.render(), RENDER_TIMEOUT_MS);
  }

  private render(): void {
    cancelAnimationFrame(this.animationFrame);
    this.animationFrame = 0;
    if (this.table === this.latest) return;
    const before = this.table;
    this.table = this.latest;
    // A refusal is about what the player had to do.
    if (ownPlayer(before)?.status !== ownPlayer(this.table)?.status) this.refusal = '';
    if (this.table.stage === 'game' && !isSpectator(this.table)) void this.loadRules();
    if (settings.sounds) soundsBetween(before, this.table).forEach(playSound);
  }

  /** The rules are large, so only players load them, and only after the board is painted. */
  private async loadRules(): Promise<void> {
    // A table in this browser sends the legal moves without delay.
    if (this.areRulesRequested || this.isLocal) return;
    this.areRulesRequested = true;
    await afterPaint();
    this.legalMoves = await loadLegalMoves().catch(() => undefined);
  }

  /**
   * The legal moves. If the rules are not loaded or cannot read the map, the moves that the server
   * listed. Without a connection there are none, because a move would be lost.
   */
  private currentMoves(): readonly Move[] {
    if (this.table.pause.isPaused || this.connectionState.kind !== 'open') return [];
    try {
      if (this.legalMoves) return this.legalMoves(this.table);
    } catch (error) {
      console.warn('legal moves cannot be computed for this position', error);
    }
    return this.table.serverMoves ?? [];
  }

  /**
   * Declines at once what the player cannot pay or does not want in this turn, so that nobody waits
   * for the answer.
   */
  private declineHopelessOffers(): void {
    for (const offer of this.latest.offers) {
      if (!awaitsMe(this.latest, offer) || this.answeredOffers.has(offer.id)) continue;
      const isUnwanted = this.declinedKinds.has(offerKind(offer));
      if (!isUnwanted && covers(this.latest.hand, offer.want)) continue;
      this.answer(offer.id, false);
    }
  }

  private answer(offer: number, accept: boolean): void {
    this.answeredOffers.add(offer);
    this.play({ kind: 'answer', offer, accept });
  }

  /** Declines an offer and the further offers of its kind in this turn. */
  declineKind(offer: Offer): void {
    this.declinedKinds.add(offerKind(offer));
    this.declineHopelessOffers();
  }

  /** Whether the server knows offers to chosen players and counter-offers. */
  get canNegotiate(): boolean {
    return this.connectionState.kind === 'open' && this.connection.grants('Verhandlung');
  }

  /** Makes the offer that a counter-offer asks for; the trade is concluded when it is accepted. */
  takeCounterOffer(counter: CounterOffer): void {
    this.takenCounter = counter;
    const { player, give, want } = counter;
    this.play({ kind: 'offerTo', give: want, want: give, partners: [player] });
  }

  /** Accepts an offer that this player has asked for with a counter-offer. */
  private acceptOwnCounterOffer(): void {
    const { me, offers } = this.latest;
    const open = offers.flatMap((o) => o.counters ?? []).filter((c) => c.player === me);
    const isKnown = (counter: CounterOffer) =>
      this.ownCounters.some((c) => isSameCounter(c, counter));
    this.ownCounters.push(...open.filter((counter) => !isKnown(counter)));
    for (const offer of offers) {
      const isAskedFor = this.ownCounters.some((c) =>
        isSameExchange(offer, { give: c.want, want: c.give }),
      );
      if (isAskedFor && awaitsMe(this.latest, offer) && !this.answeredOffers.has(offer.id))
        this.answer(offer.id, true);
    }
  }

  private concludeTakenCounterOffer(): void {
    const taken = this.takenCounter;
    if (!taken) return;
    const exchange = { give: taken.want, want: taken.give };
    const offer = this.latest.offers.find(
      (o) =>
        isOwn(this.latest, o) && isSameExchange(o, exchange) && o.accepted.includes(taken.player),
    );
    if (!offer) return;
    this.takenCounter = undefined;
    this.play({ kind: 'conclude', offer: offer.id, partner: taken.player });
    // The deal replaces the offer that was answered.
    for (const o of this.latest.offers)
      if (isOwn(this.latest, o) && o.counters?.some((c) => isSameCounter(c, taken)))
        this.play({ kind: 'withdraw', offer: o.id });
  }

  /**
   * Sends name and colour once, when the server has sent this client's player. The server sends
   * this player last, so all taken colours are known by then.
   */
  private sendProfileOnce(): void {
    if (this.isProfileSent || ownPlayer(this.latest) === undefined) return;
    this.isProfileSent = true;
    this.sendProfile();
  }

  private sendProfile(): void {
    const { profile } = this;
    if (!profile || this.latest.stage !== 'lobby' || isSpectator(this.latest)) return;
    this.setProfile(this.freeName(profile.name), this.freeColour(profile.colour));
    if (profile.autoStart) this.setReady();
  }

  /** Adds a number to a name that is taken: "Gast", "Gast 2". */
  private freeName(wanted: string): string {
    const taken = this.otherPlayers().map((p) => p.name);
    let name = wanted;
    for (let n = 2; taken.includes(name); n++) name = `${wanted} ${n}`;
    return name;
  }

  /** The wanted colour if it is free, otherwise the first free one. */
  freeColour(wanted: string): string {
    const taken = this.otherPlayers().map((p) => p.colour);
    const isFree = (c: string) => c !== '' && !taken.includes(c) && !this.refusedColours.has(c);
    return [wanted, ...COLOURS].find(isFree) ?? 'Rot';
  }

  private otherPlayers() {
    return this.latest.players.filter((p) => p.id !== this.latest.me);
  }

  private requestRefused(sentence: string): void {
    // This refusal means that the page was reloaded after it had contributed.
    if (sentence === CONTRIBUTED_ALREADY) {
      this.contribution = undefined;
      this.isContributionChecked = true;
      return;
    }
    this.refusal = sentence;
    if (!COLOUR_REFUSALS.includes(sentence) || ownPlayer(this.latest)?.colour !== '') return;
    // The client chose this colour without asking the player, so it tries the next one.
    this.refusal = '';
    this.refusedColours.add(this.requestedColour);
    this.sendProfile();
  }

  setProfile(name: string, colour: string): void {
    this.requestedColour = colour;
    this.connection.request({ Spieler: { Name: name, Farbe: colour } });
  }

  setReady(): void {
    this.contribute();
    this.connection.request({ 'Spiel starten': {} });
  }

  /** Adds random bytes to the seed of the game once the server has committed to its own part. */
  private contribute(): void {
    const { diceCommitment, stage } = this.latest;
    if (this.contribution !== undefined || diceCommitment === undefined || stage !== 'lobby')
      return;
    this.contribution = randomHex(CONTRIBUTION_BYTES);
    this.commitment = diceCommitment;
    this.connection.request({ Würfelbeitrag: { Zufall: this.contribution } });
  }

  /**
   * Adds a log entry that says whether the game uses this page's contribution and the commitment
   * that the server had made before the contribution.
   */
  private checkContribution(): void {
    const { me, diceContributions, diceCommitment } = this.latest;
    if (this.contribution === undefined || this.isContributionChecked || me === undefined) return;
    this.isContributionChecked = true;
    const isIncluded =
      diceContributions?.[me] === this.contribution && diceCommitment === this.commitment;
    this.latest = addLogEntry(this.latest, { kind: 'contributed', isIncluded });
  }

  sendChat(text: string): void {
    const trimmed = text.trim();
    if (trimmed !== '') this.connection.request({ 'Chatnachricht senden': { Nachricht: trimmed } });
  }

  play(move: Move): void {
    this.refusal = '';
    if (isOfTurn(move) && !this.isCurrent) return;
    this.connection.request(moveToMessage(move));
  }

  /** Whether the screen shows what the player must do now. It is up to a frame late. */
  private get isCurrent(): boolean {
    return ownPlayer(this.table)?.status === ownPlayer(this.latest)?.status;
  }

  /** Whether this client's player may take back the last placement. */
  get canUndo(): boolean {
    return this.table.undoFor !== undefined && this.table.undoFor === this.table.me;
  }

  /** Takes back the last placement. */
  undo(): void {
    if (!this.canUndo) return;
    this.refusal = '';
    this.connection.request({ Zurücknehmen: {} });
  }

  /** Whether this client's player must act. */
  get isMyTurn(): boolean {
    const status = ownPlayer(this.table)?.status ?? 'Warten';
    return this.table.stage === 'game' && !['Warten', 'Verbindung verloren'].includes(status);
  }

  /** Whether an offer waits for this player's answer. */
  get hasOpenOffer(): boolean {
    return this.table.offers.some((offer) => awaitsMe(this.table, offer));
  }

  reconnectNow(): void {
    this.connection.reconnectNow();
  }

  disconnect(): void {
    this.connection.close();
  }
}
