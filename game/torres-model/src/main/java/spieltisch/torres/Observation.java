package spieltisch.torres;

import spieltisch.torres.cards.Card;


import spieltisch.kernel.Seat;

/// What one viewer sees of something that happened.
public sealed interface Observation permits PublicEvent, Observation.CardDrawn, Observation.CardReceived {
  /// Another player drew a card.
  record CardDrawn(Seat seat, int left) implements Observation {}

  /// The viewer drew this card himself.
  record CardReceived(Seat seat, Card card, int left) implements Observation {}
}
