package spieltisch.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.catan.Action;
import spieltisch.table.entry.Entry;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// Bots at a table with a person who never does anything.
class UnansweredOfferTest {
  private static final TimeControl CLOCK = new TimeControl(60_000, 0, 60_000).withAnswer(20_000);
  private static final int MOST_SECONDS = 20_000;

  @TempDir private Path folder = Path.of(".");

  @Test
  void a_bot_goes_on_with_its_turn_when_a_person_does_not_answer_its_offer() throws Exception {
    var time = new ManualTimeSource();
    try (var testHost = new TestHost(folder, time, Runnable::run)) {
      var options = TableOptions.standard().withPlayers(3, 3).withClock(CLOCK);
      var tableRunner = testHost.open(options);
      int person = TestHost.joinReady(tableRunner, Optional.empty(), (_, _) -> {}).id();
      TestHost.addBots(tableRunner, "random", "random");
      assertTrue(tableRunner.table().isRunning());
      var seat = tableRunner.table().gameState().orElseThrow().seatOf(person).orElseThrow();
      List<Entry.Acted> byClock = List.of();
      for (int i = 0; i < MOST_SECONDS && lateAnswers(byClock) < 5; i++) {
        time.advance(1_000);
        TestHost.awaitCommands(tableRunner);
        if (i % 100 == 0) byClock = byClock(testHost.log.read(tableRunner.id(), 0));
      }
      assertTrue(lateAnswers(byClock) >= 5, "the clock answered " + byClock.size() + " offers");
      assertEquals(
          List.of(),
          byClock.stream().filter(acted -> !acted.seat().equals(seat)).toList(),
          "the clock acted for a bot, which waited for the person");
    }
  }

  private static long lateAnswers(List<Entry.Acted> entries) {
    return entries.stream().filter(acted -> acted.action() instanceof Action.Answer).count();
  }

  private static List<Entry.Acted> byClock(List<Entry> entries) {
    return entries.stream()
        .filter(Entry.Acted.class::isInstance)
        .map(Entry.Acted.class::cast)
        .filter(acted -> acted.actor() == Entry.Actor.CLOCK)
        .toList();
  }
}
