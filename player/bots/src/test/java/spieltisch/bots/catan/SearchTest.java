package spieltisch.bots.catan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import spieltisch.bots.Deadline;
import spieltisch.bots.Level;
import spieltisch.catan.Options;
import spieltisch.catan.View;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.rules.Catan;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;

/// What looking ahead is built on: worlds that fit, cards that are counted, deadlines that are
/// kept.
class SearchTest {
  private static List<View> views(int players, long seed) {
    var views = new ArrayList<View>();
    SeededGame.of(Level.MEDIUM, players, seed).play((view, _) -> views.add(view));
    return views;
  }

  @Test
  void a_dealt_world_looks_to_the_viewer_as_the_truth_does() {
    var chance = new SeededChance(1);
    var catanDeterminizer = new CatanDeterminizer(new HandBelief());
    for (var view : views(4, 3)) {
      var world = catanDeterminizer.deal(view, chance);
      assertTrue(CatanDeterminizer.isPossible(view));
      assertEquals(view, new Catan().view(world, Viewer.of(view.seat().orElseThrow())));
      int cards = world.bank();
      for (int seat = 0; seat < 4; seat++) {
        cards += world.hand(seat);
        assertEquals(view.open().cardCount(seat), PackedCounts.total(world.cards(seat)));
      }
      assertEquals(PackedCounts.of(19, 19, 19, 19, 19), cards);
      assertEquals(view.open().deck(), PackedCounts.total(world.deck()));
    }
  }

  @Test
  void who_saw_everything_knows_hands_better_than_the_bank_tells() {
    var table = new Watched(5);
    table.play();
    assertTrue(table.exact.get() > 20, "only " + table.exact + " exact");
    assertEquals(0, table.wrong.get());
  }

  /// A game of which the last seat remembers everything.
  private static final class Watched {
    private final HandBelief memory = new HandBelief();
    private final AtomicInteger exact = new AtomicInteger();
    private final AtomicInteger wrong = new AtomicInteger();
    private final long seed;

    Watched(long seed) {
      this.seed = seed;
    }

    void play() {
      var game =
          new SeededGame(
              Options.standard(3), List.of(Level.MEDIUM, Level.MEDIUM, Level.MEDIUM), seed, 100);
      game.follow(
          (state, event) -> {
            memory.see(new Catan().observe(event, Viewer.of(Seat.of(2))));
            if (!event.toString().contains("BeforeRoll")) return;
            var hands = new int[3];
            var view = new Catan().view(state, Viewer.of(Seat.of(2)));
            boolean recalls = memory.recall(view, new SeededChance(seed), hands);
            if (!recalls) wrong.incrementAndGet();
            else if (memory.size() == 1 && hands[0] == state.hand(0) && hands[1] == state.hand(1))
              exact.incrementAndGet();
          });
    }
  }

  @Test
  void a_count_that_does_not_fit_is_given_up() {
    var view = views(3, 2).getLast();
    var memory = new HandBelief();
    assertTrue(!memory.recall(view, new SeededChance(1), new int[3]));
    assertEquals(0, memory.size());
  }

  @Test
  void answers_when_the_clock_has_run_out() {
    var now = new AtomicLong();
    var view = views(3, 2).getFirst();
    var looks = new AtomicInteger();
    var deadline =
        Deadline.inMillis(
            50,
            () -> {
              looks.incrementAndGet();
              return now.getAndAdd(1_000_000);
            });
    var action = Level.BEST.catanPlayer(1).choose(view, deadline);
    assertTrue(view.refusal(action).isEmpty());
    assertTrue(looks.get() > 2 && looks.get() < 100, looks + " looks at the clock");
  }

  @Test
  void more_nodes_than_allowed_are_hardly_tried() {
    var view = views(3, 2).getFirst();
    var heuristicPolicy = new HeuristicPolicy(Weights.usual(), view.open().board(), false);
    var rolloutSearch =
        new RolloutSearch(
            heuristicPolicy,
            new CatanEvaluation(Weights.usual()),
            new CatanDeterminizer(new HandBelief()),
            2);
    var moves =
        new CandidateMoves(Weights.usual(), view.open().board(), heuristicPolicy).of(view, 0);
    var best = rolloutSearch.best(view, moves, Deadline.afterNodes(2_000), new SeededChance(1));
    assertTrue(moves.contains(best));
    assertTrue(
        rolloutSearch.nodes() >= 1_500 && rolloutSearch.nodes() < 3_000,
        rolloutSearch.nodes() + "");
  }
}
