package spieltisch.store.sqlite;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/// Connections to a real database file on a disk whose failures a test chooses.
final class FaultyDisk implements SqliteConnector {
  private static final int SQLITE_IOERR = 10;
  private static final String LIMIT_PAGES = "PRAGMA max_page_count = ";
  private static final long UNLIMITED = 1_000_000_000;

  private final List<Connection> connections = new ArrayList<>();
  private Fault fault = Fault.NONE;

  enum Fault {
    NONE,
    /// No page can be added to the file.
    FULL,
    /// Statements fail.
    WRITE_ERROR,
    /// A commit fails and nothing is written.
    SYNC_ERROR,
    /// A commit is written but reported as failed.
    SYNC_ERROR_AFTER_WRITE,
    /// Connections cannot be opened either.
    GONE
  }

  /// Changes the state of the disk.
  synchronized void set(Fault next) throws SQLException {
    fault = next;
    for (var connection : connections) limitPages(connection);
  }

  private void limitPages(Connection connection) throws SQLException {
    if (connection.isClosed()) return;
    try (var statement = connection.createStatement()) {
      // SQLite raises the limit to the present size of the file.
      statement.execute(LIMIT_PAGES + (fault == Fault.FULL ? 1 : UNLIMITED));
    }
    connection.commit();
  }

  @Override
  public synchronized Connection open(Path file) throws SQLException {
    if (fault == Fault.GONE) throw failure();
    var connection = SqliteConnector.STANDARD.open(file);
    limitPages(connection);
    connections.add(connection);
    return proxy(Connection.class, connection);
  }

  private <T> T proxy(Class<T> type, T target) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, arguments) -> {
              failBefore(method);
              var result = call(target, method, arguments);
              failAfter(method);
              return result instanceof PreparedStatement statement
                  ? proxy(PreparedStatement.class, statement)
                  : result;
            }));
  }

  private static Object call(Object target, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private synchronized void failBefore(Method method) throws SQLException {
    boolean isWrite = method.getName().equals("executeUpdate");
    boolean isCommit = method.getName().equals("commit");
    if (fault == Fault.WRITE_ERROR && isWrite
        || fault == Fault.SYNC_ERROR && isCommit
        || fault == Fault.GONE && (isWrite || isCommit)) throw failure();
  }

  private synchronized void failAfter(Method method) throws SQLException {
    if (fault == Fault.SYNC_ERROR_AFTER_WRITE && method.getName().equals("commit")) throw failure();
  }

  private static SQLException failure() {
    return new SQLException(
        "[SQLITE_IOERR] Some kind of disk I/O error occurred", "", SQLITE_IOERR);
  }
}
