package spieltisch.store.sqlite;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import spieltisch.store.LogQueries;
import spieltisch.store.TableSummary;

/// Writes a new database file from the entries and summaries of another log. The entries get the
/// same checksums as entries that a server writes.
///
/// Nothing is synced; the caller syncs the file when it is complete.
public final class BackupWriter implements AutoCloseable {
  /// Saves the heads of all tables, so that entries that go missing later are noticed. A saved head
  /// is never lowered, because it is the only trace of entries that are missing.
  static final String SAVE_HEADS =
      """
      UPDATE game_table SET version = ends.version, newest = ends.number
      FROM (SELECT table_id, max(version) AS version, max(number) AS number
            FROM entry GROUP BY table_id) AS ends
      WHERE ends.table_id = game_table.id AND ends.version > game_table.version
      """;

  static final String SAVE_LAST_NUMBER =
      "UPDATE noted SET number = max(number, (SELECT coalesce(max(number), 0) FROM entry))";

  private final Connection connection;
  private final PreparedStatement insertEntry;
  private final PreparedStatement insertTable;
  private final Map<String, TableHeads.Head> heads = new HashMap<>();
  private final EntryChecksum checksum = new EntryChecksum();
  private long lastNumber;

  /// @param file a file that is empty or does not exist
  public BackupWriter(Path file) throws SQLException {
    DatabaseFile.migrate(file);
    connection = DriverManager.getConnection(SqliteConnector.url(file));
    try (var statement = connection.createStatement()) {
      statement.execute("PRAGMA journal_mode = MEMORY");
      statement.execute("PRAGMA synchronous = OFF");
    }
    connection.setAutoCommit(false);
    insertEntry = connection.prepareStatement(SqliteWriter.INSERT_ENTRY);
    insertTable = connection.prepareStatement(LogQueries.INSERT_TABLE);
  }

  /// Writes the next entry of a table.
  ///
  /// @param at the time of the entry
  public void writeEntry(String table, long version, long at, String body) throws SQLException {
    var last = heads.getOrDefault(table, TableHeads.Head.NONE);
    var bytes = body.getBytes(StandardCharsets.UTF_8);
    long sum = checksum.of(last.checksum(), table, version, at, bytes);
    var head = new TableHeads.Head(version, ++lastNumber, sum);
    SqliteWriter.bindEntry(insertEntry, table, at, body, head, last);
    insertEntry.executeUpdate();
    heads.put(table, head);
  }

  /// Deletes the entries of a table that were written so far.
  void deleteEntries(String table) throws SQLException {
    try (var delete = connection.prepareStatement("DELETE FROM entry WHERE table_id = ?")) {
      delete.setString(1, table);
      delete.executeUpdate();
    }
  }

  public void writeSummary(TableSummary summary) throws SQLException {
    LogQueries.bindSummary(insertTable, summary);
    insertTable.executeUpdate();
  }

  /// Returns the connection to the file, on which the caller may read what was written.
  Connection connection() {
    return connection;
  }

  /// Commits everything. Without this call the file has no content.
  public void commit() throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.executeUpdate(SAVE_HEADS);
      statement.executeUpdate(SAVE_LAST_NUMBER);
    }
    connection.commit();
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
