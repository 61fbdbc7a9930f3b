package spieltisch.bots;

import spieltisch.kernel.Chance;
import spieltisch.torres.Action;
import spieltisch.torres.View;

/// Lets another player choose, and never says again in the same position what was refused there.
final class UndauntedTorresPlayer implements TorresPlayer {
  private final TorresPlayer player;
  private final Rebuffs<View, Action> rebuffs;

  UndauntedTorresPlayer(TorresPlayer player, Chance chance) {
    this.player = player;
    rebuffs = new Rebuffs<>(new Action.EndTurn(), chance);
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    boolean isAgain = rebuffs.asked(view);
    return rebuffs.said(isAgain ? rebuffs.other(view.legal()) : player.choose(view, deadline));
  }
}
