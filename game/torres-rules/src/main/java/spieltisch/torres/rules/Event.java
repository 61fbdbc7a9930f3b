package spieltisch.torres.rules;

import spieltisch.kernel.GameEvent;
import spieltisch.kernel.Seat;
import spieltisch.torres.PublicEvent;
import spieltisch.torres.Recorder;
import spieltisch.torres.cards.Card;

/// An event of a game. An event is either public or contains a secret. In all events, `left` is the
/// number of action points that the player has left.
public sealed interface Event extends GameEvent {
  /// A public event, which all viewers see alike.
  record Open(PublicEvent fact) implements Event {}

  /// A player drew a card; only this player sees which card.
  record CardDrawn(Seat seat, Card card, int left) implements Event {}

  /// Reports the event, including its secret, to a recorder.
  default void apply(Recorder recorder) {
    switch (this) {
      case Open(var fact) -> fact.apply(recorder);
      case CardDrawn(var seat, var card, var left) ->
          recorder.cardDrawn(seat.index(), card.index(), left);
    }
  }
}
