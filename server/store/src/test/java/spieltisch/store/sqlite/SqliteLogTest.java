package spieltisch.store.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.store.Log;
import spieltisch.store.LogContract;
import spieltisch.store.PendingAppend;
import spieltisch.store.PlayedTable;
import spieltisch.store.Retention;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.store.journal.EntryCodec;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;

class SqliteLogTest extends LogContract {
  @TempDir private Path folder = Path.of(".");

  @Override
  public Log open() {
    return new SqliteLog(folder.resolve("log.db"));
  }

  @Test
  void a_file_of_schema_version_2_is_migrated_and_its_games_continue() throws SQLException {
    var shortGame = PlayedTable.withBots(4, 5).entries().subList(0, 7);
    var longGame = PlayedTable.withBots(3, 6).entries();
    writeSchemaVersion2("b", shortGame);
    writeSchemaVersion2("a", longGame);
    try (var log = open()) {
      assertEquals(shortGame, log.read(new TableId("b"), 0));
      assertEquals(longGame, log.read(new TableId("a"), 0));
      var next = List.<Entry>of(new Entry.Unwatched(9));
      var b = new TableId("b");
      var summary = TableSummary.of(b, Table.of(shortGame), 2);
      assertEquals(Log.AppendResult.CONFLICT, log.appendAndWait(b, 6, next, summary));
      assertEquals(Log.AppendResult.APPENDED, log.appendAndWait(b, 7, next, summary));
      assertEquals(next, log.read(b, 7));
      assertEquals(8, log.read(b, 0).size());
    }
  }

  @Test
  void no_entry_of_a_deleted_game_stays_in_the_file() throws SQLException {
    var kept = PlayedTable.withBots(3, 6).entries();
    var over = new ArrayList<>(PlayedTable.withBots(4, 5).entries().subList(0, 7));
    over.add(new Entry.Aborted("aus"));
    try (var log = open()) {
      log.appendAndWait(
          new TableId("over"), 0, over, TableSummary.of(new TableId("over"), Table.of(over), 1));
      log.appendAndWait(
          new TableId("kept"), 0, kept, TableSummary.of(new TableId("kept"), Table.of(kept), 9));
      assertEquals(1, log.deleteExpired(new Retention(5, 0), 10));
    }
    try (var connection = DriverManager.getConnection(url());
        var statement = connection.createStatement();
        var rows = statement.executeQuery("SELECT count(*) FROM entry")) {
      assertEquals(kept.size(), rows.getInt(1));
    }
  }

  @Test
  void a_summary_is_written_again_after_a_rollback() throws SQLException {
    var entries = PlayedTable.withBots(4, 5).entries().subList(0, 7);
    var id = new TableId("a");
    var opened = TableSummary.of(id, Table.of(entries.subList(0, 1)), 1);
    var running = TableSummary.of(id, Table.of(entries), 2);
    open().close();
    try (var connection = DriverManager.getConnection(url())) {
      connection.setAutoCommit(false);
      var writer = new SqliteWriter(connection, new TableHeads(connection, 1_000));
      writer.write(pending(id, 0, opened));
      connection.commit();
      writer.afterCommit();
      writer.write(pending(id, 1, running));
      connection.rollback();
      writer = new SqliteWriter(connection, new TableHeads(connection, 1_000));
      writer.write(pending(id, 1, running));
      connection.commit();
    }
    try (var log = open()) {
      assertEquals(List.of(running), log.current());
    }
  }

  private static PendingAppend pending(TableId id, long expected, TableSummary summary) {
    var body = new EntryCodec().write(new Entry.Unwatched(9));
    return new PendingAppend(id, expected, List.of(body), summary, "", new CompletableFuture<>());
  }

  private String url() {
    return "jdbc:sqlite:" + folder.resolve("log.db").toAbsolutePath();
  }

  private void writeSchemaVersion2(String id, List<Entry> entries) throws SQLException {
    Flyway.configure()
        .dataSource(url(), null, null)
        .locations("classpath:spieltisch/store/migration/sqlite")
        .target("2")
        .load()
        .migrate();
    var codec = new EntryCodec();
    try (var connection = DriverManager.getConnection(url());
        var table =
            connection.prepareStatement(
                "INSERT INTO game_table VALUES (?, ?, 'CATAN', ?, '', 4, 0, 1)");
        var entry =
            connection.prepareStatement(
                "INSERT INTO entry (table_id, version, at, body) VALUES (?, ?, 1, ?)")) {
      table.setString(1, id);
      table.setString(2, Table.of(entries).name());
      table.setString(3, Table.of(entries).isOver() ? "OVER" : "RUNNING");
      table.executeUpdate();
      for (int i = 0; i < entries.size(); i++) {
        entry.setString(1, id);
        entry.setInt(2, i + 1);
        entry.setString(3, codec.write(entries.get(i)));
        entry.executeUpdate();
      }
    }
  }
}
