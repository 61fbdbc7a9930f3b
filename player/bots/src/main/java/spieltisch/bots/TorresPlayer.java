package spieltisch.bots;

import spieltisch.torres.Action;
import spieltisch.torres.View;

/// A computer player of Torres. A computer player receives a view of the game, never the full
/// state.
public interface TorresPlayer {
  /// Returns a legal action of the viewer. The game must await an action from the viewer's seat.
  Action choose(View view, Deadline deadline);
}
