package spieltisch.loadtest.disk;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.concurrent.locks.LockSupport;
import java.util.random.RandomGenerator;
import spieltisch.store.sqlite.SqliteConnector;

/// Opens connections to a real database file. Writes and commits on these connections fail at
/// random.
final class FaultyConnector implements SqliteConnector {
  private static final int SQLITE_IOERR = 10;
  private static final long SLOW_NANOS = 2_000_000;
  private static final long UNLIMITED = 1_000_000_000;
  private static final int FAULT_INTERVAL = 5;

  private final RandomGenerator random;
  private boolean isFaulty;
  private int faults;
  // The number of further calls that fail in the same way.
  private int repetitions;
  private Fault fault = Fault.NONE;

  private enum Fault {
    NONE,
    /// The disk is full: SQLite can add no page to the file.
    FULL,
    WRITE_ERROR,
    SYNC_ERROR,
    SYNC_ERROR_AFTER_WRITE,
    SLOW
  }

  FaultyConnector(RandomGenerator random) {
    this.random = random;
  }

  /// Makes the disk fail at random, or makes it work again.
  void setFaulty(boolean faulty) {
    isFaulty = faulty;
    fault = Fault.NONE;
    repetitions = 0;
  }

  int faults() {
    return faults;
  }

  @Override
  public Connection open(Path file) throws SQLException {
    return proxy(Connection.class, SqliteConnector.STANDARD.open(file));
  }

  private <T> T proxy(Class<T> type, T target) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, arguments) -> {
              boolean isCommit = method.getName().equals("commit");
              if (method.getName().equals("executeUpdate")) beforeWrite(target);
              else if (isCommit && fault == Fault.SYNC_ERROR) throw failure();
              var result = call(target, method, arguments);
              if (isCommit && fault == Fault.SYNC_ERROR_AFTER_WRITE) throw failure();
              return result instanceof PreparedStatement statement
                  ? proxy(PreparedStatement.class, statement)
                  : result;
            }));
  }

  private void beforeWrite(Object statement) throws SQLException {
    chooseFault();
    limitPages((PreparedStatement) statement, fault == Fault.FULL ? 1 : UNLIMITED);
    if (fault == Fault.WRITE_ERROR) throw failure();
    if (fault == Fault.SLOW) LockSupport.parkNanos(SLOW_NANOS);
  }

  private void chooseFault() {
    if (!isFaulty) return;
    if (repetitions > 0) repetitions--;
    else {
      var kinds = Fault.values();
      fault = random.nextInt(FAULT_INTERVAL) > 0 ? Fault.NONE : kinds[random.nextInt(kinds.length)];
      if (fault != Fault.NONE) repetitions = random.nextInt(4);
    }
    if (fault != Fault.NONE) faults++;
  }

  /// Limits the size of the file. If the file is already larger, SQLite raises the limit to the
  /// current size.
  private static void limitPages(PreparedStatement write, long pages) throws SQLException {
    try (var statement = write.getConnection().createStatement()) {
      statement.execute("PRAGMA max_page_count = " + pages);
    }
  }

  private static Object call(Object target, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static SQLException failure() {
    return new SQLException("simulated disk I/O error", "", SQLITE_IOERR);
  }
}
