package spieltisch.bots;

import spieltisch.catan.Action;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;

/// A computer player of Catan. A computer player receives a view of the game, never the full state.
public interface CatanPlayer {
  /// Returns a legal action of the viewer. The game must await an action from the viewer's seat.
  Action choose(View view, Deadline deadline);

  /// Receives an observation of the game. Callers need not call this method; a player that receives
  /// all observations can infer more than a view shows.
  default void observe(Observation observation) {}

  /// Returns whether this player makes use of [#observe].
  default boolean usesObservations() {
    return false;
  }
}
