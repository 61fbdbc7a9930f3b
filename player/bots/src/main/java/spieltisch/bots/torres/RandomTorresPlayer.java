package spieltisch.bots.torres;

import spieltisch.bots.Deadline;
import spieltisch.bots.TorresPlayer;
import spieltisch.kernel.Chance;
import spieltisch.torres.Action;
import spieltisch.torres.View;

/// Plays a uniformly random legal action.
public final class RandomTorresPlayer implements TorresPlayer {
  private final Chance chance;

  public RandomTorresPlayer(Chance chance) {
    this.chance = chance;
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    var legal = view.legal();
    return legal.get(chance.below(legal.size()));
  }
}
