package spieltisch.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.bots.Level;
import spieltisch.bots.catan.Weights;

class LuckAdjustmentTest {
  private static final ThinkingBudget FEW_NODES = new ThinkingBudget.ForNodes(50);

  private static Entrant medium(String name) {
    return Entrant.of(name, Weights.tuned(), Level.MEDIUM);
  }

  private static ArenaResult play(CatanContest contest, List<Entrant> entrants, int games)
      throws InterruptedException {
    var arena = new Arena(contest, entrants, games, 5, true, 2, FEW_NODES);
    return new ArenaResult("", arena.play(_ -> {}), false);
  }

  /// The luck of unequal players has the mean 0 too. A wrong mean over the outcomes of a throw
  /// would favour the player who throws first, or the player who has more settlements.
  @Test
  void the_luck_of_unequal_players_in_fixed_seats_has_the_mean_zero() throws InterruptedException {
    var entrants = List.of(medium("strong"), Entrant.of("weak", Weights.tuned(), Level.EASY));
    var arena = new Arena(new CatanContest(true), entrants, 80, 5, false, 2, FEW_NODES);
    var games = arena.play(_ -> {});
    for (int seat = 0; seat < 2; seat++) {
      int of = seat;
      var luck = games.stream().mapToDouble(game -> game.luck().get(of)).toArray();
      double mean = Arrays.stream(luck).average().orElseThrow();
      double squares = Arrays.stream(luck).map(it -> (it - mean) * (it - mean)).sum();
      double error = Math.sqrt(squares / (luck.length - 1) / luck.length);
      assertEquals(0, mean, 3 * error, "seat " + seat + ", standard error " + error);
      assertTrue(error < 0.05, "standard error " + error);
    }
    var result = new ArenaResult("", games, false);
    var strong = result.adjustments().getFirst().rate();
    assertTrue(strong.low() > 0.5, strong.toString());
  }

  /// Among equal players, the winners were lucky on average.
  @Test
  void winners_were_lucky_and_equal_players_are_equal_without_luck() throws InterruptedException {
    var result = play(new CatanContest(true), List.of(medium("a"), medium("b")), 41);
    double luck = 0;
    for (var game : result.games())
      for (int winner : game.winners()) luck += game.luck().get(winner) / result.games().size();
    assertTrue(luck > 0.1, "mean luck of the winners: " + luck);
    var adjustment = result.adjustments().getFirst();
    double margin = adjustment.rate().high() - adjustment.rate().rate();
    assertEquals(0.5, adjustment.rate().rate(), 1.5 * margin, result.adjustments().toString());
    assertTrue(TextReport.of(result).contains("without luck: a"), TextReport.of(result));
    assertTrue(JsonReport.of(result).contains("adjustedRate"));
    var complete = new ArenaResult("", result.games().subList(0, 40), false);
    assertEquals(complete.adjustments(), result.adjustments(), "the incomplete deal counts");
    var few = new ArenaResult("", result.games().subList(0, 39), false);
    assertEquals(List.of(), few.adjustments(), "19 deals and a part");
  }

  @Test
  void the_luck_of_all_seats_sums_to_zero() throws InterruptedException {
    var result = play(new CatanContest(true), List.of(medium("a"), medium("b"), medium("c")), 3);
    for (var game : result.games()) {
      assertEquals(3, game.luck().size());
      double sum = 0;
      double size = 0;
      for (double luck : game.luck()) {
        sum += luck;
        size += Math.abs(luck);
      }
      assertEquals(0, sum, 1e-9);
      assertTrue(size > 0.01, game.luck().toString());
    }
  }

  /// The measurement of luck must not change the games.
  @Test
  void the_games_are_the_same_with_and_without_luck() throws InterruptedException {
    var entrants = List.of(medium("a"), medium("b"));
    var with = play(new CatanContest(true), entrants, 4);
    var without = play(new CatanContest(), entrants, 4);
    for (int i = 0; i < 4; i++)
      assertEquals(without.games().get(i).curves(), with.games().get(i).curves());
    assertEquals(List.of(), without.adjustments());
  }
}
