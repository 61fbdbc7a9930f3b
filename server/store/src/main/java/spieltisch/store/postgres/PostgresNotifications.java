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

/// Tells the servers about new entries through `NOTIFY` and `LISTEN` of PostgreSQL.
final class PostgresNotifications implements AutoCloseable {
  private static final Logger LOGGER = LoggerFactory.getLogger(PostgresNotifications.class);
  private static final String CHANNEL = "spieltisch";
  private static final int LISTEN_MILLIS = 500;
  private static final long RETRY_MILLIS = 200;

  private final List<Log.AppendListener> listeners = new CopyOnWriteArrayList<>();
  private final PostgresSession session;
  private final Thread thread;
  private volatile boolean closed;

  PostgresNotifications(String url, Properties properties) {
    session = new PostgresSession(url, properties, this::subscribe);
    thread = Thread.ofPlatform().daemon().name("log-listener").unstarted(this::listen);
  }

  /// Sends a notification within the transaction that writes the entries. PostgreSQL delivers the
  /// notification when the transaction commits.
  static void send(Connection connection, PendingAppend append) throws SQLException {
    long version = append.expectedVersion() + append.bodies().size();
    LogQueries.query(
        connection,
        "SELECT pg_notify(?, ?)",
        statement -> {
          statement.setString(1, CHANNEL);
          statement.setString(2, append.table().text() + " " + version);
        },
        _ -> true);
  }

  void addListener(Log.AppendListener listener) {
    listeners.add(listener);
    if (thread.getState() == Thread.State.NEW) thread.start();
  }

  /// Subscribes a new connection to notifications. Notifications that were sent before the
  /// connection was opened are lost.
  private void subscribe(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("LISTEN " + CHANNEL);
    }
    listeners.forEach(Log.AppendListener::notificationsLost);
  }

  private void listen() {
    while (!closed) {
      try {
        var connection = session.connection().unwrap(PGConnection.class);
        for (var notification : connection.getNotifications(LISTEN_MILLIS)) dispatch(notification);
      } catch (SQLException e) {
        if (!closed) LOGGER.warn("database notifications lost, reconnecting: {}", e.getMessage());
        session.discard();
        pause();
      }
    }
    session.close();
  }

  private void dispatch(PGNotification notification) {
    var words = notification.getParameter().split(" ", 2);
    var table = new TableId(words[0]);
    long version = Long.parseLong(words[1]);
    for (var listener : listeners) listener.appended(table, version);
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
