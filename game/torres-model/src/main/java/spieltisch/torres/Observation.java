package spieltisch.torres;

import spieltisch.kernel.GameObservation;
import spieltisch.kernel.Seat;
import spieltisch.torres.cards.Card;

/// What one viewer sees of something that happened.
public sealed interface Observation extends GameObservation
    permits PublicEvent, Observation.CardDrawn, Observation.CardReceived {
  /// Another player drew a card.
  record CardDrawn(Seat seat, int left) implements Observation {}

  /// The viewer drew this card himself.
  record CardReceived(Seat seat, Card card, int left) implements Observation {}
}
