package spieltisch.bots;

import spieltisch.catan.Action;
import spieltisch.catan.Observation;
import spieltisch.catan.View;

/// A computer player of Catan. It is given a view, never a state.
public interface CatanPlayer {
  /// Chooses something legal for the viewer, who must have something to do.
  Action choose(View view, Deadline deadline);

  /// Sees what happens at the table. Nobody has to tell; a player who is told can remember more
  /// than a view shows.
  default void see(Observation seen) {}

  /// Whether it is of any use to tell him.
  default boolean remembers() {
    return false;
  }
}
