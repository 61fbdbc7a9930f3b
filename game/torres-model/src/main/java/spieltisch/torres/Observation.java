package spieltisch.torres;

import spieltisch.kernel.GameObservation;
import spieltisch.kernel.Seat;
import spieltisch.torres.cards.Card;

/// What a viewer sees of one event.
public sealed interface Observation extends GameObservation
    permits PublicEvent, Observation.CardDrawn, Observation.CardReceived {
  /// Another player drew a card.
  record CardDrawn(Seat seat, int left) implements Observation {}

  /// The viewer drew the given card.
  record CardReceived(Seat seat, Card card, int left) implements Observation {}
}
