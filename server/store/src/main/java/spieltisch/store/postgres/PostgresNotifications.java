package spieltisch.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CopyOnWriteArrayList;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.store.Log;
import spieltisch.store.LogQueries;
import spieltisch.store.PendingAppend;
import spieltisch.store.TableId;

/// Tells the servers what has been appended: PostgreSQL's `NOTIFY` and `LISTEN`.
final class PostgresNotifications implements AutoCloseable {
  private static final Logger LOGGER = LoggerFactory.getLogger(PostgresNotifications.class);
  private static final String CHANNEL = "spieltisch";
  private static final int LISTEN_MILLIS = 500;
  private static final long RETRY_MILLIS = 200;

  private final List<Log.Follower> followers = new CopyOnWriteArrayList<>();
  private final PostgresSession postgresSession;
  private final Thread thread;
  private volatile boolean closed;

  PostgresNotifications(String url, Properties properties) {
    postgresSession = new PostgresSession(url, properties, this::begin);
    thread = Thread.ofPlatform().daemon().name("log-follower").unstarted(this::listen);
  }

  /// In the transaction that writes: it is heard when that is committed, and only then.
  static void tell(Connection connection, PendingAppend pendingAppend) throws SQLException {
    long version = pendingAppend.expected() + pendingAppend.bodies().size();
    LogQueries.query(
        connection,
        "SELECT pg_notify(?, ?)",
        statement -> {
          statement.setString(1, CHANNEL);
          statement.setString(2, pendingAppend.table().text() + " " + version);
        },
        _ -> true);
  }

  void follow(Log.Follower follower) {
    followers.add(follower);
    if (thread.getState() == Thread.State.NEW) thread.start();
  }

  /// What was said before this session began, nobody has heard.
  private void begin(Connection fresh) throws SQLException {
    try (var statement = fresh.createStatement()) {
      statement.execute("LISTEN " + CHANNEL);
    }
    followers.forEach(Log.Follower::lostTrack);
  }

  private void listen() {
    while (!closed) {
      try {
        var connection = postgresSession.connection().unwrap(PGConnection.class);
        for (var heard : connection.getNotifications(LISTEN_MILLIS)) pass(heard);
      } catch (SQLException e) {
        if (!closed) LOGGER.warn("the log cannot be followed: {}", e.getMessage());
        postgresSession.drop();
        pause();
      }
    }
    postgresSession.close();
  }

  private void pass(PGNotification heard) {
    var words = heard.getParameter().split(" ", 2);
    var table = new TableId(words[0]);
    long version = Long.parseLong(words[1]);
    for (var follower : followers) follower.appended(table, version);
  }

  private static void pause() {
    try {
      Thread.sleep(RETRY_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed = true;
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
