package spieltisch.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import spieltisch.table.Entry;
import spieltisch.table.Table;
import spieltisch.table.TableOptions;

/// What every log must do, whatever engine it stands on.
public abstract class LogContract {

  private static final TableId ONE = new TableId("one");

  /// The log of this test; opened again it is the same one.
  public abstract Log open();

  private static TableSummary summary(TableId id, List<Entry> entries) {
    return TableSummary.of(id, Table.of(entries), 1);
  }

  private static List<Entry> opened(String name) {
    return List.of(new Entry.Opened(name, TableOptions.standard()));
  }

  @Test
  void what_was_appended_is_there_after_reopening() {
    var played = PlayedTable.withBots(4, 5);
    try (var log = open()) {
      assertEquals(
          Log.Append.DONE, log.appendNow(ONE, 0, played.entries(), summary(ONE, played.entries())));
    }
    try (var log = open()) {
      assertEquals(played.entries(), log.read(ONE, 0));
      assertEquals(played.table(), Table.of(log.read(ONE, 0)));
      assertEquals(played.entries().subList(10, played.entries().size()), log.read(ONE, 10));
    }
  }

  @Test
  void the_second_of_two_who_expect_the_same_version_is_told_so_and_nothing_of_his_is_written() {
    var entries = opened("Tisch");
    try (var log = open()) {
      assertEquals(Log.Append.DONE, log.appendNow(ONE, 0, entries, summary(ONE, entries)));
      assertEquals(Log.Append.CONFLICT, log.appendNow(ONE, 0, entries, summary(ONE, entries)));
      assertEquals(entries, log.read(ONE, 0));
    }
  }

  @Test
  void the_lobby_finds_tables_by_name_until_they_are_over() {
    var entries = new ArrayList<>(opened("Tisch"));
    try (var log = open()) {
      log.appendNow(ONE, 0, entries, summary(ONE, entries));
      assertEquals(Optional.of(ONE), log.find("Tisch").map(TableSummary::id));
      assertEquals(Optional.empty(), log.find("Stuhl"));
      var end = List.<Entry>of(new Entry.Aborted("aus"));
      entries.addAll(end);
      log.appendNow(ONE, 1, end, summary(ONE, entries));
      assertEquals(Optional.empty(), log.find("Tisch"));
      assertEquals(List.of(), log.current());
    }
  }

  @Test
  void of_many_who_append_at_once_exactly_one_wins_each_version() throws Exception {
    var entries = opened("Tisch");
    var tableSummary = summary(ONE, entries);
    int writers = 8;
    int versions = 25;
    try (var log = open();
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      log.appendNow(ONE, 0, entries, tableSummary);
      var wins = new ArrayList<Future<Integer>>();
      for (int w = 0; w < writers; w++)
        wins.add(threads.submit(() -> race(log, tableSummary, versions)));
      int all = 0;
      for (var win : wins) all += win.get();
      assertEquals(versions, all);
      assertEquals(1 + versions, log.read(ONE, 0).size());
    }
  }

  private static int race(Log log, TableSummary tableSummary, int versions) {
    int won = 0;
    for (long version = 1; version <= versions; version++)
      if (log.appendNow(ONE, version, List.of(new Entry.Unwatched((int) version)), tableSummary)
          == Log.Append.DONE) won++;
    assertTrue(won <= versions);
    return won;
  }

  @Test
  void the_lobby_shows_the_newest_first_and_history_what_is_over_too() {
    try (var log = open()) {
      for (int i = 1; i <= 3; i++) {
        var id = new TableId("table" + i);
        var entries = opened("Tisch " + i);
        log.appendNow(id, 0, entries, TableSummary.of(id, Table.of(entries), i));
      }
      assertEquals(
          List.of("Tisch 3", "Tisch 2", "Tisch 1"),
          log.current().stream().map(TableSummary::name).toList());
      assertEquals(
          List.of("Tisch 3", "Tisch 2"), log.recent(2).stream().map(TableSummary::name).toList());
    }
  }

  @Test
  void what_the_lobby_shows_changes_at_once_and_the_time_of_a_table_once_a_minute() {
    var entries = new ArrayList<>(opened("Tisch"));
    try (var log = open()) {
      log.appendNow(ONE, 0, entries, TableSummary.of(ONE, Table.of(entries), 1_000));
      log.appendNow(ONE, 1, said(entries), TableSummary.of(ONE, Table.of(entries), 60_999));
      assertEquals(1_000, log.current().getFirst().updated(), "nothing to show");
      log.appendNow(ONE, 2, said(entries), TableSummary.of(ONE, Table.of(entries), 61_001));
      assertEquals(61_001, log.current().getFirst().updated(), "a minute later");
      var end = List.<Entry>of(new Entry.Aborted("aus"));
      entries.addAll(end);
      log.appendNow(ONE, 3, end, TableSummary.of(ONE, Table.of(entries), 61_002));
      assertEquals(61_002, log.recent(1).getFirst().updated(), "it is over");
      assertEquals(4, log.read(ONE, 0).size());
    }
  }

  private static List<Entry> said(List<Entry> entries) {
    var chatted = new Entry.Chatted(OptionalInt.empty(), "Hallo");
    entries.add(chatted);
    return List.of(chatted);
  }

  @Test
  void finished_games_that_are_not_to_be_kept_are_removed_with_their_journals() {
    try (var log = open()) {
      var old = over(log, "alt", 1_000);
      var older = over(log, "uralt", 500);
      var fresh = over(log, "neu", 9_000);
      var running = new TableId("running");
      var entries = opened("laufend");
      log.appendNow(running, 0, entries, TableSummary.of(running, Table.of(entries), 1));
      assertEquals(0, log.forget(Retention.EVERYTHING, 10_000));
      assertEquals(1, log.forget(new Retention(0, 2), 10_000), "all but the newest two");
      assertEquals(List.of(), log.read(older, 0));
      assertEquals(0, log.forget(new Retention(9_000, 0), 10_000), "not older than that");
      assertEquals(1, log.forget(new Retention(8_999, 0), 10_000));
      assertEquals(List.of(), log.read(old, 0));
      assertEquals(2, log.read(fresh, 0).size());
      assertEquals(entries, log.read(running, 0), "what is not over is never removed");
      assertEquals(List.of(fresh, running), log.recent(9).stream().map(TableSummary::id).toList());
    }
  }

  private static TableId over(Log log, String name, long at) {
    var id = new TableId(name);
    var entries = new ArrayList<>(opened(name));
    entries.add(new Entry.Aborted("aus"));
    log.appendNow(id, 0, entries, TableSummary.of(id, Table.of(entries), at));
    return id;
  }

  @Test
  void several_entries_are_appended_together_or_not_at_all() {
    var entries = opened("Tisch");
    var more = List.<Entry>of(new Entry.Unwatched(1), new Entry.Unwatched(2));
    try (var log = open()) {
      log.appendNow(ONE, 0, entries, summary(ONE, entries));
      assertEquals(Log.Append.DONE, log.appendNow(ONE, 1, more, summary(ONE, entries)));
      assertEquals(Log.Append.CONFLICT, log.appendNow(ONE, 2, more, summary(ONE, entries)));
      assertEquals(Log.Append.CONFLICT, log.appendNow(ONE, 9, more, summary(ONE, entries)));
      assertEquals(3, log.read(ONE, 0).size());
    }
  }

  @Test
  void a_server_that_is_announced_is_there_and_may_lead_a_table() {
    try (var log = open()) {
      log.servers().announce("node-1");
      assertEquals(List.of("node-1"), log.servers().nodes());
      assertTrue(log.servers().lead(ONE));
      assertTrue(log.servers().leads(ONE));
    }
  }

  @Test
  void a_closed_log_takes_nothing_and_says_so() {
    var log = open();
    log.close();
    var entries = opened("Tisch");
    assertThrows(StoreException.class, () -> log.appendNow(ONE, 0, entries, summary(ONE, entries)));
  }
}
