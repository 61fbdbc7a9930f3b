package spieltisch.bots;

import spieltisch.catan.Action;
import spieltisch.catan.Menu;
import spieltisch.catan.Move;
import spieltisch.catan.View;
import spieltisch.kernel.Chance;

/// Plays any legal move, each equally likely.
public final class RandomCatanPlayer implements CatanPlayer {
  private final Chance chance;
  private final Menu menu = new Menu();

  public RandomCatanPlayer(Chance chance) {
    this.chance = chance;
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    int seat = view.seat().orElseThrow().index();
    return Move.action(view.position().island(), menu.pick(view, seat, chance));
  }
}
