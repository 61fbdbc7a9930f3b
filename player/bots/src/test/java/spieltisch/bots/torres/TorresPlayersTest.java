package spieltisch.bots.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spieltisch.bots.Deadline;
import spieltisch.bots.Level;
import spieltisch.bots.TorresPlayer;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;
import spieltisch.torres.Action;
import spieltisch.torres.Options;
import spieltisch.torres.PlayerKnowledge;
import spieltisch.torres.Variant;
import spieltisch.torres.View;
import spieltisch.torres.rules.CastleScoring;
import spieltisch.torres.rules.Event;
import spieltisch.torres.rules.State;
import spieltisch.torres.rules.Torres;

/// The Torres players in whole games.
class TorresPlayersTest {
  private static final Torres RULES = new Torres();

  /// Plays a game in which no action may be refused.
  private static State play(
      Options options, List<Level> levels, long seed, BiConsumer<View, Action> decisionObserver) {
    var chance = new SeededChance(seed);
    var players = new ArrayList<TorresPlayer>();
    for (var level : levels) players.add(level.torresPlayer(seed + players.size()));
    var state = RULES.start(options, levels.size(), Seat.of(0));
    while (state.awaited() != PlayerKnowledge.NOBODY) {
      var seat = Seat.of(state.awaited());
      var view = RULES.view(state, Viewer.of(seat));
      var action = players.get(seat.index()).choose(view, Deadline.afterNodes(400));
      decisionObserver.accept(view, action);
      state = after(state, RULES.decide(state, seat, action, chance), seed + ": " + action);
    }
    return state;
  }

  private static State after(State state, Decision<List<Event>> decision, String what) {
    assertTrue(decision instanceof Decision.Accepted<?>, what);
    var next = state;
    if (decision instanceof Decision.Accepted(var events))
      for (var event : events) next = RULES.evolve(next, event);
    return next;
  }

  @ParameterizedTest
  @EnumSource
  void every_level_finishes_games_without_a_refusal(Level level) {
    for (int players = 2; players <= 4; players++)
      play(Options.STANDARD, Collections.nCopies(players, level), players, (_, _) -> {});
  }

  @ParameterizedTest
  @EnumSource
  void every_level_plays_every_variant(Level level) {
    for (var variant : Variant.ALL)
      play(Options.of(variant), List.of(level, Level.RANDOM), 1, (_, _) -> {});
  }

  @Test
  void the_same_seed_gives_the_same_game() {
    assertEquals(actions(1), actions(1));
    assertNotEquals(actions(1), actions(2));
  }

  private static List<Action> actions(long seed) {
    var actions = new ArrayList<Action>();
    var levels = List.of(Level.BEST, Level.EASY);
    play(Options.STANDARD, levels, seed, (_, action) -> actions.add(action));
    return actions;
  }

  @Test
  void the_turn_search_beats_random_play() {
    for (int seed = 0; seed < 3; seed++) {
      var end = play(Options.STANDARD, List.of(Level.HARD, Level.RANDOM), seed, (_, _) -> {});
      assertTrue(end.score(Seat.of(0)) > end.score(Seat.of(1)), end.toString());
    }
  }

  @Test
  void scores_the_kings_bonus_of_the_last_year() {
    int bonus = 0;
    for (int seed = 0; seed < 3; seed++) {
      var end = play(Options.STANDARD, List.of(Level.BEST, Level.RANDOM), seed, (_, _) -> {});
      if (CastleScoring.earnsBonus(end.board(), 0, 3)) bonus++;
    }
    assertTrue(bonus > 0);
  }

  @Test
  void plays_cards() {
    var cards = new AtomicInteger();
    for (int seed = 0; seed < 3; seed++)
      play(
          Options.STANDARD,
          List.of(Level.HARD, Level.HARD),
          seed,
          (_, action) -> {
            if (action.kind().isCard()) cards.incrementAndGet();
          });
    assertTrue(cards.get() > 3, "only " + cards);
  }

  @Test
  void chooses_another_action_when_asked_again_with_the_same_view() {
    var asked = new AtomicInteger();
    play(
        Options.STANDARD,
        List.of(Level.RANDOM, Level.RANDOM),
        4,
        (view, _) -> {
          if (view.legal().size() < 3 || asked.incrementAndGet() > 5) return;
          var player = Level.MEDIUM.torresPlayer(1);
          var chosen = new HashSet<Action>();
          for (int i = 0; i < 3; i++)
            assertTrue(chosen.add(player.choose(view, Deadline.afterNodes(100))));
        });
    assertTrue(asked.get() > 3);
  }
}
