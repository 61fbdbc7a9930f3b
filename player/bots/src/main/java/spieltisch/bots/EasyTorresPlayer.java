package spieltisch.bots;

import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;
import spieltisch.torres.Action;
import spieltisch.torres.ActionCode;
import spieltisch.torres.Legality;
import spieltisch.torres.View;

/// Plays Torres one action at a time: whatever looks best at once, and often something else.
final class EasyTorresPlayer implements TorresPlayer {
  private static final int WHIMS = 30;
  private static final int ALWAYS = 100;

  private final SeededChance chance;
  private final int[] buffer = new int[Legality.MOST_ACTIONS];

  EasyTorresPlayer(SeededChance chance) {
    this.chance = chance;
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    int seat = view.viewer() instanceof Viewer.Player(Seat(int index)) ? index : 0;
    var world = TorresWorlds.deal(view, seat, chance);
    int count = world.legal(buffer);
    if (chance.below(ALWAYS) < WHIMS) return ActionCode.action(buffer[chance.below(count)]);
    int best = buffer[0];
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      var after = world.copy();
      after.play(buffer[i], chance);
      double worth = Prospect.of(after, seat);
      if (worth > most) {
        most = worth;
        best = buffer[i];
      }
    }
    return ActionCode.action(best);
  }
}
