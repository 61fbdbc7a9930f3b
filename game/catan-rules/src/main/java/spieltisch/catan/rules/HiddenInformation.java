package spieltisch.catan.rules;

import java.util.Optional;
import spieltisch.catan.Position;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;

/// Determines what each player and the spectators see of a state and of an event. Only the buyer
/// sees which development card was bought, only the discarding player sees which cards were
/// discarded, and only the thief and the victim see which card was stolen.
final class HiddenInformation {
  private HiddenInformation() {}

  /// Returns what the viewer knows of a game.
  ///
  /// @param position the public part of the state or a copy of it
  static View view(State state, Position position, Viewer viewer) {
    return switch (viewer) {
      case Viewer.Spectator _ -> View.ofSpectator(position);
      case Viewer.Player(var seat) -> view(state, position, seat);
    };
  }

  private static View view(State state, Position position, Seat seat) {
    int fresh = position.active() == seat.index() ? state.fresh() : 0;
    return View.ofPlayer(
        seat, position, state.hand(seat.index()), state.cards(seat.index()), fresh);
  }

  static Observation observe(Event event, Viewer viewer) {
    return switch (event) {
      case Event.Open(var fact) -> fact;
      case Event.CardBought(var seat, var card) ->
          new Observation.CardBought(seat, only(viewer.is(seat), card));
      case Event.Discarded(var seat, var cards) ->
          new Observation.Discarded(seat, cards.total(), only(viewer.is(seat), cards));
      case Event.Stolen(var thief, var victim, var card) ->
          new Observation.Stolen(thief, victim, only(viewer.is(thief) || viewer.is(victim), card));
    };
  }

  private static <T> Optional<T> only(boolean mayKnow, T secret) {
    return mayKnow ? Optional.of(secret) : Optional.empty();
  }
}
