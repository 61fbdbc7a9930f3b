package spieltisch.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.catan.Action;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.Command;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.options.DisconnectTimeouts;
import spieltisch.table.options.TableOptions;

/// The observations that a bot at a table receives.
class CatanBotSeatTest {
  private static final int MEMBER = 1;

  @TempDir private Path folder = Path.of(".");

  /// Records what it sees.
  private static final class RecordingPlayer implements CatanPlayer {
    private final List<Observation> seen = new ArrayList<>();

    @Override
    public Action choose(View view, Deadline deadline) {
      return new Action.EndTurn();
    }

    @Override
    public void observe(Observation observation) {
      seen.add(observation);
    }

    @Override
    public boolean usesObservations() {
      return true;
    }
  }

  /// A whole game of random bots, on one thread.
  private List<Entry> played() throws Exception {
    var time = new ManualTimeSource();
    var hostEnvironment = new HostEnvironment(time, Runnable::run, Runnable::run, new Random(7));
    try (var log = new SqliteLog(folder.resolve("log.db"));
        var host =
            new Host(log, hostEnvironment, Duration.ZERO, DisconnectTimeouts.STANDARD, "node")) {
      var tableRunner = host.open("Tisch", TableOptions.standard());
      for (int i = 0; i < 3; i++) tableRunner.ask(new Command.AddBot("random")).get();
      while (!tableRunner.table().isOver()) time.advance(0);
      return log.read(tableRunner.id(), 0);
    }
  }

  private static View view(Table table) {
    return ((CatanGameState) table.gameState().orElseThrow()).view(table.viewer(MEMBER));
  }

  @Test
  void a_bot_sees_every_event_once_and_no_hidden_cards_of_others() throws Exception {
    var entries = played();
    var player = new RecordingPlayer();
    var bot =
        new CatanBotSeat(
            player, MEMBER, known -> entries.subList(Math.toIntExact(known), entries.size()));
    var deadline = Deadline.inMillis(1);
    var half = Table.of(entries.subList(0, entries.size() / 2));
    bot.choose(half, view(half), deadline);
    assertEquals(events(entries.subList(0, entries.size() / 2)), player.seen.size());
    bot.choose(half, view(half), deadline);
    assertEquals(events(entries.subList(0, entries.size() / 2)), player.seen.size(), "once");
    var whole = Table.of(entries);
    bot.choose(whole, view(whole), deadline);
    assertEquals(events(entries), player.seen.size());
    checkSecrets(player.seen, whole.gameState().orElseThrow().seatOf(MEMBER).orElseThrow());
  }

  private static long events(List<Entry> entries) {
    long count = 0;
    for (var entry : entries)
      if (entry instanceof Entry.Acted acted) count += acted.events().size();
    return count;
  }

  private static void checkSecrets(List<Observation> seen, Seat own) {
    int hidden = 0;
    int known = 0;
    for (var observation : seen) {
      boolean isOwn =
          switch (observation) {
            case Observation.CardBought(var seat, _) -> seat.equals(own);
            case Observation.Stolen stolen ->
                stolen.thief().equals(own) || stolen.victim().equals(own);
            default -> true;
          };
      boolean isShown =
          switch (observation) {
            case Observation.CardBought(_, var card) -> card.isPresent();
            case Observation.Stolen stolen -> stolen.card().isPresent();
            default -> true;
          };
      assertEquals(isOwn, isShown, observation::toString);
      if (!isOwn) hidden++;
      else if (observation instanceof Observation.CardBought
          || observation instanceof Observation.Stolen) known++;
    }
    assertTrue(hidden > 0 && known > 0, "the game had secrets of both kinds");
  }
}
