package spieltisch.bots;

import spieltisch.catan.Action;
import spieltisch.catan.Observation;
import spieltisch.catan.View;
import spieltisch.kernel.Chance;

/// Lets another player choose, and survives refusals that nobody could foresee.
final class UndauntedCatanPlayer implements CatanPlayer {
  private final CatanPlayer player;
  private final Rebuffs<View, Action> rebuffs;

  UndauntedCatanPlayer(CatanPlayer player, Chance chance) {
    this.player = player;
    rebuffs = new Rebuffs<>(new Action.EndTurn(), chance);
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    boolean isAgain = rebuffs.asked(view);
    return rebuffs.said(
        isAgain ? rebuffs.other(view.legal()) : sound(view, player.choose(view, deadline)));
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
    return view.refusal(action).isEmpty() ? action : rebuffs.other(view.legal());
  }
}
