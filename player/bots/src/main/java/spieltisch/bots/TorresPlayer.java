package spieltisch.bots;

import spieltisch.torres.Action;
import spieltisch.torres.View;

/// A computer player of Torres. It sees a view of the game, never the state.
public interface TorresPlayer {
  /// Returns a legal action of the viewer. The game must await an action from this seat.
  Action choose(View view, Deadline deadline);
}
