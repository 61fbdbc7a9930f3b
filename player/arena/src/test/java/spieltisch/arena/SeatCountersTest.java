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

  private final SeatCounters seatCounters = new SeatCounters(SCHEDULED_GAME);

  @Test
  void the_record_tells_who_played_what_and_the_points_of_the_last_round() {
    seatCounters.round(List.of(2, 3));
    seatCounters.round(List.of(10, 5));
    var record = seatCounters.record(List.of(0), 30, List.of(), List.of("longest road"));
    assertEquals(List.of("easy", "random"), record.names());
    assertEquals(9, record.number());
    assertEquals(4, record.deal());
    assertEquals(List.of(10, 5), record.points());
    assertEquals(List.of(List.of(2, 10), List.of(3, 5)), record.curves());
    assertEquals(List.of("longest road"), record.reasons());
  }

  @Test
  void decisions_and_refusals_are_counted_by_seat() {
    assertEquals("yes", seatCounters.measured(1, _ -> "yes"));
    seatCounters.refused(1, true);
    seatCounters.refused(1, false);
    seatCounters.round(List.of(0, 0));
    var record = seatCounters.record(List.of(), 1, List.of(), List.of());
    assertEquals(List.of(0, 1), record.moves());
    assertEquals(List.of(0, 2), record.refused());
    assertEquals(List.of(0, 1), record.illegal());
  }

  @Test
  void a_game_is_stuck_after_more_than_fifty_refusals_in_a_row() {
    for (int i = 0; i < 50; i++) seatCounters.refused(0, false);
    assertFalse(seatCounters.isStuck());
    seatCounters.accepted();
    for (int i = 0; i < 50; i++) seatCounters.refused(0, false);
    assertFalse(seatCounters.isStuck());
    seatCounters.refused(1, false);
    assertTrue(seatCounters.isStuck());
  }

  @Test
  void a_game_of_torres_is_won_by_whoever_has_the_most_points() {
    var record = new TorresContest().play(SCHEDULED_GAME);
    int most = Collections.max(record.points());
    for (int seat = 0; seat < 2; seat++)
      assertEquals(record.points().get(seat) == most, record.winners().contains(seat));
    assertEquals(List.of(), record.rolls());
  }
}
