package spieltisch.bots.catan.player;

import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.catan.Action;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.PackedAction;
import spieltisch.catan.view.View;
import spieltisch.kernel.Chance;

/// Plays a uniformly random legal move.
public final class RandomCatanPlayer implements CatanPlayer {
  private final Chance chance;
  private final MoveGenerator moveGenerator = new MoveGenerator();

  public RandomCatanPlayer(Chance chance) {
    this.chance = chance;
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    int seat = view.seat().orElseThrow().index();
    return PackedAction.action(view.position().island(), moveGenerator.pick(view, seat, chance));
  }
}
