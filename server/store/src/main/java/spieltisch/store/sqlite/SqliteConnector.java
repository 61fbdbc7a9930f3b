package spieltisch.store.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;

/// Opens connections to a database file. Tests replace it to inject failures of the disk.
@FunctionalInterface
public interface SqliteConnector {
  /// Opens connections that sync every commit.
  SqliteConnector STANDARD = SqliteConnector::openStandard;

  Connection open(Path file) throws SQLException;

  private static Connection openStandard(Path file) throws SQLException {
    var properties = new Properties();
    // Generated keys cost a query per insert.
    properties.setProperty("jdbc.get_generated_keys", "false");
    var connection = DriverManager.getConnection(url(file), properties);
    try (var statement = connection.createStatement()) {
      statement.execute("PRAGMA journal_mode = WAL");
      statement.execute("PRAGMA synchronous = FULL");
      statement.execute("PRAGMA busy_timeout = 10000");
      // A page that many appends change is copied from the write-ahead log to the file once. The
      // write-ahead log grows to about 16 MB.
      statement.execute("PRAGMA wal_autocheckpoint = 4000");
      connection.setAutoCommit(false);
      return connection;
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  /// The JDBC address of a file.
  static String url(Path file) {
    return "jdbc:sqlite:" + file.toAbsolutePath();
  }
}
