package spieltisch.bots.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.bots.catan.Weight;
import spieltisch.bots.catan.Weights;

class SelfPlayTest {
  private static List<Integer> turns(long seed) {
    var turns = new ArrayList<Integer>();
    int winner =
        SelfPlay.winner(
            Collections.nCopies(3, Weights.defaults()),
            seed,
            state -> turns.add(state.position().turn()));
    turns.add(winner);
    return turns;
  }

  @Test
  void the_same_seed_gives_the_same_game() {
    assertEquals(turns(4), turns(4));
  }

  @Test
  void every_turn_is_reported_once_in_order_and_one_seat_wins() {
    var turns = turns(5);
    int winner = turns.removeLast();
    assertTrue(winner >= 0 && winner < 3, "winner " + winner);
    for (int i = 0; i < turns.size(); i++) assertEquals(i + 1, turns.get(i));
    assertTrue(turns.size() > 20, turns.size() + " turns");
  }

  @Test
  void every_seat_plays_by_its_own_weights() {
    var bad =
        Weights.defaults()
            .with(Weight.PRODUCTION, -12)
            .with(Weight.VARIETY, -1)
            .with(Weight.CARD, 10);
    int wins = 0;
    for (int seed = 0; seed < 20; seed++)
      if (SelfPlay.winner(List.of(Weights.defaults(), bad), seed, _ -> {}) == 0) wins++;
    assertTrue(wins > 14, wins + " wins against bad weights");
  }
}
