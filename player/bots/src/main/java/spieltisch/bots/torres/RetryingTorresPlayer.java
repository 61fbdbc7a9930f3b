package spieltisch.bots.torres;

import spieltisch.bots.Deadline;
import spieltisch.bots.RefusedActions;
import spieltisch.bots.TorresPlayer;
import spieltisch.kernel.Chance;
import spieltisch.torres.Action;
import spieltisch.torres.View;

/// Lets another player choose, and never says again in the same position what was refused there.
public final class RetryingTorresPlayer implements TorresPlayer {
  private final TorresPlayer player;
  private final RefusedActions<View, Action> refusedActions;

  public RetryingTorresPlayer(TorresPlayer player, Chance chance) {
    this.player = player;
    refusedActions = new RefusedActions<>(new Action.EndTurn(), chance);
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    boolean isAgain = refusedActions.asked(view);
    return refusedActions.said(
        isAgain ? refusedActions.other(view.legal()) : player.choose(view, deadline));
  }
}
