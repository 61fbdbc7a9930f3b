package spieltisch.bots.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import spieltisch.bots.Deadline;
import spieltisch.kernel.SeededChance;
import spieltisch.torres.Action;
import spieltisch.torres.PackedAction;
import spieltisch.torres.rules.State;

class EasyTorresPlayerTest {
  private static final int SEEDS = 200;

  private final StagedTorresPosition position = new StagedTorresPosition();
  private final State state = position.state();

  private static Action choice(StagedTorresPosition position, int seed) {
    return new EasyTorresPlayer(new SeededChance(seed))
        .choose(position.view(), Deadline.afterNodes(0));
  }

  private double valueAfter(Action action) {
    var after = state.copy();
    after.play(PackedAction.of(action), new SeededChance(1));
    return TorresEvaluation.of(after, 0);
  }

  /// Three of ten choices are random, and some of these happen to be the best ones.
  @Test
  void most_choices_have_the_best_immediate_evaluation_and_some_do_not() {
    double best =
        position.view().legal().stream().mapToDouble(this::valueAfter).max().orElseThrow();
    int bestChoices = 0;
    for (int seed = 0; seed < SEEDS; seed++)
      if (valueAfter(choice(position, seed)) == best) bestChoices++;
    assertTrue(bestChoices > SEEDS * 6 / 10 && bestChoices < SEEDS * 9 / 10, "" + bestChoices);
  }

  @Test
  void the_same_seed_gives_the_same_choice() {
    for (int seed = 0; seed < 20; seed++)
      assertEquals(choice(position, seed), choice(position, seed));
  }
}
