package spieltisch.bots.torres;

import spieltisch.bots.Deadline;
import spieltisch.bots.TorresPlayer;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;
import spieltisch.torres.Action;
import spieltisch.torres.PackedAction;
import spieltisch.torres.View;
import spieltisch.torres.legality.MoveGenerator;

/// Plays Torres one action at a time: whatever looks best at once, and often something else.
public final class EasyTorresPlayer implements TorresPlayer {
  private static final int WHIMS = 30;
  private static final int ALWAYS = 100;

  private final SeededChance chance;
  private final MoveGenerator moveGenerator = new MoveGenerator();

  public EasyTorresPlayer(SeededChance chance) {
    this.chance = chance;
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    int seat = view.viewer() instanceof Viewer.Player(Seat(int index)) ? index : 0;
    var world = TorresDeterminizer.deal(view, seat, chance);
    int count = moveGenerator.find(world);
    if (chance.below(ALWAYS) < WHIMS)
      return PackedAction.action(moveGenerator.get(chance.below(count)));
    int best = moveGenerator.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      var after = world.copy();
      after.play(moveGenerator.get(i), chance);
      double worth = TorresEvaluation.of(after, seat);
      if (worth > most) {
        most = worth;
        best = moveGenerator.get(i);
      }
    }
    return PackedAction.action(best);
  }
}
