package spieltisch.store.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// A connection with the objects that depend on it. It is opened on demand and replaced after a
/// failure, because a connection whose statement failed at the disk may fail for ever.
///
/// The caller holds a lock.
///
/// @param <T> what is made of a new connection
final class SqliteSession<T> {
  private final Path file;
  private final SqliteConnector connector;
  private final Initializer<T> initializer;
  private @Nullable Open<T> open;
  private boolean isClosed;

  /// @param prepared what was made of the connection
  record Open<T>(Connection connection, T prepared) {}

  /// Prepares a new connection.
  @FunctionalInterface
  interface Initializer<T> {
    T initialize(Connection connection) throws SQLException;
  }

  SqliteSession(Path file, SqliteConnector connector, Initializer<T> initializer) {
    this.file = file;
    this.connector = connector;
    this.initializer = initializer;
  }

  /// Returns the open connection; opens one if necessary.
  Open<T> open() throws SQLException {
    if (isClosed) throw new SQLException("the log is closed");
    var current = open;
    if (current == null) {
      var connection = connector.open(file);
      try {
        current = new Open<>(connection, initializer.initialize(connection));
      } catch (SQLException | RuntimeException e) {
        close(connection);
        throw e;
      }
      open = current;
    }
    return current;
  }

  /// Closes a connection that failed, which rolls back its transaction. The next call of `open`
  /// opens a new one.
  void discard() {
    var broken = open;
    open = null;
    if (broken != null) close(broken.connection());
  }

  void close() {
    isClosed = true;
    discard();
  }

  private static void close(Connection connection) {
    try {
      connection.close();
    } catch (SQLException _) {
      // The connection is unusable anyway.
    }
  }
}
