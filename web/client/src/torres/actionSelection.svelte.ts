// What the player is about to do on the castles: from a button over squares to an action.
import { settings } from '../ui/settings.svelte';
import { KINDS, type Kind } from './action';
import type { TorresGame } from './game.svelte';

export type Pick = { square: number; role: 'source' | 'goal' };

export class TorresIntent {
  private picked: Kind | undefined = $state(undefined);
  from: number | undefined = $state(undefined);
  /** A square that waits for confirmation. */
  chosen: number | undefined = $state(undefined);

  constructor(private readonly game: TorresGame) {}

  /** Without a choice a click on a knight moves him. */
  readonly aim: Kind | undefined = $derived.by(() => {
    const { position, isMine } = this.game;
    if (!position || !isMine) return undefined;
    if (position.stage === 'knight') return 'PLACE_FIRST_KNIGHT';
    if (position.stage === 'king') return 'PLACE_KING';
    const isPossible = this.picked && this.game.targets(this.picked).length > 0;
    return isPossible ? this.picked : 'MOVE_KNIGHT';
  });

  readonly isChosen: boolean = $derived(this.aim !== undefined && this.aim === this.picked);

  readonly picks: readonly Pick[] = $derived.by(() => {
    const { aim, from } = this;
    if (!aim) return [];
    const all = this.game.targets(aim);
    const goals = (found: typeof all): Pick[] =>
      found.map((a) => ({ square: a.to, role: 'goal' as const }));
    if (KINDS[aim].squares === 1) return goals(all);
    const sources = [...new Set(all.map((a) => a.from))];
    if (from === undefined || !sources.includes(from))
      return sources.map((square) => ({ square, role: 'source' as const }));
    const others = sources.filter((square) => square !== from);
    return [
      ...goals(all.filter((a) => a.from === from)),
      ...others.map((square) => ({ square, role: 'source' as const })),
    ].filter((pick, i, list) => list.findIndex((p) => p.square === pick.square) === i);
  });

  start(kind: Kind): void {
    const isAgain = this.picked === kind;
    this.stop();
    if (KINDS[kind].squares === 0) this.game.play({ kind, from: 0, to: 0 });
    else if (!isAgain) this.picked = kind;
  }

  stop(): void {
    this.picked = undefined;
    this.from = undefined;
    this.chosen = undefined;
  }

  pick(square: number): void {
    const pick = this.picks.find((p) => p.square === square);
    if (pick?.role === 'source') {
      this.from = square;
      this.chosen = undefined;
    } else if (settings.confirm && this.chosen !== square) this.chosen = square;
    else this.confirm(square);
  }

  confirm(square: number): void {
    const kind = this.aim;
    this.chosen = undefined;
    if (!kind) return;
    const from = this.from ?? 0;
    // Blocks are usually placed one after another, and the same knight walks on.
    this.from = kind === 'MOVE_KNIGHT' ? square : undefined;
    if (KINDS[kind].card > 0) this.stop();
    this.game.play({ kind, from: KINDS[kind].squares === 2 ? from : 0, to: square });
  }
}
