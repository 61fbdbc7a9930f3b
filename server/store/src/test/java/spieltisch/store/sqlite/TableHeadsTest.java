package spieltisch.store.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.store.Log;
import spieltisch.store.LogQueries;
import spieltisch.store.Retention;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.store.sqlite.TableHeads.Head;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameKind;

class TableHeadsTest {
  private static final int STEPS = 200;
  private static final TableId A = new TableId("a");
  private static final TableId B = new TableId("b");

  @TempDir private Path folder = Path.of(".");

  /// Appends, deletes and reopens at random: every table keeps its entries, however often heads are
  /// saved.
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 10, 1_000})
  void every_table_keeps_its_entries(int maxUnsavedEntries) {
    var random = RandomGeneratorFactory.of("L64X128MixRandom").create(11);
    var expected = new HashMap<TableId, List<Entry>>();
    var log = log(maxUnsavedEntries);
    for (int step = 1; step <= STEPS; step++) {
      switch (random.nextInt(20)) {
        case 0 -> {
          log.close();
          log = log(maxUnsavedEntries);
        }
        case 1 -> finishAndDelete(log, table(random), expected, step);
        case 2 -> appendWithWrongVersion(log, table(random), expected);
        default -> append(log, table(random), expected, step, 1 + random.nextInt(2));
      }
      for (int i = 0; i < 4; i++)
        assertEquals(
            expected.getOrDefault(table(i), List.of()), log.read(table(i), 0), "step " + step);
    }
    log.close();
  }

  private SqliteLog log(int maxUnsavedEntries) {
    return new SqliteLog(folder.resolve("log.db"), maxUnsavedEntries);
  }

  private static TableId table(RandomGenerator random) {
    return table(random.nextInt(4));
  }

  private static TableId table(int number) {
    return new TableId("table " + number);
  }

  private static void append(
      Log log, TableId id, Map<TableId, List<Entry>> expected, int step, int count) {
    var before = expected.computeIfAbsent(id, _ -> new ArrayList<>());
    var entries = new ArrayList<Entry>();
    for (int i = 0; i < count; i++) entries.add(new Entry.Unwatched(step * 10 + i));
    assertEquals(
        Log.AppendResult.APPENDED,
        log.appendAndWait(id, before.size(), entries, summary(id, TableSummary.Status.RUNNING)));
    before.addAll(entries);
  }

  private static void appendWithWrongVersion(
      Log log, TableId id, Map<TableId, List<Entry>> expected) {
    int version = expected.getOrDefault(id, List.of()).size();
    var entry = List.<Entry>of(new Entry.Unwatched(0));
    var summary = summary(id, TableSummary.Status.RUNNING);
    assertEquals(Log.AppendResult.CONFLICT, log.appendAndWait(id, version + 1, entry, summary));
    if (version > 0)
      assertEquals(Log.AppendResult.CONFLICT, log.appendAndWait(id, version - 1, entry, summary));
  }

  private static void finishAndDelete(
      Log log, TableId id, Map<TableId, List<Entry>> expected, int step) {
    int version = expected.getOrDefault(id, List.of()).size();
    var last = List.<Entry>of(new Entry.Unwatched(step));
    var over = summary(id, TableSummary.Status.OVER);
    assertEquals(Log.AppendResult.APPENDED, log.appendAndWait(id, version, last, over));
    assertEquals(1, log.deleteExpired(new Retention(1, 0), 10));
    expected.remove(id);
    assertEquals(Log.AppendResult.CONFLICT, log.appendAndWait(id, version + 1, last, over));
  }

  private static TableSummary summary(TableId id, TableSummary.Status status) {
    return new TableSummary(id, id.text(), GameKind.CATAN, status, List.of(), 4, false, 1);
  }

  @Test
  void entries_after_a_save_are_found_even_if_the_last_saved_entry_was_deleted() {
    var expected = new HashMap<TableId, List<Entry>>();
    try (var log = log(1)) {
      append(log, A, expected, 1, 1);
      finishAndDelete(log, B, expected, 2);
    }
    try (var log = log(1_000)) {
      append(log, A, expected, 3, 1);
    }
    try (var log = log(1_000)) {
      assertEquals(expected.get(A), log.read(A, 0));
    }
  }

  @Test
  void an_open_transaction_does_not_change_the_committed_heads() throws SQLException {
    log(1_000).close();
    try (var connection = connect()) {
      var heads = new TableHeads(connection, 1);
      insertTable(connection, A);
      insertTable(connection, B);
      heads.update(A, new Head(1, 1, 0));
      connection.commit();
      heads.afterCommit();
      heads.update(A, new Head(2, 2, 0));
      heads.update(B, new Head(1, 3, 0));
      heads.saveIfDue(3);
      assertEquals(new Head(2, 2, 0), heads.currentHead(A));
      assertEquals(new Head(1, 3, 0), heads.currentHead(B));
      assertEquals(new Head(1, 1, 0), heads.committedHead(connection, A));
    }
  }

  @Test
  void saved_heads_are_found_in_the_file() throws SQLException {
    log(1_000).close();
    try (var connection = connect()) {
      var heads = new TableHeads(connection, 0);
      insertTable(connection, A);
      heads.update(A, new Head(2, 2, 0));
      heads.saveIfDue(2);
      connection.commit();
      heads.afterCommit();
      assertEquals(new Head(2, 2, 0), new TableHeads(connection, 0).currentHead(A));
      assertEquals(Head.NONE, heads.currentHead(B));
    }
  }

  private Connection connect() throws SQLException {
    var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("log.db"));
    connection.setAutoCommit(false);
    return connection;
  }

  private static void insertTable(Connection connection, TableId id) throws SQLException {
    try (var statement = connection.prepareStatement(LogQueries.INSERT_TABLE)) {
      LogQueries.bindSummary(statement, summary(id, TableSummary.Status.RUNNING));
      statement.executeUpdate();
    }
  }
}
