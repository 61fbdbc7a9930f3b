package spieltisch.store.postgres;

import java.sql.SQLException;
import java.time.Duration;
import java.util.Properties;
import java.util.function.Consumer;
import spieltisch.store.StoreException;

/// Repeats failed reads and writes during a fail-over of PostgreSQL. While no primary database is
/// available, a request is repeated until a standby database has become the primary, or until the
/// time is up. [PostgresWriter] then recognises appends that were stored although their
/// confirmation was lost.
public final class PostgresFailover implements AutoCloseable {
  /// How long a failed request is repeated.
  static final Duration TIMEOUT = Duration.ofSeconds(60);

  private static final long RETRY_MILLIS = 100;
  private static final String LOCK_NOT_AVAILABLE = "55P03";

  /// The database, too, finds out within seconds that a server is cut off. Otherwise it would keep
  /// the locks of a server that lost its power for two hours.
  private static final String DATABASE_TIMEOUTS =
      "-c tcp_keepalives_idle=3 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3"
          + " -c tcp_user_timeout=10000";

  private volatile boolean isClosed;

  /// A request to the database.
  interface Request<T> {
    T run() throws SQLException;
  }

  /// Returns the default connection properties. The properties contain time-outs, which make a
  /// hanging connection fail on both sides. Properties in the URL override the defaults.
  public static Properties properties() {
    var properties = new Properties();
    properties.setProperty("options", DATABASE_TIMEOUTS);
    properties.setProperty("socketTimeout", "10");
    properties.setProperty("connectTimeout", "5");
    properties.setProperty("tcpKeepAlive", "true");
    properties.setProperty("targetServerType", "primary");
    properties.setProperty("ApplicationName", "spieltisch");
    return properties;
  }

  /// Runs a request until it succeeds.
  ///
  /// @param message begins the message of the exception after the last attempt
  /// @param onFailure runs after every failed attempt
  /// @throws StoreException if a retry cannot help, or if the time is up
  <T> T retry(String message, Request<T> request, Consumer<SQLException> onFailure) {
    long deadline = System.nanoTime() + TIMEOUT.toNanos();
    while (true) {
      try {
        return request.run();
      } catch (SQLException e) {
        onFailure.accept(e);
        if (isClosed || !isTransient(e) || System.nanoTime() > deadline)
          throw new StoreException(message + PostgresLog.firstLine(e), e);
        pause(RETRY_MILLIS);
      }
    }
  }

  /// Returns whether a retry may succeed. A retry helps if the connection broke, if two
  /// transactions conflicted, or if the server is starting, stopping, overloaded or still a
  /// standby. A migration is also repeated if it had to wait for a lock.
  private static boolean isTransient(SQLException e) {
    var state = String.valueOf(e.getSQLState());
    return state.startsWith("08")
        || state.startsWith("57P")
        || state.startsWith("40")
        || state.startsWith("53")
        || state.equals(LOCK_NOT_AVAILABLE)
        || state.equals("25006");
  }

  /// Waits before a retry. An interrupt ends the wait and stays set.
  static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Ends the retries: a failed request of a log that is closing is not repeated.
  @Override
  public void close() {
    isClosed = true;
  }
}
