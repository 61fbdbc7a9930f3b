package spieltisch.bots.catan.player;

import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.bots.RefusedActions;
import spieltisch.catan.Action;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.kernel.Chance;

/// Delegates to another player, and chooses another action after a refusal. Some refusals cannot be
/// avoided, since they depend on hidden cards.
public final class RetryingCatanPlayer implements CatanPlayer {
  private final CatanPlayer player;
  private final RefusedActions<View, Action> refusedActions;

  public RetryingCatanPlayer(CatanPlayer player, Chance chance) {
    this.player = player;
    refusedActions = new RefusedActions<>(new Action.EndTurn(), chance);
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    return refusedActions.choose(
        view, view::legal, () -> legal(view, player.choose(view, deadline)));
  }

  @Override
  public void observe(Observation observation) {
    player.observe(observation);
  }

  @Override
  public boolean usesObservations() {
    return player.usesObservations();
  }

  /// Replaces an action that is illegal in the view.
  private Action legal(View view, Action action) {
    return view.refusal(action).isEmpty() ? action : refusedActions.alternative(view.legal());
  }
}
