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

/// Plays Torres one action at a time. The player takes the action with the best immediate
/// evaluation, or sometimes a random action.
public final class EasyTorresPlayer implements TorresPlayer {
  private static final int RANDOM_PERCENT = 30;
  private static final int PERCENT = 100;

  private final SeededChance chance;
  private final MoveGenerator moveGenerator = new MoveGenerator();

  public EasyTorresPlayer(SeededChance chance) {
    this.chance = chance;
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    int seat = view.viewer() instanceof Viewer.Player(Seat(int index)) ? index : 0;
    var state = TorresDeterminizer.sample(view, seat, chance);
    int count = moveGenerator.find(state);
    if (chance.below(PERCENT) < RANDOM_PERCENT)
      return PackedAction.action(moveGenerator.get(chance.below(count)));
    int best = moveGenerator.get(0);
    double bestValue = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      var after = state.copy();
      after.play(moveGenerator.get(i), chance);
      double value = TorresEvaluation.of(after, seat);
      if (value > bestValue) {
        bestValue = value;
        best = moveGenerator.get(i);
      }
    }
    return PackedAction.action(best);
  }
}
