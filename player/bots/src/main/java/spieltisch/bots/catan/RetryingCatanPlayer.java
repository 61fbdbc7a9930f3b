package spieltisch.bots.catan;

import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.bots.RefusedActions;
import spieltisch.catan.Action;
import spieltisch.catan.Observation;
import spieltisch.catan.View;
import spieltisch.kernel.Chance;

/// Delegates to another player and chooses something else after a refusal. Refusals depend on
/// hidden cards, so they cannot always be avoided.
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

  /// Replaces an action that the view forbids.
  private Action legal(View view, Action action) {
    return view.refusal(action).isEmpty() ? action : refusedActions.alternative(view.legal());
  }
}
