package spieltisch.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import spieltisch.bots.Level;

class SeatCountersTest {
  private static final ScheduledGame SCHEDULED_GAME =
      new ScheduledGame(
          Stream.of(Level.EASY, Level.RANDOM).map(Entrant::of).toList(),
          1,
          4,
          9,
          new ThinkingBudget.ForNodes(500));

  private final SeatCounters counters = new SeatCounters(SCHEDULED_GAME);

  @Test
  void the_result_names_the_entrants_and_holds_the_points_of_the_last_round() {
    counters.addRound(List.of(2, 3));
    counters.addRound(List.of(10, 5));
    var result = counters.result(List.of(0), 30, List.of(), List.of("longest road"));
    assertEquals(List.of("easy", "random"), result.names());
    assertEquals(9, result.number());
    assertEquals(4, result.deal());
    assertEquals(List.of(10, 5), result.points());
    assertEquals(List.of(List.of(2, 10), List.of(3, 5)), result.curves());
    assertEquals(List.of("longest road"), result.reasons());
  }

  @Test
  void decisions_and_refusals_are_counted_by_seat() {
    assertEquals("yes", counters.measure(1, _ -> "yes"));
    counters.refused(1, true);
    counters.refused(1, false);
    counters.addRound(List.of(0, 0));
    var result = counters.result(List.of(), 1, List.of(), List.of());
    assertEquals(List.of(0, 1), result.moves());
    assertEquals(List.of(0, 2), result.refused());
    assertEquals(List.of(0, 1), result.illegal());
  }

  @Test
  void a_game_is_stuck_after_more_than_fifty_consecutive_refusals() {
    for (int i = 0; i < 50; i++) counters.refused(0, false);
    assertFalse(counters.isStuck());
    counters.accepted();
    for (int i = 0; i < 50; i++) counters.refused(0, false);
    assertFalse(counters.isStuck());
    counters.refused(1, false);
    assertTrue(counters.isStuck());
  }

  @Test
  void the_seats_with_the_most_points_win_a_game_of_torres() {
    var result = new TorresContest().play(SCHEDULED_GAME);
    int highest = Collections.max(result.points());
    for (int seat = 0; seat < 2; seat++)
      assertEquals(result.points().get(seat) == highest, result.winners().contains(seat));
    assertEquals(List.of(), result.rolls());
  }
}
