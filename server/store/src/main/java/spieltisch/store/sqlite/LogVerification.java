package spieltisch.store.sqlite;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import spieltisch.store.StoreException;

/// The result of checking a whole database file. The check does not change the file.
///
/// @param unprotected the number of entries without a checksum. Earlier versions of the program
///   wrote such entries.
public record LogVerification(long entries, int tables, long unprotected, List<LogDamage> damage) {
  /// Checks a database file. A server may use the file at the same time.
  ///
  /// @throws StoreException if the file cannot be read at all
  public static LogVerification of(Path file) {
    checkWriteAheadLog(file);
    try (var connection =
        DriverManager.getConnection(SqliteConnector.url(file), SqliteGames.readOnly())) {
      connection.setAutoCommit(false);
      if (!hasChecksums(connection.getMetaData().getColumns(null, null, "entry", "checksum")))
        throw new StoreException(
            "the database %s was written by an earlier version: start the server once to convert it"
                .formatted(file));
      return LogScan.of(connection).verification();
    } catch (SQLException e) {
      throw OpenFailure.of(file, e);
    }
  }

  /// Throws if the write-ahead log is damaged. The log of a running server changes all the time, so
  /// it is not inspected.
  static void checkWriteAheadLog(Path file) {
    if (LogFileLock.isHeld(file)) return;
    var state = WalRepair.inspect(file);
    if (state.isDamaged()) throw new StoreException(state.sentence(file));
  }

  private static boolean hasChecksums(ResultSet columns) throws SQLException {
    try (columns) {
      return columns.next();
    }
  }

  public boolean isIntact() {
    return damage.isEmpty();
  }

  /// Returns one line for each damaged table and one line with the totals.
  public List<String> lines() {
    var lines = new ArrayList<String>();
    for (var found : damage) lines.add(found.sentence());
    lines.add(
        "%,d entries of %,d tables, %,d of them without a checksum; %s"
            .formatted(
                entries,
                tables,
                unprotected,
                isIntact() ? "no damage" : damage.size() + " tables are damaged"));
    return lines;
  }
}
