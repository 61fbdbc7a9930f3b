package spieltisch.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Options;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// Tests that every implementation of `Log` must pass.
public abstract class LogContract {
  private static final TableId ONE = new TableId("one");

  /// Opens the log of this test; a second call opens the same log again.
  public abstract Log open();

  private static TableSummary summary(TableId id, List<Entry> entries) {
    return TableSummary.of(id, Table.of(entries), 1);
  }

  private static List<Entry> opened(String name) {
    return List.of(new Entry.Opened(name, TableOptions.standard()));
  }

  @Test
  void appended_entries_are_there_after_reopening() {
    var played = PlayedTable.withBots(4, 5);
    try (var log = open()) {
      assertEquals(
          Log.AppendResult.APPENDED,
          log.appendAndWait(ONE, 0, played.entries(), summary(ONE, played.entries())));
    }
    try (var log = open()) {
      assertEquals(played.entries(), log.read(ONE, 0));
      assertEquals(played.table(), Table.of(log.read(ONE, 0)));
      assertEquals(played.entries().subList(10, played.entries().size()), log.read(ONE, 10));
    }
  }

  @Test
  void the_second_append_with_the_same_expected_version_conflicts_and_writes_nothing() {
    var entries = opened("Tisch");
    try (var log = open()) {
      assertEquals(
          Log.AppendResult.APPENDED, log.appendAndWait(ONE, 0, entries, summary(ONE, entries)));
      assertEquals(
          Log.AppendResult.CONFLICT, log.appendAndWait(ONE, 0, entries, summary(ONE, entries)));
      assertEquals(entries, log.read(ONE, 0));
    }
  }

  @Test
  void tables_are_found_by_name_until_they_are_over() {
    var entries = new ArrayList<>(opened("Tisch"));
    try (var log = open()) {
      log.appendAndWait(ONE, 0, entries, summary(ONE, entries));
      assertEquals(Optional.of(ONE), log.find("Tisch").map(TableSummary::id));
      assertEquals(Optional.empty(), log.find("Stuhl"));
      var end = List.<Entry>of(new Entry.Aborted("aus"));
      entries.addAll(end);
      log.appendAndWait(ONE, 1, end, summary(ONE, entries));
      assertEquals(Optional.empty(), log.find("Tisch"));
      assertEquals(List.of(), log.current());
    }
  }

  @Test
  void one_of_twelve_simultaneous_tables_of_one_name_is_opened() throws Exception {
    try (var first = open();
        var second = first.isShared() ? open() : first;
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int round = 0; round < 20; round++) {
        var name = "Tisch " + round;
        var results = new ArrayList<Future<Log.AppendResult>>();
        for (int i = 0; i < 12; i++) {
          var id = new TableId("table" + round + "-" + i);
          var log = i % 2 == 0 ? first : second;
          results.add(
              threads.submit(
                  () -> log.appendAndWait(id, 0, opened(name), summary(id, opened(name)))));
        }
        var counts = new EnumMap<Log.AppendResult, Integer>(Log.AppendResult.class);
        for (var result : results) counts.merge(result.get(), 1, Integer::sum);
        assertEquals(Map.of(Log.AppendResult.APPENDED, 1, Log.AppendResult.NAME_TAKEN, 11), counts);
      }
      assertEquals(20, first.current().size());
    }
  }

  @Test
  void the_name_of_a_finished_table_may_be_used_again() {
    var two = new TableId("two");
    try (var log = open()) {
      var id = finished(log, "Tisch", 1);
      assertEquals(
          Log.AppendResult.CONFLICT,
          log.appendAndWait(id, 0, opened("Tisch"), summary(id, opened("Tisch"))));
      assertEquals(
          Log.AppendResult.APPENDED,
          log.appendAndWait(two, 0, opened("Tisch"), summary(two, opened("Tisch"))));
    }
  }

  @Test
  void exactly_one_of_many_concurrent_appends_wins_each_version() throws Exception {
    var entries = opened("Tisch");
    var summary = summary(ONE, entries);
    int writers = 8;
    int versions = 25;
    try (var log = open();
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      log.appendAndWait(ONE, 0, entries, summary);
      var wins = new ArrayList<Future<Integer>>();
      for (int w = 0; w < writers; w++)
        wins.add(threads.submit(() -> race(log, summary, versions)));
      int total = 0;
      for (var win : wins) total += win.get();
      assertEquals(versions, total);
      assertEquals(1 + versions, log.read(ONE, 0).size());
    }
  }

  private static int race(Log log, TableSummary summary, int versions) {
    int won = 0;
    for (long version = 1; version <= versions; version++)
      if (log.appendAndWait(ONE, version, List.of(new Entry.Unwatched((int) version)), summary)
          == Log.AppendResult.APPENDED) won++;
    assertTrue(won <= versions);
    return won;
  }

  @Test
  void tables_are_listed_newest_first() {
    try (var log = open()) {
      for (int i = 1; i <= 3; i++) {
        var id = new TableId("table" + i);
        var entries = opened("Tisch " + i);
        log.appendAndWait(id, 0, entries, TableSummary.of(id, Table.of(entries), i));
      }
      assertEquals(
          List.of("Tisch 3", "Tisch 2", "Tisch 1"),
          log.current().stream().map(TableSummary::name).toList());
      assertEquals(
          List.of("Tisch 3", "Tisch 2"), log.recent(2).stream().map(TableSummary::name).toList());
    }
  }

  @Test
  void finished_games_are_found_by_the_name_of_their_table() {
    try (var log = open()) {
      for (long ended : new long[] {1_000, 3_000, 2_000}) {
        var id = new TableId("endor" + ended);
        var entries = new ArrayList<>(opened("Endor"));
        entries.add(new Entry.Aborted("aus"));
        log.appendAndWait(id, 0, entries, TableSummary.of(id, Table.of(entries), ended));
      }
      finished(log, "Hoth", 9_000);
      var running = new TableId("running");
      var entries = opened("Endor");
      log.appendAndWait(running, 0, entries, TableSummary.of(running, Table.of(entries), 9_000));
      assertEquals(
          List.of(new TableId("endor3000"), new TableId("endor2000")),
          log.finished("Endor", 2).stream().map(TableSummary::id).toList());
      assertEquals(List.of(), log.finished("Naboo", 2));
    }
  }

  @Test
  void a_changed_summary_is_stored_at_once_and_a_changed_time_once_a_minute() {
    var entries = new ArrayList<>(opened("Tisch"));
    try (var log = open()) {
      log.appendAndWait(ONE, 0, entries, TableSummary.of(ONE, Table.of(entries), 1_000));
      log.appendAndWait(ONE, 1, chat(entries), TableSummary.of(ONE, Table.of(entries), 60_999));
      assertEquals(1_000, log.current().getFirst().updated(), "only the time changed");
      log.appendAndWait(ONE, 2, chat(entries), TableSummary.of(ONE, Table.of(entries), 61_001));
      assertEquals(61_001, log.current().getFirst().updated(), "a minute later");
      var end = List.<Entry>of(new Entry.Aborted("aus"));
      entries.addAll(end);
      log.appendAndWait(ONE, 3, end, TableSummary.of(ONE, Table.of(entries), 61_002));
      assertEquals(61_002, log.recent(1).getFirst().updated(), "it is over");
      assertEquals(4, log.read(ONE, 0).size());
    }
  }

  @Test
  void a_summary_keeps_rules_spectators_winners_and_times() {
    var options =
        TableOptions.standard()
            .withPlayers(2, 2)
            .withCatan(Options.standard(2).withVictoryPoints(3))
            .withClock(new TimeControl(60_000, 0, 0));
    var played = PlayedTable.withBots(options, 3);
    assertTrue(played.table().isOver());
    var entries = played.entries();
    try (var log = open()) {
      long at = 1_000;
      for (int i = 0; i < entries.size(); i++, at++)
        log.appendAndWait(
            ONE,
            i,
            List.of(entries.get(i)),
            TableSummary.of(ONE, Table.of(entries.subList(0, i + 1)), at));
      var over = log.recent(1).getFirst();
      assertEquals("standard", over.details().variant());
      assertEquals(3, over.details().victoryPoints());
      assertEquals(60_000, over.details().turn());
      assertEquals(2, over.details().bots());
      assertEquals(1, over.details().winners().size());
      assertTrue(over.players().containsAll(over.details().winners()));
      assertTrue(over.started() > 1_000 && over.started() < over.ended(), over.toString());
      long end = over.ended();
      assertEquals(at - 1, end);
      var watched = new Entry.Watched(9, "Zuschauer", Optional.empty());
      var later = new ArrayList<>(entries);
      later.add(watched);
      log.appendAndWait(
          ONE, entries.size(), List.of(watched), TableSummary.of(ONE, Table.of(later), at + 5_000));
      assertEquals(end, log.recent(1).getFirst().ended(), "the end does not move");
      assertEquals(1, log.recent(1).getFirst().details().spectators());
    }
  }

  private static List<Entry> chat(List<Entry> entries) {
    var chatted = new Entry.Chatted(OptionalInt.empty(), "Hallo");
    entries.add(chatted);
    return List.of(chatted);
  }

  @Test
  void expired_games_are_deleted_with_their_entries() {
    try (var log = open()) {
      var old = finished(log, "alt", 1_000);
      var older = finished(log, "uralt", 500);
      var fresh = finished(log, "neu", 9_000);
      var running = new TableId("running");
      var entries = opened("laufend");
      log.appendAndWait(running, 0, entries, TableSummary.of(running, Table.of(entries), 1));
      assertEquals(0, log.deleteExpired(Retention.EVERYTHING, 10_000));
      assertEquals(1, log.deleteExpired(new Retention(0, 2), 10_000), "keeps the newest two");
      assertEquals(List.of(), log.read(older, 0));
      assertEquals(
          0, log.deleteExpired(new Retention(9_000, 0), 10_000), "not older than the limit");
      assertEquals(1, log.deleteExpired(new Retention(8_999, 0), 10_000));
      assertEquals(List.of(), log.read(old, 0));
      assertEquals(2, log.read(fresh, 0).size());
      assertEquals(entries, log.read(running, 0), "unfinished games are never deleted");
      assertEquals(List.of(fresh, running), log.recent(9).stream().map(TableSummary::id).toList());
    }
  }

  private static TableId finished(Log log, String name, long at) {
    var id = new TableId(name);
    var entries = new ArrayList<>(opened(name));
    entries.add(new Entry.Aborted("aus"));
    log.appendAndWait(id, 0, entries, TableSummary.of(id, Table.of(entries), at));
    return id;
  }

  @Test
  void several_entries_are_appended_together_or_not_at_all() {
    var entries = opened("Tisch");
    var more = List.<Entry>of(new Entry.Unwatched(1), new Entry.Unwatched(2));
    try (var log = open()) {
      log.appendAndWait(ONE, 0, entries, summary(ONE, entries));
      assertEquals(
          Log.AppendResult.APPENDED, log.appendAndWait(ONE, 1, more, summary(ONE, entries)));
      assertEquals(
          Log.AppendResult.CONFLICT, log.appendAndWait(ONE, 2, more, summary(ONE, entries)));
      assertEquals(
          Log.AppendResult.CONFLICT, log.appendAndWait(ONE, 9, more, summary(ONE, entries)));
      assertEquals(3, log.read(ONE, 0).size());
    }
  }

  @Test
  void an_announced_server_is_listed_and_can_lead_a_table() {
    var entries = opened("Tisch");
    try (var log = open()) {
      log.appendAndWait(ONE, 0, entries, summary(ONE, entries));
      log.cluster().announce("node-1");
      assertEquals(List.of("node-1"), log.cluster().nodes());
      assertTrue(log.cluster().tryLead(ONE));
      assertTrue(log.cluster().leads(ONE));
      assertEquals(Set.of(ONE), log.cluster().tryLeadAll(Set.of(ONE)));
    }
  }

  @Test
  void a_probe_adds_no_entry_and_fails_after_the_log_is_closed() {
    var log = open();
    log.probe().join();
    assertEquals(List.of(), log.recent(1));
    log.close();
    assertThrows(CompletionException.class, () -> log.probe().join());
  }

  @Test
  void a_closed_log_rejects_appends() {
    var log = open();
    log.close();
    var entries = opened("Tisch");
    assertThrows(
        StoreException.class, () -> log.appendAndWait(ONE, 0, entries, summary(ONE, entries)));
  }
}
