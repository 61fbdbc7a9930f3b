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

/// Tells the servers about new entries through `NOTIFY` and `LISTEN` of PostgreSQL.
///
/// A commit sends one notification with all tables that it changed, and none if no other server is
/// alive. PostgreSQL lets only one notifying transaction commit at a time, so notifications limit
/// the throughput of many servers.
final class PostgresNotifications implements AutoCloseable {
  private static final Logger LOGGER = LoggerFactory.getLogger(PostgresNotifications.class);
  // Earlier versions send and expect a notification for each append: the table and its version.
  private static final String CHANNEL = "spieltisch";
  private static final String BATCH_CHANNEL = "spieltisch_batch";
  private static final String ANY_TABLE = "*";
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

  /// Sends notifications within the transaction that writes the entries. PostgreSQL delivers the
  /// notifications when the transaction commits.
  ///
  /// @param appends the stored appends of the transaction
  /// @param isAnyTable whether the notification says that any table may have new entries
  static void send(
      Connection connection, List<PendingAppend> appends, Audience audience, boolean isAnyTable)
      throws SQLException {
    if (isAnyTable) notify(connection, BATCH_CHANNEL, ANY_TABLE);
    if (audience.hasBatchListeners())
      for (var payload : NotificationBatch.payloads(appends))
        notify(connection, BATCH_CHANNEL, payload);
    if (audience.hasSingleListeners())
      for (var append : appends)
        notify(connection, CHANNEL, append.table().text() + " " + append.newVersion());
  }

  private static void notify(Connection connection, String channel, String payload)
      throws SQLException {
    LogQueries.query(
        connection,
        "SELECT pg_notify(?, ?)",
        statement -> {
          statement.setString(1, channel);
          statement.setString(2, payload);
        },
        _ -> true);
  }

  void addListener(Log.AppendListener listener) {
    listeners.add(listener);
    if (thread.getState() == Thread.State.NEW) thread.start();
  }

  /// Subscribes a new connection to notifications. Notifications that were sent before the
  /// connection was opened are lost, so the listeners learn that any table may have new entries.
  private void subscribe(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("LISTEN " + CHANNEL);
      statement.execute("LISTEN " + BATCH_CHANNEL);
    }
    listeners.forEach(Log.AppendListener::notificationsLost);
  }

  private void listen() {
    while (!closed) {
      try {
        var connection = session.connection().unwrap(PGConnection.class);
        for (var notification : connection.getNotifications(LISTEN_MILLIS)) dispatch(notification);
      } catch (SQLException | RuntimeException e) {
        // The next session tells all listeners that they may have missed notifications.
        if (!closed) LOGGER.warn("database notifications lost, reconnecting: {}", e.getMessage());
        session.discard();
        PostgresFailover.pause(RETRY_MILLIS);
      }
    }
    session.close();
  }

  private void dispatch(PGNotification notification) {
    var payload = notification.getParameter();
    if (payload.equals(ANY_TABLE)) listeners.forEach(Log.AppendListener::notificationsLost);
    else
      for (var item : NotificationBatch.read(payload))
        for (var listener : listeners) listener.appended(item.table(), item.version());
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
