package spieltisch.bots.catan;

import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.bots.RefusedActions;
import spieltisch.catan.Action;
import spieltisch.catan.Observation;
import spieltisch.catan.View;
import spieltisch.kernel.Chance;

/// Lets another player choose, and survives refusals that nobody could foresee.
public final class RetryingCatanPlayer implements CatanPlayer {
  private final CatanPlayer player;
  private final RefusedActions<View, Action> refusedActions;

  public RetryingCatanPlayer(CatanPlayer player, Chance chance) {
    this.player = player;
    refusedActions = new RefusedActions<>(new Action.EndTurn(), chance);
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    boolean isAgain = refusedActions.asked(view);
    return refusedActions.said(
        isAgain ? refusedActions.other(view.legal()) : sound(view, player.choose(view, deadline)));
  }

  @Override
  public void see(Observation seen) {
    player.see(seen);
  }

  @Override
  public boolean remembers() {
    return player.remembers();
  }

  /// What the view itself forbids is never said.
  private Action sound(View view, Action action) {
    return view.refusal(action).isEmpty() ? action : refusedActions.other(view.legal());
  }
}
