package spieltisch.torres.rules;

import spieltisch.kernel.GameEvent;
import spieltisch.kernel.Seat;
import spieltisch.torres.PublicEvent;
import spieltisch.torres.Recorder;
import spieltisch.torres.cards.Card;

/// What happened: an open fact, or one of the game's secrets, each a record of its own.
public sealed interface Event extends GameEvent {
  record Open(PublicEvent fact) implements Event {
    @Override
    public void tell(Recorder recorder) {
      fact.tell(recorder);
    }
  }

  /// Only the drawer may know the card.
  record CardDrawn(Seat seat, Card card, int left) implements Event {
    @Override
    public void tell(Recorder recorder) {
      recorder.cardDrawn(seat.index(), card.index(), left);
    }
  }

  /// Tells it to a recorder; holds no rule.
  void tell(Recorder recorder);
}
