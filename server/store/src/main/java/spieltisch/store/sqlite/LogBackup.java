package spieltisch.store.sqlite;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import spieltisch.store.LogQueries;
import spieltisch.store.StoreException;
import spieltisch.store.TableSummary;

/// Backups of a log. A backup is one database file of SQLite, whichever database the log is in.
public final class LogBackup {
  private static final String SELECT_ENTRIES =
      "SELECT table_id, version, at, body FROM entry ORDER BY number";

  private LogBackup() {}

  /// Receives the content of a backup: all entries, then the summaries of the tables.
  public interface Receiver {
    void entry(String table, long version, long at, String body) throws SQLException;

    void summary(TableSummary summary) throws SQLException;
  }

  /// Copies a database file as it is at this moment. A server may use the file meanwhile; its
  /// appends do not wait.
  ///
  /// @return the result of verifying the backup. Damaged tables are copied as they are.
  /// @throws StoreException if the file cannot be read or the backup cannot be written
  public static LogVerification create(Path source, Path backup) {
    LogVerification.checkWriteAheadLog(source);
    try (var unfinished = UnfinishedFile.of(backup)) {
      copy(source, unfinished.part());
      saveHeads(unfinished.part());
      var verification = check(unfinished.part());
      unfinished.complete();
      return verification;
    }
  }

  /// Copies a database file together with the changes that are so far only in its write-ahead log.
  private static void copy(Path source, Path target) {
    try (var connection =
            DriverManager.getConnection(SqliteConnector.url(source), SqliteGames.readOnly());
        var vacuum = connection.prepareStatement("VACUUM INTO ?")) {
      vacuum.setString(1, target.toString());
      vacuum.execute();
    } catch (SQLException e) {
      throw OpenFailure.of(source, e);
    }
  }

  private static void saveHeads(Path file) {
    try (var connection = DriverManager.getConnection(SqliteConnector.url(file));
        var statement = connection.createStatement()) {
      statement.executeUpdate(BackupWriter.SAVE_HEADS);
      statement.executeUpdate(BackupWriter.SAVE_LAST_NUMBER);
    } catch (SQLException e) {
      throw OpenFailure.of(file, e);
    }
  }

  /// Restores a backup as a new database file. No server may use the folder of the file. The backup
  /// may also be a database file of a server, with its write-ahead log beside it.
  ///
  /// @return the result of verifying the backup. Damaged tables are restored as they are; a server
  ///   does not offer them.
  /// @throws StoreException if the backup is damaged as a whole, or if the file exists already
  public static LogVerification restore(Path backup, Path file) {
    check(backup);
    try (var unfinished = UnfinishedFile.of(file);
        var _ = LogFileLock.acquire(file)) {
      checkWithoutRemains(file);
      copy(backup, unfinished.part());
      var verification = check(unfinished.part());
      unfinished.complete();
      return verification;
    }
  }

  /// Refuses to put a database beside the write-ahead log of another database. SQLite would read
  /// the two files as one database.
  static void checkWithoutRemains(Path file) {
    var wal = WalFile.path(file);
    if (Files.exists(wal))
      throw new StoreException(
          "the file %s belongs to another database: move it away".formatted(wal));
  }

  /// Checks the structure of a whole database file, then its entries.
  ///
  /// @throws StoreException if SQLite finds the file damaged
  public static LogVerification check(Path file) {
    if (!Files.isRegularFile(file)) throw new StoreException("there is no file " + file);
    try (var connection =
            DriverManager.getConnection(SqliteConnector.url(file), SqliteGames.readOnly());
        var statement = connection.createStatement();
        var row = statement.executeQuery("PRAGMA integrity_check(1)")) {
      var finding = firstLine(row);
      if (!finding.equals("ok")) throw unusable(file, finding);
    } catch (SQLException e) {
      throw unusable(file, String.valueOf(e.getMessage()));
    }
    return LogVerification.of(file);
  }

  private static String firstLine(ResultSet row) throws SQLException {
    return row.next() ? row.getString(1).lines().findFirst().orElse("") : "";
  }

  private static StoreException unusable(Path file, String finding) {
    return new StoreException(
        "the file %s is damaged (%s): use another backup, or spieltisch salvage for what can be read of it"
            .formatted(file, finding));
  }

  /// Reads a backup in one pass. Damaged tables are left out.
  ///
  /// @return the result of verifying the backup
  public static LogVerification read(Path backup, Receiver receiver) throws SQLException {
    var verification = check(backup);
    var damaged = damagedTables(verification.damage());
    try (var connection =
        DriverManager.getConnection(SqliteConnector.url(backup), SqliteGames.readOnly())) {
      readEntries(connection, damaged, receiver);
      for (var summary : LogQueries.summaries(connection))
        if (!damaged.contains(summary.id().text())) receiver.summary(summary);
    }
    return verification;
  }

  private static Set<String> damagedTables(List<LogDamage> damage) {
    var tables = new HashSet<String>();
    for (var found : damage) tables.add(found.table().text());
    return tables;
  }

  private static void readEntries(Connection connection, Set<String> damaged, Receiver receiver)
      throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(SELECT_ENTRIES)) {
      while (rows.next())
        if (!damaged.contains(rows.getString(1)))
          receiver.entry(rows.getString(1), rows.getLong(2), rows.getLong(3), rows.getString(4));
    }
  }
}
