package spieltisch.bots;

import spieltisch.catan.Action;
import spieltisch.catan.Observation;
import spieltisch.catan.View;

/// A computer player of Catan. It sees a view of the game, never the state.
public interface CatanPlayer {
  /// Returns a legal action of the viewer. The game must await an action from this seat.
  Action choose(View view, Deadline deadline);

  /// Receives an observation of the game. The call is optional; a player that gets all observations
  /// can infer more than a view shows.
  default void observe(Observation observation) {}

  /// Returns whether `observe` has an effect.
  default boolean usesObservations() {
    return false;
  }
}
