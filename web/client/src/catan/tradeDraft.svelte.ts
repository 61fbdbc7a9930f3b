// The exchange that the player puts together, for an offer, a bank trade or a counter-offer.
import { RESOURCES, covers, resourceCounts, total } from './protocol/protocol';
import type { Resource, ResourceCounts } from './protocol/protocol';
import type { Offer } from './tableState';

export class TradeDraft {
  give: ResourceCounts = $state.raw(resourceCounts());
  want: ResourceCounts = $state.raw(resourceCounts());
  /** The players to whom the offer is not made. */
  excluded: readonly number[] = $state.raw([]);
  /** The offer that the draft answers with a counter-offer. */
  answered: number | undefined = $state();

  /** Puts a card of the hand into the draft. */
  put(resource: Resource, hand: ResourceCounts): void {
    if (this.give[resource] >= hand[resource]) return;
    this.give = { ...this.give, [resource]: this.give[resource] + 1 };
  }

  toggle(player: number): void {
    this.excluded = this.excluded.includes(player)
      ? this.excluded.filter((id) => id !== player)
      : [...this.excluded, player];
  }

  /** Starts a counter-offer with the cards of the offer, seen from the other side. */
  counter(offer: Offer, hand: ResourceCounts): void {
    this.answered = offer.id;
    this.give = resourceCounts(
      Object.fromEntries(RESOURCES.map((r) => [r, Math.min(offer.want[r], hand[r])])),
    );
    this.want = offer.give;
  }

  clear(): void {
    this.give = resourceCounts();
    this.want = resourceCounts();
    this.excluded = [];
    this.answered = undefined;
  }

  isPossible(hand: ResourceCounts): boolean {
    return (
      total(this.give) > 0 &&
      total(this.want) > 0 &&
      covers(hand, this.give) &&
      RESOURCES.every((r) => this.give[r] === 0 || this.want[r] === 0)
    );
  }
}
