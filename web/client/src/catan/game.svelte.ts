// One table as the screens see it: what is known, what may be done, and how to ask for it.
import { isLasting } from './recording';
import { drawn } from '../ui/nextFrame';
import { hear, isKnown } from './messages/messages';
import { loadJudge, type Judge } from './legality';
import { spell, type Move } from './protocol/moves';
import { COLOURS, covers, type Message } from './protocol/protocol';
import { Line, type LineState, type Wish } from './protocol/connection';
import { afterReconnect, emptyTable, isSpectator, own, type Table } from './tableState';
import { settings } from '../ui/settings.svelte';
import { play, soundsBetween } from '../ui/sounds';
import { Tally } from './statistics';

const WRONG_COLOURS = [
  'Farbe bereits vergeben',
  'Diese Farbe gibt es nur mit fünf oder sechs Spielern.',
];

export class Game {
  table: Table = $state.raw(emptyTable());
  line: LineState = $state.raw({ kind: 'connecting' });
  /** Why the last wish was refused, in the server's words. */
  refusal = $state('');
  /** The name of a message that this page does not understand. */
  unknown = $state('');
  /** Everything heard at this table, for the charts and the replay. */
  readonly frames: Message[] = [];
  readonly tally = new Tally();
  private judge: Judge | undefined = $state.raw(undefined);
  readonly moves: readonly Move[] = $derived(this.legal());
  private readonly socket: Line;
  private heard: Table = emptyTable();
  private frame = 0;
  private isJudgeCalled = false;
  private token: string | undefined;
  private isIntroduced = false;
  private readonly answered = new Set<number>();
  /** The colour last asked for, and those that this table does not give us. */
  private asked = '';
  private readonly unfit = new Set<string>();

  constructor(
    wish: Wish,
    private readonly onToken: (token: string) => void,
    private readonly wanted?: { name: string; colour: string; start: boolean },
  ) {
    this.token = wish.token;
    this.isIntroduced = wish.token !== undefined;
    this.socket = new Line(wish, {
      message: (message) => this.listen(message),
      state: (state) => (this.line = state),
      again: () => (this.heard = afterReconnect(this.heard)),
      token: (token) => this.seated(token),
      refused: (sentence) => this.refused(sentence),
    });
    this.socket.start();
  }

  /** Another token is another seat, where nobody knows us yet. */
  private seated(token: string): void {
    if (token !== this.token) this.isIntroduced = false;
    this.token = token;
    this.onToken(token);
  }

  private listen(message: Message): void {
    if (!isKnown(message)) this.unknown = Object.keys(message)[0] ?? '?';
    if (isLasting(message)) this.frames.push(message);
    this.tally.hear(this.heard, message);
    this.learn(hear(this.heard, message));
  }

  /** Many messages may come at once; the screen is drawn once for all of them. */
  private learn(table: Table): void {
    this.heard = table;
    this.introduceOnce();
    this.declineWhatIsOutOfReach();
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => this.show());
    // A hidden page draws no frames but should know how things stand.
    setTimeout(() => this.show(), 100);
  }

  private show(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    if (this.table === this.heard) return;
    const before = this.table;
    this.table = this.heard;
    if (this.table.stage === 'game' && !isSpectator(this.table)) void this.callJudge();
    if (settings.sounds) soundsBetween(before, this.table).forEach(play);
  }

  /** Only players need one, and none before the board is drawn: it is large. */
  private async callJudge(): Promise<void> {
    if (this.isJudgeCalled) return;
    this.isJudgeCalled = true;
    await drawn();
    this.judge = await loadJudge().catch(() => undefined);
  }

  /** Our own judge, or the server's list while it is not there or cannot read the map. */
  private legal(): readonly Move[] {
    try {
      if (this.judge) return this.judge(this.table);
    } catch (error) {
      console.warn('the position cannot be judged here', error);
    }
    return this.table.listed ?? [];
  }

  /** Others may wait until everybody has answered; who lacks the cards need not be asked. */
  private declineWhatIsOutOfReach(): void {
    const { me, offers, hand } = this.heard;
    if (me === undefined || isSpectator(this.heard)) return;
    for (const offer of offers) {
      if (offer.player === me || this.answered.has(offer.id) || covers(hand, offer.want)) continue;
      this.answered.add(offer.id);
      this.play({ kind: 'answer', offer: offer.id, accept: false });
    }
  }

  /** The own state is the last that a newcomer hears, so then all colours are known. */
  private introduceOnce(): void {
    if (this.isIntroduced || own(this.heard) === undefined) return;
    this.isIntroduced = true;
    this.introduce();
  }

  /** Tells name and colour, and that we are ready if the game shall begin at once. */
  private introduce(): void {
    const { wanted } = this;
    if (!wanted || this.heard.stage !== 'lobby' || isSpectator(this.heard)) return;
    this.dress(this.freeName(wanted.name), this.freeColour(wanted.colour));
    if (wanted.start) this.ready();
  }

  /** Two of the same name could not be told apart: "Gast" and "Gast 2". */
  private freeName(wish: string): string {
    const taken = this.heard.players.filter((p) => p.id !== this.heard.me).map((p) => p.name);
    let name = wish;
    for (let n = 2; taken.includes(name); n++) name = `${wish} ${n}`;
    return name;
  }

  freeColour(wish: string): string {
    const taken = this.heard.players.filter((p) => p.id !== this.heard.me).map((p) => p.colour);
    const isFit = (c: string) => c !== '' && !taken.includes(c) && !this.unfit.has(c);
    return [wish, ...COLOURS].find(isFit) ?? 'Rot';
  }

  private refused(sentence: string): void {
    this.refusal = sentence;
    if (!WRONG_COLOURS.includes(sentence) || own(this.heard)?.colour !== '') return;
    // Nobody chose it here: it is the one from the last table, or somebody was quicker.
    this.refusal = '';
    this.unfit.add(this.asked);
    this.introduce();
  }

  dress(name: string, colour: string): void {
    this.asked = colour;
    this.socket.ask({ Spieler: { Name: name, Farbe: colour } });
  }

  ready(): void {
    this.socket.ask({ 'Spiel starten': {} });
  }

  say(text: string): void {
    if (text.trim() !== '') this.socket.ask({ 'Chatnachricht senden': { Nachricht: text.trim() } });
  }

  play(move: Move): void {
    this.refusal = '';
    this.socket.ask(spell(move));
  }

  /** Whether the one in front of the screen has to do something. */
  get isMyTurn(): boolean {
    const status = own(this.table)?.status ?? 'Warten';
    return this.table.stage === 'game' && !['Warten', 'Verbindung verloren'].includes(status);
  }

  /** Whether somebody waits for the answer to an offer. */
  get isAsked(): boolean {
    const { me, offers } = this.table;
    if (me === undefined || isSpectator(this.table)) return false;
    return offers.some((o) => o.player !== me && ![...o.accepted, ...o.declined].includes(me));
  }

  hurry(): void {
    this.socket.hurry();
  }

  leave(): void {
    this.socket.end();
  }
}
