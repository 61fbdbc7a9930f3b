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
import spieltisch.table.Entry;
import spieltisch.table.game.GameKind;

class TableHeadsTest {
  private static final int STEPS = 200;
  private static final TableId A = new TableId("a");
  private static final TableId B = new TableId("b");

  @TempDir private Path folder = Path.of(".");

  /// However often it is noted where the tables stand, and whenever the file is opened anew: every
  /// table has what was appended to it, and goes on from there.
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 10, 1_000})
  void the_log_knows_where_every_table_stands(int mostUnnoted) {
    var luck = RandomGeneratorFactory.of("L64X128MixRandom").create(11);
    var expected = new HashMap<TableId, List<Entry>>();
    var log = log(mostUnnoted);
    for (int step = 1; step <= STEPS; step++) {
      switch (luck.nextInt(20)) {
        case 0 -> {
          log.close();
          log = log(mostUnnoted);
        }
        case 1 -> finishAndForget(log, table(luck), expected, step);
        case 2 -> appendTooLate(log, table(luck), expected);
        default -> append(log, table(luck), expected, step, 1 + luck.nextInt(2));
      }
      for (int i = 0; i < 4; i++)
        assertEquals(
            expected.getOrDefault(table(i), List.of()), log.read(table(i), 0), "step " + step);
    }
    log.close();
  }

  private SqliteLog log(int mostUnnoted) {
    return new SqliteLog(folder.resolve("log.db"), mostUnnoted);
  }

  private static TableId table(RandomGenerator luck) {
    return table(luck.nextInt(4));
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
        Log.Append.DONE,
        log.appendNow(id, before.size(), entries, summary(id, TableSummary.Status.RUNNING)));
    before.addAll(entries);
  }

  private static void appendTooLate(Log log, TableId id, Map<TableId, List<Entry>> expected) {
    int version = expected.getOrDefault(id, List.of()).size();
    var entry = List.<Entry>of(new Entry.Unwatched(0));
    var tableSummary = summary(id, TableSummary.Status.RUNNING);
    assertEquals(Log.Append.CONFLICT, log.appendNow(id, version + 1, entry, tableSummary));
    if (version > 0)
      assertEquals(Log.Append.CONFLICT, log.appendNow(id, version - 1, entry, tableSummary));
  }

  private static void finishAndForget(
      Log log, TableId id, Map<TableId, List<Entry>> expected, int step) {
    int version = expected.getOrDefault(id, List.of()).size();
    var last = List.<Entry>of(new Entry.Unwatched(step));
    var over = summary(id, TableSummary.Status.OVER);
    assertEquals(Log.Append.DONE, log.appendNow(id, version, last, over));
    assertEquals(1, log.forget(new Retention(1, 0), 10));
    expected.remove(id);
    assertEquals(Log.Append.CONFLICT, log.appendNow(id, version + 1, last, over));
  }

  private static TableSummary summary(TableId id, TableSummary.Status status) {
    return new TableSummary(id, id.text(), GameKind.CATAN, status, List.of(), 4, false, 1);
  }

  @Test
  void what_comes_after_a_note_is_found_even_if_the_newest_entry_was_removed() {
    var expected = new HashMap<TableId, List<Entry>>();
    try (var log = log(1)) {
      append(log, A, expected, 1, 1);
      finishAndForget(log, B, expected, 2);
    }
    try (var log = log(1_000)) {
      append(log, A, expected, 3, 1);
    }
    try (var log = log(1_000)) {
      assertEquals(expected.get(A), log.read(A, 0));
    }
  }

  @Test
  void a_note_that_did_not_come_to_stay_changes_nothing() throws SQLException {
    log(1_000).close();
    try (var connection = connect()) {
      var tableHeads = new TableHeads(connection, 1);
      open(connection, A);
      open(connection, B);
      tableHeads.move(A, new Head(1, 1));
      connection.commit();
      tableHeads.committed();
      tableHeads.move(A, new Head(2, 2));
      tableHeads.move(B, new Head(1, 3));
      tableHeads.noteIfDue(3);
      assertEquals(new Head(2, 2), tableHeads.newest(A));
      connection.rollback();
      tableHeads.rolledBack();
      assertEquals(new Head(1, 1), tableHeads.newest(A));
      assertEquals(new Head(1, 1), tableHeads.of(connection, A));
      assertEquals(Head.NONE, tableHeads.newest(B));
    }
  }

  @Test
  void what_is_noted_is_found_in_the_file() throws SQLException {
    log(1_000).close();
    try (var connection = connect()) {
      var tableHeads = new TableHeads(connection, 0);
      open(connection, A);
      tableHeads.move(A, new Head(2, 2));
      tableHeads.noteIfDue(2);
      connection.commit();
      tableHeads.committed();
      assertEquals(new Head(2, 2), new TableHeads(connection, 0).newest(A));
      assertEquals(Head.NONE, tableHeads.newest(B));
    }
  }

  private Connection connect() throws SQLException {
    var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("log.db"));
    connection.setAutoCommit(false);
    return connection;
  }

  private static void open(Connection connection, TableId id) throws SQLException {
    try (var statement =
        connection.prepareStatement(
            """
            INSERT INTO game_table (id, name, game, status, players, most, password, updated)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """)) {
      LogQueries.bind(statement, summary(id, TableSummary.Status.RUNNING));
      statement.executeUpdate();
    }
  }
}
