// What the player is about to do on the board: from a button over a place to a move.
import type { Target } from './board/target';
import type { Game } from './game.svelte';
import type { Move } from './protocol/moves';
import { hexesOf, key } from './boardPlaces';
import type { Building } from './protocol/protocol';
import { settings, words } from '../ui/settings.svelte';
import { own } from './tableState';

export type Aim = 'idle' | Building | 'robber' | 'knight' | 'roads';

const AIM_OF_STATUS: Record<string, Aim> = {
  'Dorf bauen': 'Dorf',
  'Straße bauen': 'Straße',
  'Räuber versetzen': 'robber',
};

export class Intent {
  private picked: Aim = $state('idle');
  /** A place that waits for confirmation, or the first of two roads. */
  chosen: string | undefined = $state(undefined);
  first: string | undefined = $state(undefined);
  victims: number[] | undefined = $state.raw(undefined);

  constructor(private readonly game: Game) {}

  readonly aim: Aim = $derived.by(() => {
    const forced = AIM_OF_STATUS[own(this.game.table)?.status ?? ''];
    return forced ?? this.picked;
  });

  readonly targets: readonly Target[] = $derived.by(() => {
    if (this.victims) return [];
    const places = this.game.moves.map((m) => this.placeOf(m)).filter((p) => p !== undefined);
    return [...new Set(places)].map((place) => this.target(place));
  });

  start(aim: Aim): void {
    this.stop();
    this.picked = aim;
  }

  stop(): void {
    this.picked = 'idle';
    this.chosen = undefined;
    this.first = undefined;
    this.victims = undefined;
  }

  pick(place: string): void {
    if (settings.confirm && this.chosen !== place) this.chosen = place;
    else this.confirm(place);
  }

  /** Does what was chosen, or asks for what is still open. */
  confirm(place: string): void {
    this.chosen = undefined;
    const aim = this.aim;
    if (aim === 'roads') return this.road(place);
    if (aim === 'robber' || aim === 'knight') return this.raid(aim, place);
    if (aim !== 'idle') this.done({ kind: 'build', type: aim, place });
  }

  private road(place: string): void {
    if (this.first !== undefined) {
      this.done({ kind: 'roads', first: this.first, second: place });
      return;
    }
    this.first = place;
    if (!this.game.moves.some((m) => this.placeOf(m) !== undefined)) this.oneRoad();
  }

  oneRoad(): void {
    if (this.first !== undefined) this.done({ kind: 'roads', first: this.first });
  }

  private raid(kind: 'robber' | 'knight', hex: string): void {
    const victims = this.game.moves
      .filter(
        (m) => (m.kind === 'robber' || m.kind === 'knight') && m.kind === kind && m.hex === hex,
      )
      .map((m) => ('victim' in m ? m.victim : undefined))
      .filter((v) => v !== undefined);
    if (victims.length <= 1) this.done({ kind, hex, victim: victims[0] });
    else {
      this.victims = victims;
      this.first = hex;
    }
  }

  rob(victim: number): void {
    const kind = this.aim === 'knight' ? 'knight' : 'robber';
    if (this.first !== undefined) this.done({ kind, hex: this.first, victim });
  }

  private done(move: Move): void {
    this.stop();
    this.game.play(move);
  }

  /** Where a move would be seen on the board, if it fits what the player is about to do. */
  private placeOf(move: Move): string | undefined {
    const aim = this.aim;
    if (move.kind === 'build') return move.type === aim ? move.place : undefined;
    if (move.kind === 'robber' || move.kind === 'knight')
      return move.kind === aim ? move.hex : undefined;
    if (move.kind !== 'roads' || aim !== 'roads') return undefined;
    if (this.first === undefined) return move.first;
    if (move.first === this.first) return move.second;
    // Two roads may be named in either order if each can stand alone.
    return move.second === this.first ? move.first : undefined;
  }

  private target(place: string): Target {
    const around = hexesOf(place)
      .map((hex) => this.game.table.tiles.find((t) => t.key === key(hex)))
      .filter((tile) => tile !== undefined)
      .map((tile) => words().board.hex(words().terrain[tile.terrain], tile.token))
      .join(', ');
    const aim = this.aim;
    if (aim === 'robber' || aim === 'knight')
      return { place, kind: 'hex', label: words().board.robberTo(around) };
    const piece = aim === 'Dorf' || aim === 'Stadt' ? aim : 'Straße';
    const label = words().board.place(words().pieces[piece], around);
    return {
      place,
      kind: piece === 'Straße' ? 'edge' : piece === 'Stadt' ? 'city' : 'corner',
      label,
    };
  }
}
