package spieltisch.torres.rules;

import spieltisch.kernel.GameEvent;
import spieltisch.kernel.Seat;
import spieltisch.torres.PublicEvent;
import spieltisch.torres.Recorder;
import spieltisch.torres.cards.Card;

/// An event of a game: public, or one of the kinds that have a secret.
public sealed interface Event extends GameEvent {
  /// All viewers see it as it is.
  record Open(PublicEvent fact) implements Event {}

  /// Only the drawing player sees the card.
  record CardDrawn(Seat seat, Card card, int left) implements Event {}

  /// Reports the event to a recorder, with its secret.
  default void apply(Recorder recorder) {
    switch (this) {
      case Open(var fact) -> fact.apply(recorder);
      case CardDrawn(var seat, var card, var left) ->
          recorder.cardDrawn(seat.index(), card.index(), left);
    }
  }
}
