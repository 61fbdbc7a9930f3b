package spieltisch.bots.torres;

import spieltisch.bots.RefusedActions;
import spieltisch.bots.TorresPlayer;
import spieltisch.kernel.Chance;
import spieltisch.torres.Action;
import spieltisch.torres.View;

/// Creates players that choose another action after a refusal.
public final class RetryingTorresPlayer {
  private RetryingTorresPlayer() {}

  /// Wraps a player, so that it chooses another action after a refusal.
  public static TorresPlayer of(TorresPlayer player, Chance chance) {
    var refused = new RefusedActions<View, Action>(new Action.EndTurn(), chance);
    return (view, deadline) ->
        refused.choose(view, view::legal, () -> player.choose(view, deadline));
  }
}
