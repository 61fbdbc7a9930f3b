package spieltisch.bots.torres;

import spieltisch.bots.Deadline;
import spieltisch.bots.RefusedActions;
import spieltisch.bots.TorresPlayer;
import spieltisch.kernel.Chance;
import spieltisch.torres.Action;
import spieltisch.torres.View;

/// Delegates to another player and chooses something else after a refusal.
public final class RetryingTorresPlayer implements TorresPlayer {
  private final TorresPlayer player;
  private final RefusedActions<View, Action> refusedActions;

  public RetryingTorresPlayer(TorresPlayer player, Chance chance) {
    this.player = player;
    refusedActions = new RefusedActions<>(new Action.EndTurn(), chance);
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    boolean isRepeated = refusedActions.recordView(view);
    return refusedActions.recordChoice(
        isRepeated ? refusedActions.alternative(view.legal()) : player.choose(view, deadline));
  }
}
