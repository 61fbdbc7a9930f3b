package spieltisch.bots;

import spieltisch.catan.Action;
import spieltisch.catan.View;

/// A computer player of Catan. It is given a view, never a state.
public interface CatanPlayer {
  /// Chooses something legal for the viewer, who must have something to do.
  Action choose(View view, Deadline deadline);
}
