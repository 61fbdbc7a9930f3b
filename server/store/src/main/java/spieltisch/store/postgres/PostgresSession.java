package spieltisch.store.postgres;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// A connection to PostgreSQL that is made anew when it has broken.
final class PostgresSession implements AutoCloseable {
  private final String url;
  private final Properties properties;
  private final Opening opening;
  private @Nullable Connection connection;

  /// What is done with every new connection.
  @FunctionalInterface
  interface Opening {
    void prepare(Connection fresh) throws SQLException;
  }

  PostgresSession(String url, Properties properties, Opening opening) {
    this.url = url;
    this.properties = properties;
    this.opening = opening;
  }

  /// The connection, a new one if need be.
  Connection connection() throws SQLException {
    if (connection == null) {
      var fresh = DriverManager.getConnection(url, properties);
      try {
        opening.prepare(fresh);
      } catch (SQLException e) {
        fresh.close();
        throw e;
      }
      connection = fresh;
    }
    return connection;
  }

  /// Something went wrong on it: the next one shall be a new one.
  void drop() {
    var broken = connection;
    connection = null;
    if (broken == null) return;
    try {
      broken.close();
    } catch (SQLException _) {
      // It was broken already.
    }
  }

  @Override
  public void close() {
    drop();
  }
}
