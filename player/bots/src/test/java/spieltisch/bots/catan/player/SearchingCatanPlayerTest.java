package spieltisch.bots.catan.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import spieltisch.bots.Deadline;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.bots.catan.Weights;
import spieltisch.catan.Action;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;

class SearchingCatanPlayerTest {
  private final SearchingCatanPlayer player =
      new SearchingCatanPlayer(Weights.tuned(), new SeededChance(1), 2, Long.MAX_VALUE);

  @Test
  void it_decides_when_the_time_is_over() {
    var now = new AtomicLong();
    var reads = new AtomicInteger();
    var deadline =
        Deadline.inMillis(
            50,
            () -> {
              reads.incrementAndGet();
              return now.getAndAdd(1_000_000);
            });
    var view = new StagedPosition().setUp("F0.0").view(0);
    var action = player.choose(view, deadline);
    assertTrue(view.refusal(action).isEmpty());
    assertTrue(reads.get() > 2 && reads.get() < 100, reads + " reads of the clock");
  }

  @Test
  void it_chooses_the_winning_move() {
    var view =
        new StagedPosition()
            .seat(0, "-,10.48.50,3.23.28,w1b1g2o3,-,0")
            .seat(1, "-,34,-,w2,-,0")
            .view(0);
    var action = player.choose(view, Deadline.afterNodes(500));
    assertEquals(new Action.BuildCity(view.position().island().corner(10)), action);
  }

  @Test
  void an_inconsistent_view_gets_the_choice_of_the_heuristic_policy() {
    var view = new StagedPosition().seat(0, "-,10,-,g2o3,-,0").view(0);
    var inconsistent =
        View.ofPlayer(
            Seat.of(0),
            view.position(),
            PackedCounts.of(0, 0, 0, 2, 4),
            PackedCounts.NONE,
            PackedCounts.NONE);
    assertEquals(
        new Action.BuildCity(view.position().island().corner(10)),
        player.choose(inconsistent, Deadline.afterNodes(500)));
  }
}
