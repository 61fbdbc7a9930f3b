// Turns buttons and clicks on the board into a move.
import { texts } from '../i18n/texts';
import { settings } from '../ui/settings.svelte';
import type { Target } from './board/target';
import { hexesOf, placeKey } from './boardPlaces';
import type { CatanGame } from './game.svelte';
import type { Move } from './protocol/moves';
import type { PieceType } from './protocol/protocol';
import { ownPlayer } from './tableState';

/** What a click on the board does. */
export type SelectionMode = 'idle' | PieceType | 'robber' | 'knight' | 'roads';

/** Statuses in which only one kind of move is legal. */
const MODE_OF_STATUS: Record<string, SelectionMode> = {
  'Dorf bauen': 'Dorf',
  'Straße bauen': 'Straße',
  'Räuber versetzen': 'robber',
};

export class MoveSelection {
  private startedMode: SelectionMode = $state('idle');
  /** The place that waits for confirmation. */
  unconfirmed: string | undefined = $state(undefined);
  /** The first of two roads, or the robber's hexagon while the player chooses the victim. */
  first: string | undefined = $state(undefined);
  /** The players to choose a victim from. */
  victims: number[] | undefined = $state.raw(undefined);

  constructor(private readonly game: CatanGame) {}

  readonly mode: SelectionMode = $derived.by(() => {
    const forced = MODE_OF_STATUS[ownPlayer(this.game.table)?.status ?? ''];
    return forced ?? this.startedMode;
  });

  readonly targets: readonly Target[] = $derived.by(() => {
    if (this.victims) return [];
    const places = this.game.moves.map((m) => this.placeOf(m)).filter((p) => p !== undefined);
    return [...new Set(places)].map((place) => this.target(place));
  });

  start(mode: SelectionMode): void {
    this.cancel();
    this.startedMode = mode;
  }

  cancel(): void {
    this.startedMode = 'idle';
    this.unconfirmed = undefined;
    this.first = undefined;
    this.victims = undefined;
  }

  pick(place: string): void {
    if (settings.confirm && this.unconfirmed !== place) this.unconfirmed = place;
    else this.confirm(place);
  }

  /** Plays the move, or goes on to its next part: the second road or the victim. */
  confirm(place: string): void {
    this.unconfirmed = undefined;
    const mode = this.mode;
    if (mode === 'roads') return this.pickRoad(place);
    if (mode === 'robber' || mode === 'knight') return this.pickRobberHex(mode, place);
    if (mode !== 'idle') this.finish({ kind: 'build', type: mode, place });
  }

  private pickRoad(place: string): void {
    if (this.first !== undefined) {
      this.finish({ kind: 'roads', first: this.first, second: place });
      return;
    }
    this.first = place;
    if (!this.game.moves.some((m) => this.placeOf(m) !== undefined)) this.finishWithOneRoad();
  }

  finishWithOneRoad(): void {
    if (this.first !== undefined) this.finish({ kind: 'roads', first: this.first });
  }

  private pickRobberHex(kind: 'robber' | 'knight', hex: string): void {
    const victims = this.game.moves
      .filter(
        (m) => (m.kind === 'robber' || m.kind === 'knight') && m.kind === kind && m.hex === hex,
      )
      .map((m) => ('victim' in m ? m.victim : undefined))
      .filter((v) => v !== undefined);
    if (victims.length <= 1) this.finish({ kind, hex, victim: victims[0] });
    else {
      this.victims = victims;
      this.first = hex;
    }
  }

  pickVictim(victim: number): void {
    const kind = this.mode === 'knight' ? 'knight' : 'robber';
    if (this.first !== undefined) this.finish({ kind, hex: this.first, victim });
  }

  private finish(move: Move): void {
    this.cancel();
    this.game.play(move);
  }

  /** The place to click for a move; undefined if the move does not fit the mode. */
  private placeOf(move: Move): string | undefined {
    const mode = this.mode;
    if (move.kind === 'build') return move.type === mode ? move.place : undefined;
    if (move.kind === 'robber' || move.kind === 'knight')
      return move.kind === mode ? move.hex : undefined;
    if (move.kind !== 'roads' || mode !== 'roads') return undefined;
    if (this.first === undefined) return move.first;
    if (move.first === this.first) return move.second;
    // Two roads that can each stand alone are listed once but may be clicked in either order.
    return move.second === this.first ? move.first : undefined;
  }

  private target(place: string): Target {
    const around = hexesOf(place)
      .map((hex) => this.game.table.tiles.find((t) => t.key === placeKey(hex)))
      .filter((tile) => tile !== undefined)
      .map((tile) => texts().board.hex(texts().terrain[tile.terrain], tile.number))
      .join(', ');
    const mode = this.mode;
    if (mode === 'robber' || mode === 'knight')
      return { place, kind: 'hex', label: texts().board.robberTo(around) };
    const piece = mode === 'Dorf' || mode === 'Stadt' ? mode : 'Straße';
    const label = texts().board.place(texts().pieces[piece], around);
    return {
      place,
      kind: piece === 'Straße' ? 'edge' : piece === 'Stadt' ? 'city' : 'corner',
      label,
    };
  }
}
