// Turns buttons and clicks on the board into an action.
import { settings } from '../ui/settings.svelte';
import { ACTION_KINDS, type ActionKind } from './protocol/action';
import type { TorresGame } from './game.svelte';

/** A square that can be clicked: where the action starts, or where it ends. */
export type SquareTarget = { square: number; role: 'source' | 'goal' };

export class ActionSelection {
  private startedKind: ActionKind | undefined = $state(undefined);
  /** The source square chosen so far. */
  from: number | undefined = $state(undefined);
  /** The square that waits for confirmation. */
  unconfirmed: number | undefined = $state(undefined);

  constructor(private readonly game: TorresGame) {}

  /** What a click on the board does. Without a chosen kind it moves a knight. */
  readonly kind: ActionKind | undefined = $derived.by(() => {
    const { position, isMyTurn } = this.game;
    if (!position || !isMyTurn) return undefined;
    if (position.stage === 'knight') return 'PLACE_FIRST_KNIGHT';
    if (position.stage === 'king') return 'PLACE_KING';
    const isPossible = this.startedKind && this.game.legalOfKind(this.startedKind).length > 0;
    return isPossible ? this.startedKind : 'MOVE_KNIGHT';
  });

  readonly targets: readonly SquareTarget[] = $derived.by(() => {
    const { kind, from } = this;
    if (!kind) return [];
    const king = kind === 'PLACE_KING' ? this.game.position?.king : undefined;
    // A button leaves the king where it stands.
    const actions = this.game.legalOfKind(kind).filter((a) => king === undefined || a.to !== king);
    const goals = (found: typeof actions): SquareTarget[] =>
      found.map((a) => ({ square: a.to, role: 'goal' as const }));
    if (ACTION_KINDS[kind].squares === 1) return goals(actions);
    const sources = [...new Set(actions.map((a) => a.from))];
    if (from === undefined || !sources.includes(from))
      return sources.map((square) => ({ square, role: 'source' as const }));
    const others = sources.filter((square) => square !== from);
    return [
      ...goals(actions.filter((a) => a.from === from)),
      ...others.map((square) => ({ square, role: 'source' as const })),
    ].filter((target, i, list) => list.findIndex((t) => t.square === target.square) === i);
  });

  /** Chooses a kind; choosing it again cancels it. A kind without squares is played at once. */
  start(kind: ActionKind): void {
    const isStarted = this.startedKind === kind;
    this.cancel();
    if (ACTION_KINDS[kind].squares === 0) this.game.play({ kind, from: 0, to: 0 });
    else if (!isStarted) this.startedKind = kind;
  }

  cancel(): void {
    this.startedKind = undefined;
    this.from = undefined;
    this.unconfirmed = undefined;
  }

  pick(square: number): void {
    const target = this.targets.find((t) => t.square === square);
    if (target?.role === 'source') {
      this.from = square;
      this.unconfirmed = undefined;
    } else if (settings.confirm && this.unconfirmed !== square) this.unconfirmed = square;
    else this.confirm(square);
  }

  confirm(square: number): void {
    const { kind } = this;
    this.unconfirmed = undefined;
    if (!kind) return;
    const from = this.from ?? 0;
    // The kind stays chosen: several blocks are usual, and the same knight often moves on.
    this.from = kind === 'MOVE_KNIGHT' ? square : undefined;
    if (ACTION_KINDS[kind].card > 0) this.cancel();
    this.game.play({ kind, from: ACTION_KINDS[kind].squares === 2 ? from : 0, to: square });
  }
}
