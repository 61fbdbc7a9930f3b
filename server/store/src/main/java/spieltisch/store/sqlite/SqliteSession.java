package spieltisch.store.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// A connection, together with the objects that depend on the connection. The connection is opened
/// on demand. After a failure the connection is replaced, because a connection with a disk error
/// may keep failing.
///
/// The class is not thread-safe, so the caller must hold a lock.
///
/// @param <T> the type of the objects that are created for a new connection
final class SqliteSession<T> {
  private final Path file;
  private final SqliteConnector connector;
  private final Initializer<T> initializer;
  private @Nullable Open<T> open;
  private boolean isClosed;

  /// An open connection with the objects that were created for it.
  ///
  /// @param prepared the objects that were created for the connection
  record Open<T>(Connection connection, T prepared) {}

  /// Creates the objects that a new connection needs.
  @FunctionalInterface
  interface Initializer<T> {
    T initialize(Connection connection) throws SQLException;
  }

  SqliteSession(Path file, SqliteConnector connector, Initializer<T> initializer) {
    this.file = file;
    this.connector = connector;
    this.initializer = initializer;
  }

  /// Returns the open connection. If no connection is open, opens a new one.
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

  /// Closes a connection that failed. Closing rolls back the connection's transaction. The next
  /// call of `open` opens a new connection.
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
      // The connection is unusable already, so an error while closing it does not matter.
    }
  }
}
