package spieltisch.torres;

import spieltisch.kernel.GameObservation;
import spieltisch.kernel.Seat;
import spieltisch.torres.cards.Card;

/// What a viewer sees of one event. In all observations, `left` is the number of action points that
/// the player has left.
public sealed interface Observation extends GameObservation
    permits PublicEvent, Observation.CardDrawn, Observation.CardReceived {
  /// A player other than the viewer drew a card.
  record CardDrawn(Seat seat, int left) implements Observation {}

  /// The viewer drew the given card.
  record CardReceived(Seat seat, Card card, int left) implements Observation {}
}
