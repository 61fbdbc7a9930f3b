package spieltisch.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// The sequential test, on results whose true win rate is known.
class SprtTest {
  private static final Sprt SPRT = new Sprt("new", 0.25, 0.35);
  private static final int MAX_DEALS = 2_000;

  /// A game of four players in which the tested entrant has one seat.
  private static GameResult game(int deal, int rotation, boolean isWon) {
    var names = new ArrayList<>(List.of("old", "old", "old", "old"));
    names.set(rotation, "new");
    int winner = isWon ? rotation : (rotation + 1) % 4;
    return new GameResult(
        4 * deal + rotation,
        deal,
        names,
        List.of(winner),
        50,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        TradeCounts.NONE,
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  /// Plays deals of four games until the test is decided. A deal raises or lowers the chance of all
  /// its four games, so the games of a deal depend on each other.
  private static Sprt.State run(double rate, Random random) {
    var games = new ArrayList<GameResult>();
    for (int deal = 0; deal < MAX_DEALS && !SPRT.isDecided(games); deal++) {
      double chance = rate + (random.nextBoolean() ? 0.15 : -0.15);
      for (int rotation = 0; rotation < 4; rotation++)
        games.add(game(deal, rotation, random.nextDouble() < chance));
    }
    return SPRT.evaluate(games);
  }

  private static int wrong(double rate, Sprt.Verdict right) {
    var random = new Random(3);
    int wrong = 0;
    for (int i = 0; i < 200; i++) if (run(rate, random).verdict() != right) wrong++;
    return wrong;
  }

  @Test
  void at_most_about_one_decision_in_twenty_is_wrong() {
    int wrongLow = wrong(0.25, Sprt.Verdict.LOW);
    int wrongHigh = wrong(0.35, Sprt.Verdict.HIGH);
    assertTrue(wrongLow <= 16 && wrongHigh <= 16, wrongLow + " and " + wrongHigh + " of 200");
  }

  @Test
  void a_clear_case_needs_few_deals() {
    var state = run(0.6, new Random(1));
    assertEquals(Sprt.Verdict.HIGH, state.verdict());
    assertTrue(state.deals() <= 30, state.toString());
  }

  @Test
  void few_deals_decide_nothing_even_if_all_are_won() {
    var games = new ArrayList<GameResult>();
    for (int deal = 0; deal < 20; deal++) {
      assertEquals(Sprt.Verdict.OPEN, SPRT.evaluate(games).verdict(), deal + " deals");
      for (int rotation = 0; rotation < 4; rotation++) games.add(game(deal, rotation, true));
    }
    assertEquals(Sprt.Verdict.HIGH, SPRT.evaluate(games).verdict());
  }

  @Test
  void no_games_are_undecided() {
    assertEquals(new Sprt.State(0, 0, 0, Sprt.Verdict.OPEN), SPRT.evaluate(List.of()));
  }
}
