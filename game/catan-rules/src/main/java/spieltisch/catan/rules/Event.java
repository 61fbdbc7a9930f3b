package spieltisch.catan.rules;

import spieltisch.catan.Observation;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.GameEvent;
import spieltisch.kernel.Seat;

/// Something that happened. What all may see is one case; every other case is a secret, so this is
/// their list.
public sealed interface Event extends GameEvent {
  /// Seen by everybody as it is.
  record Open(Observation fact) implements Event {}

  /// Which card it was, only the buyer knows.
  record CardBought(Seat seat, Card card) implements Event {}

  /// Which cards they were, only the player himself knows.
  record Discarded(Seat seat, Resources cards) implements Event {}

  /// Which card it was, only thief and victim know.
  record Stolen(Seat thief, Seat victim, Resource card) implements Event {}
}
