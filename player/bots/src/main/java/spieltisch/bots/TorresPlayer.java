package spieltisch.bots;

import spieltisch.torres.Action;
import spieltisch.torres.View;

/// A computer player of Torres. It is given a view, never a state.
public interface TorresPlayer {
  /// Chooses something legal for the viewer, of whom the game must await something.
  Action choose(View view, Deadline deadline);
}
