package spieltisch.store.backup;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import spieltisch.store.LogQueries;
import spieltisch.store.StoreException;
import spieltisch.store.TableSummary;
import spieltisch.store.postgres.PostgresFailover;
import spieltisch.store.postgres.PostgresLog;
import spieltisch.store.postgres.PostgresWriter;
import spieltisch.store.sqlite.BackupWriter;
import spieltisch.store.sqlite.LogBackup;
import spieltisch.store.sqlite.LogVerification;
import spieltisch.store.sqlite.UnfinishedFile;

/// Backups of the log in PostgreSQL. A backup has the file format of the embedded log, so it can
/// also be restored as an embedded log.
public final class PostgresBackup {
  private static final String SELECT_ENTRIES =
      "SELECT table_id, version, at, body FROM entry ORDER BY table_id, version";
  private static final int ROWS_AT_ONCE = 1_000;
  // Restored entries belong to no append that a server could retry, so all of them have the same
  // origin.
  private static final String ORIGIN = "restored";

  private PostgresBackup() {}

  /// Copies the database as it is at this moment. Servers may use the database meanwhile.
  public static LogVerification create(String url, Path backup) {
    try (var unfinished = UnfinishedFile.of(backup)) {
      try (var connection = connect(url);
          var writer = new BackupWriter(unfinished.part())) {
        connection.setAutoCommit(false);
        connection.setReadOnly(true);
        // All queries of the transaction see the same moment.
        connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
        copyEntries(connection, writer);
        for (var summary : LogQueries.summaries(connection)) writer.writeSummary(summary);
        writer.commit();
      } catch (SQLException e) {
        throw new StoreException("cannot back up the database: " + PostgresLog.firstLine(e), e);
      }
      var verification = LogBackup.check(unfinished.part());
      unfinished.complete();
      return verification;
    }
  }

  /// Connects without a time-out for answers: the first rows of a large log, or the end of a large
  /// transaction, may take longer than a server waits. A time-out in the URL takes precedence.
  static Connection connect(String url) throws SQLException {
    var properties = PostgresFailover.properties();
    properties.setProperty("socketTimeout", "0");
    return DriverManager.getConnection(url, properties);
  }

  private static void copyEntries(Connection connection, BackupWriter writer) throws SQLException {
    try (var statement = connection.prepareStatement(SELECT_ENTRIES)) {
      // Without a fetch size the driver would read all rows into memory.
      statement.setFetchSize(ROWS_AT_ONCE);
      try (var rows = statement.executeQuery()) {
        while (rows.next())
          writer.writeEntry(rows.getString(1), rows.getLong(2), rows.getLong(3), rows.getString(4));
      }
    }
  }

  /// Restores a backup in a database without tables of games. All or nothing is restored.
  ///
  /// @return the result of verifying the backup. Damaged tables are left out.
  /// @throws StoreException if the backup is damaged as a whole, or if the database has entries
  public static LogVerification restore(Path backup, String url) {
    LogBackup.check(backup);
    PostgresLog.migrate(url);
    try (var connection = connect(url)) {
      connection.setAutoCommit(false);
      requireEmpty(connection);
      try (var inserter = new Inserter(connection)) {
        var verification = LogBackup.read(backup, inserter);
        inserter.flush();
        connection.commit();
        return verification;
      }
    } catch (SQLException e) {
      throw new StoreException("cannot restore the database: " + PostgresLog.firstLine(e), e);
    }
  }

  /// Locks the tables until the end of the transaction, so that no server can append meanwhile.
  private static void requireEmpty(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("LOCK TABLE entry, game_table IN EXCLUSIVE MODE");
      try (var rows =
          statement.executeQuery(
              "SELECT 1 WHERE EXISTS (SELECT FROM entry) OR EXISTS (SELECT FROM game_table)")) {
        if (rows.next())
          throw new StoreException(
              "the database has games already: restore the backup in an empty one");
      }
    }
  }

  /// Inserts the content of a backup in batches.
  private static final class Inserter implements LogBackup.Receiver, AutoCloseable {
    private final PreparedStatement insertEntry;
    private final PreparedStatement insertTable;
    private int waiting;

    Inserter(Connection connection) throws SQLException {
      insertEntry = connection.prepareStatement(PostgresWriter.INSERT_NEXT);
      insertTable = connection.prepareStatement(LogQueries.INSERT_TABLE);
    }

    @Override
    public void entry(String table, long version, long at, String body) throws SQLException {
      insertEntry.setString(1, table);
      insertEntry.setLong(2, version);
      insertEntry.setLong(3, at);
      insertEntry.setString(4, body);
      insertEntry.setString(5, ORIGIN);
      insertEntry.addBatch();
      if (++waiting >= ROWS_AT_ONCE) flush();
    }

    @Override
    public void summary(TableSummary summary) throws SQLException {
      LogQueries.bindSummary(insertTable, summary);
      insertTable.executeUpdate();
    }

    void flush() throws SQLException {
      insertEntry.executeBatch();
      waiting = 0;
    }

    @Override
    public void close() throws SQLException {
      insertEntry.close();
      insertTable.close();
    }
  }
}
