package spieltisch.bots.catan.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.bots.Deadline;
import spieltisch.bots.Level;
import spieltisch.bots.catan.SeededGame;
import spieltisch.catan.Action;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.catan.Variant;
import spieltisch.catan.view.View;

/// The Catan players in whole games.
class CatanPlayersTest {
  private static final int NEAR_VICTORY = 8;

  @ParameterizedTest
  @EnumSource
  void every_level_finishes_games_without_a_refusal(Level level) {
    int games = level == Level.RANDOM || level == Level.EASY || level == Level.MEDIUM ? 50 : 1;
    for (int seed = 0; seed < games; seed++) {
      var end = SeededGame.of(level, 2 + seed % 3, seed).play((_, _) -> {});
      assertTrue(level == Level.RANDOM || end.position().isOver(), "seed " + seed);
    }
  }

  @ParameterizedTest
  @EnumSource(names = "RANDOM", mode = EnumSource.Mode.EXCLUDE)
  void every_level_plays_the_large_island_with_its_special_building(Level level) {
    var end = SeededGame.of(level, 5, 7).play((_, _) -> {});
    assertTrue(end.position().isOver());
  }

  @ParameterizedTest
  @EnumSource
  void every_level_plays_every_variant(Level level) {
    for (var variant : Variant.values()) {
      var options = variant.options(3).withVictoryPoints(4);
      var levels = List.of(level, level, level);
      new SeededGame(options, levels, 3, 200).play((_, _) -> {});
    }
  }

  @Test
  void the_same_seed_gives_the_same_game() {
    assertEquals(actions(11), actions(11));
    assertNotEquals(actions(11), actions(12));
  }

  private static List<Action> actions(long seed) {
    var actions = new ArrayList<Action>();
    var levels = List.of(Level.EASY, Level.MEDIUM, Level.RANDOM);
    new SeededGame(Options.standard(3), levels, seed, 300).play((_, action) -> actions.add(action));
    return actions;
  }

  @Test
  void makes_at_most_three_different_offers_in_a_turn() {
    var offers = new AtomicInteger();
    for (int seed = 0; seed < 10; seed++) {
      var made = new HashSet<Action>();
      var turn = new AtomicInteger(-1);
      SeededGame.of(Level.MEDIUM, 4, seed)
          .play(
              (view, action) -> {
                if (turn.getAndSet(view.position().turn()) != view.position().turn()) made.clear();
                if (!(action instanceof Action.Offer)) return;
                offers.incrementAndGet();
                assertTrue(made.add(action), "again " + action);
                assertTrue(made.size() <= MoveGenerator.OFFERS_A_TURN);
              });
    }
    assertTrue(offers.get() > 100, "only " + offers + " offers");
  }

  @Test
  void never_trades_with_a_player_that_is_about_to_win() {
    var offersOfLeaders = new AtomicInteger();
    var deals = new AtomicInteger();
    for (int seed = 0; seed < 20; seed++)
      SeededGame.of(Level.MEDIUM, 4, seed)
          .play(
              (view, action) -> {
                var open = view.position();
                boolean isLeading = open.publicPoints(open.active()) >= NEAR_VICTORY;
                if (action instanceof Action.Answer(_, var accepts) && isLeading) {
                  offersOfLeaders.incrementAndGet();
                  assertFalse(accepts, "seat " + open.active() + " is about to win");
                }
                if (action instanceof Action.Conclude(_, var partner)) {
                  deals.incrementAndGet();
                  assertTrue(open.publicPoints(partner.index()) < NEAR_VICTORY);
                }
              });
    assertTrue(offersOfLeaders.get() > 10, "only " + offersOfLeaders + " offers of leaders");
    assertTrue(deals.get() > 10, "only " + deals + " deals");
  }

  @Test
  void two_players_do_not_trade_with_each_other() {
    for (int seed = 0; seed < 5; seed++)
      SeededGame.of(Level.MEDIUM, 2, seed)
          .play((_, action) -> assertFalse(action instanceof Action.Offer));
  }

  @Test
  void discards_legally() {
    var discards = new AtomicInteger();
    for (int seed = 0; seed < 10; seed++)
      SeededGame.of(Level.MEDIUM, 4, seed)
          .play((view, action) -> checkDiscard(view, action, discards));
    assertTrue(discards.get() > 5, "only " + discards);
  }

  private static void checkDiscard(View view, Action action, AtomicInteger discards) {
    if (view.position().phaseKind() != Position.DISCARD) return;
    discards.incrementAndGet();
    assertTrue(action instanceof Action.Discard, () -> String.valueOf(action));
    assertTrue(view.refusal(action).isEmpty());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  void chooses_another_action_when_asked_again_with_the_same_view(int seed) {
    var asked = new AtomicInteger();
    SeededGame.of(Level.MEDIUM, 3, seed)
        .play(
            (view, _) -> {
              if (view.legal().size() < 3 || asked.incrementAndGet() > 50) return;
              var player = Level.MEDIUM.catanPlayer(1);
              var chosen = new HashSet<Action>();
              for (int i = 0; i < 3; i++)
                assertTrue(chosen.add(player.choose(view, Deadline.afterNodes(100))));
            });
    assertTrue(asked.get() > 0);
  }
}
