package spieltisch.store.postgres;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// A PostgreSQL connection that is opened on demand and replaced after a failure.
final class PostgresSession implements AutoCloseable {
  private final String url;
  private final Properties properties;
  private final Initializer initializer;
  private @Nullable Connection connection;

  /// Prepares every new connection before its first use.
  @FunctionalInterface
  interface Initializer {
    void initialize(Connection connection) throws SQLException;
  }

  PostgresSession(String url, Properties properties, Initializer initializer) {
    this.url = url;
    this.properties = properties;
    this.initializer = initializer;
  }

  /// Returns the open connection. If no connection is open, opens a new one.
  Connection connection() throws SQLException {
    if (connection == null) {
      var opened = DriverManager.getConnection(url, properties);
      try {
        initializer.initialize(opened);
      } catch (SQLException | RuntimeException e) {
        opened.close();
        throw e;
      }
      connection = opened;
    }
    return connection;
  }

  /// Closes a connection that failed. The next call of `connection` opens a new one.
  void discard() {
    var broken = connection;
    connection = null;
    if (broken == null) return;
    try {
      broken.close();
    } catch (SQLException _) {
      // The connection is broken already, so an error while closing it does not matter.
    }
  }

  @Override
  public void close() {
    discard();
  }
}
