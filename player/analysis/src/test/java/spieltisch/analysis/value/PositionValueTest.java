package spieltisch.analysis.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.analysis.TestGames;
import spieltisch.catan.Action;
import spieltisch.catan.Options;
import spieltisch.catan.Position;

class PositionValueTest {
  /// Before the last move of a game, the winner has nine points and the means to win the tenth.
  @Test
  void a_seat_that_can_win_now_wins() {
    int seen = 0;
    for (long seed = 11; seed < 17; seed++) {
      var game = TestGames.play(Options.standard(4), seed, 1000);
      var before = TestGames.stateBefore(game, game.moves().size() - 1);
      if (before.position().phaseKind() != Position.TRADE_AND_BUILD) continue;
      seen++;
      double chance = new PositionValue(game.board()).of(before)[game.moves().getLast().seat()];
      boolean isBuilt = !(game.moves().getLast().action() instanceof Action.BuyCard);
      if (isBuilt) assertEquals(1, chance, 1e-9, "seed " + seed);
      else assertTrue(chance > 0.25, "seed " + seed);
    }
    assertTrue(seen > 2, "games: " + seen);
  }

  @ParameterizedTest
  @ValueSource(longs = {11, 12})
  void the_winner_has_the_value_one(long seed) {
    var game = TestGames.play(Options.standard(4), seed, 1000);
    var end = TestGames.stateBefore(game, game.moves().size());
    var chances = new PositionValue(game.board()).of(end);
    for (int seat = 0; seat < 4; seat++)
      assertEquals(end.position().actor() == seat ? 1 : 0, chances[seat]);
  }

  @ParameterizedTest
  @ValueSource(longs = {15, 16})
  void the_value_depends_only_on_the_state(long seed) {
    var game = TestGames.play(Options.standard(3), seed, 20);
    var fresh = new PositionValue(game.board());
    for (int i = 0; i < game.moves().size(); i += 37) {
      var state = TestGames.stateBefore(game, i);
      assertArrayEquals(new PositionValue(game.board()).of(state), fresh.of(state));
    }
  }
}
