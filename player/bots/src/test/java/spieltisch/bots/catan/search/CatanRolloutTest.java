package spieltisch.bots.catan.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.bots.catan.Weights;
import spieltisch.bots.catan.policy.HeuristicPolicy;
import spieltisch.catan.PackedAction;
import spieltisch.catan.rules.MutableState;
import spieltisch.catan.rules.Notation;

class CatanRolloutTest {
  private static final long END_TURN = PackedAction.of(PackedAction.END_TURN);

  private final StagedPosition position =
      new StagedPosition()
          .seat(0, "10,10,-,w1b1,-,0")
          .seat(1, "30,34,-,w2,-,0")
          .seat(2, "14,14,-,b2,-,0");

  private MutableState start() {
    return position.state().copy();
  }

  private static CatanRollout rollout(int rounds) {
    return new CatanRollout(
        new HeuristicPolicy(Weights.defaults(), StagedPosition.BOARD, false), rounds);
  }

  private String after(int rounds, long seed) {
    var state = start();
    rollout(rounds).play(state, 0, END_TURN, seed);
    return Notation.write(state);
  }

  @Test
  void equal_seeds_give_equal_positions_and_others_do_not() {
    assertEquals(after(2, 1), after(2, 1));
    assertNotEquals(after(2, 1), after(2, 2));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void a_rollout_ends_when_all_seats_had_their_turns_of_each_round(int rounds) {
    var state = start();
    int turn = state.position().turn();
    long nodes = rollout(rounds).play(state, 0, END_TURN, 1);
    assertEquals(turn + rounds * 3 + 1, state.position().turn());
    assertTrue(nodes >= 1 + 2L * 3 * rounds, "a roll and an end in each turn: " + nodes);
  }

  @Test
  void a_rollout_ends_with_the_game() {
    var winning =
        new StagedPosition()
            .seat(0, "-,10.48.50,3.23.28,g2o3,-,0")
            .seat(1, "-,34,-,w2,-,0")
            .seat(2, "-,14,-,b2,-,0");
    var state = winning.state().copy();
    assertEquals(1, rollout(2).play(state, 0, PackedAction.of(PackedAction.BUILD_CITY, 10), 1));
    assertTrue(state.position().isOver());
  }
}
