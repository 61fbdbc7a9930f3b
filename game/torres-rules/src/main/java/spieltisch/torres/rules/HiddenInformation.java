package spieltisch.torres.rules;

import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.torres.Observation;
import spieltisch.torres.Position;
import spieltisch.torres.View;

/// Determines what each player and the spectators see of a state and of an event. Only the player
/// who drew a card sees which card it is.
final class HiddenInformation {
  private HiddenInformation() {}

  /// Returns what the viewer knows of a game.
  ///
  /// @param position the public part of the state or a copy of it
  static View view(State state, Position position, Viewer viewer) {
    return switch (viewer) {
      case Viewer.Player(var seat) -> view(state, position, seat);
      case Viewer.Spectator _ -> View.spectator(position);
    };
  }

  private static View view(State state, Position position, Seat seat) {
    boolean isAwaited = state.awaited() == seat.index();
    return View.player(seat, position, state.hand(seat), isAwaited ? state.fresh : 0);
  }

  static Observation observe(Event event, Viewer viewer) {
    return switch (event) {
      case Event.Open(var publicEvent) -> publicEvent;
      case Event.CardDrawn drawn -> observe(drawn, viewer);
    };
  }

  private static Observation observe(Event.CardDrawn drawn, Viewer viewer) {
    return viewer.is(drawn.seat())
        ? new Observation.CardReceived(drawn.seat(), drawn.card(), drawn.left())
        : new Observation.CardDrawn(drawn.seat(), drawn.left());
  }
}
