package spieltisch.store.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;

/// Opens connections to a database file. Tests use their own connectors to simulate disk failures.
@FunctionalInterface
public interface SqliteConnector {
  /// The connector of the running server. The connections of this connector sync every commit to
  /// the disk.
  SqliteConnector STANDARD = SqliteConnector::openStandard;

  Connection open(Path file) throws SQLException;

  private static Connection openStandard(Path file) throws SQLException {
    var properties = new Properties();
    // If the driver returned generated keys, each insert would cost an additional query.
    properties.setProperty("jdbc.get_generated_keys", "false");
    var connection = DriverManager.getConnection(url(file), properties);
    try (var statement = connection.createStatement()) {
      statement.execute("PRAGMA journal_mode = WAL");
      statement.execute("PRAGMA synchronous = FULL");
      statement.execute("PRAGMA busy_timeout = 10000");
      // SQLite copies changed pages from the write-ahead log to the database file at each
      // checkpoint. With few checkpoints, a page that many appends change is copied only once. The
      // write-ahead log grows to about 16 MB.
      statement.execute("PRAGMA wal_autocheckpoint = 4000");
      connection.setAutoCommit(false);
      return connection;
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  /// Returns the JDBC address of a database file.
  static String url(Path file) {
    return "jdbc:sqlite:" + file.toAbsolutePath();
  }
}
