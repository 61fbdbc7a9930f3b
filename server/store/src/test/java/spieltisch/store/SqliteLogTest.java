package spieltisch.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.table.Entry;
import spieltisch.table.Table;
import spieltisch.table.TableOptions;

class SqliteLogTest {
  @TempDir private Path folder = Path.of(".");

  private static final TableId ONE = new TableId("one");

  private Log open() {
    return new SqliteLog(folder.resolve("log.db"));
  }

  private static Summary summary(TableId id, List<Entry> entries) {
    return Summary.of(id, Table.of(entries), 1);
  }

  private static List<Entry> opened(String name) {
    return List.of(new Entry.Opened(name, TableOptions.standard()));
  }

  @Test
  void what_was_appended_is_there_after_reopening() {
    var played = PlayedTable.withBots(4, 5);
    try (var log = open()) {
      assertEquals(
          Log.Append.DONE, log.append(ONE, 0, played.entries(), summary(ONE, played.entries())));
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
      assertEquals(Log.Append.DONE, log.append(ONE, 0, entries, summary(ONE, entries)));
      assertEquals(Log.Append.CONFLICT, log.append(ONE, 0, entries, summary(ONE, entries)));
      assertEquals(entries, log.read(ONE, 0));
    }
  }

  @Test
  void the_lobby_finds_tables_by_name_until_they_are_over() {
    var entries = new ArrayList<>(opened("Tisch"));
    try (var log = open()) {
      log.append(ONE, 0, entries, summary(ONE, entries));
      assertEquals(Optional.of(ONE), log.find("Tisch").map(Summary::id));
      assertEquals(Optional.empty(), log.find("Stuhl"));
      var end = List.<Entry>of(new Entry.BrokenOff("aus"));
      entries.addAll(end);
      log.append(ONE, 1, end, summary(ONE, entries));
      assertEquals(Optional.empty(), log.find("Tisch"));
      assertEquals(List.of(), log.current());
    }
  }

  @Test
  void of_many_who_append_at_once_exactly_one_wins_each_version() throws Exception {
    var entries = opened("Tisch");
    var summary = summary(ONE, entries);
    int writers = 8;
    int versions = 25;
    try (var log = open();
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      log.append(ONE, 0, entries, summary);
      var wins = new ArrayList<Future<Integer>>();
      for (int w = 0; w < writers; w++)
        wins.add(threads.submit(() -> race(log, summary, versions)));
      int all = 0;
      for (var win : wins) all += win.get();
      assertEquals(versions, all);
      assertEquals(1 + versions, log.read(ONE, 0).size());
    }
  }

  private static int race(Log log, Summary summary, int versions) {
    int won = 0;
    for (long version = 1; version <= versions; version++)
      if (log.append(ONE, version, List.of(new Entry.Unwatched((int) version)), summary)
          == Log.Append.DONE) won++;
    assertTrue(won <= versions);
    return won;
  }
}
