package spieltisch.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import spieltisch.store.Cluster;
import spieltisch.store.LogQueries;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;

/// Advisory locks of one PostgreSQL session. The locks show which tables this server leads, and
/// that the server is alive. The database releases the locks when the session ends.
final class TableLeases implements Cluster, AutoCloseable {
  private static final String SELECT_LIVE_NODES =
      """
      SELECT name, notifications FROM node
      WHERE EXISTS (
        SELECT FROM pg_locks
        WHERE locktype = 'advisory' AND granted AND objsubid = 1
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
          AND ((classid::bigint << 32) | objid::bigint) = lock_key)
      ORDER BY name
      """;

  // This version of the program expects one notification for each commit.
  private static final int BATCHES = 2;

  private final ReentrantLock lock = new ReentrantLock();
  private final Runnable onNewAudience;
  private final Set<TableId> held = ConcurrentHashMap.newKeySet();
  private final PostgresSession session;
  private Optional<String> node = Optional.empty();
  private volatile Audience audience = Audience.UNKNOWN;

  /// A live server.
  ///
  /// @param notifications the kind of notifications that the server expects
  private record LiveNode(String name, int notifications) {}

  /// @param onNewAudience a task that runs when another server appears and this server was alone
  ///   before
  TableLeases(String url, Properties properties, Runnable onNewAudience) {
    this.onNewAudience = onNewAudience;
    session = new PostgresSession(url, properties, this::restore);
  }

  /// Registers this server in a new session. The locks of the old session are lost.
  private void restore(Connection connection) throws SQLException {
    held.clear();
    if (node.isPresent()) register(connection, node.get());
  }

  @Override
  public void announce(String name) {
    withSession(
        connection -> {
          node = Optional.of(name);
          register(connection, name);
          return true;
        });
  }

  private static void register(Connection connection, String name) throws SQLException {
    try (var insert =
        connection.prepareStatement(
            """
            INSERT INTO node (name, lock_key, notifications)
            VALUES (?, hashtextextended(?, 1), ?)
            ON CONFLICT (name) DO UPDATE SET notifications = excluded.notifications
            """)) {
      insert.setString(1, name);
      insert.setString(2, name);
      insert.setInt(3, BATCHES);
      insert.executeUpdate();
    }
    queryBoolean(connection, "SELECT pg_try_advisory_lock(hashtextextended(?, 1))", name);
  }

  private static void unregister(Connection connection, String name) throws SQLException {
    try (var delete = connection.prepareStatement("DELETE FROM node WHERE name = ?")) {
      delete.setString(1, name);
      delete.executeUpdate();
    }
  }

  @Override
  public List<String> nodes() {
    var live =
        withSession(
            connection ->
                LogQueries.query(
                    connection,
                    SELECT_LIVE_NODES,
                    _ -> {},
                    row -> new LiveNode(row.getString(1), row.getInt(2))));
    updateAudience(live);
    return live.stream().map(LiveNode::name).toList();
  }

  private void updateAudience(List<LiveNode> live) {
    var others = live.stream().filter(it -> !node.equals(Optional.of(it.name()))).toList();
    boolean wasAlone = audience.isEmpty();
    audience =
        node.isEmpty()
            ? Audience.UNKNOWN
            : new Audience(
                others.stream().anyMatch(it -> it.notifications() >= BATCHES),
                others.stream().anyMatch(it -> it.notifications() < BATCHES));
    if (wasAlone && !audience.isEmpty()) onNewAudience.run();
  }

  /// Returns the other servers as they were when `nodes` was called last.
  Audience audience() {
    return audience;
  }

  @Override
  public boolean tryLead(TableId table) {
    if (held.contains(table)) return true;
    return withSession(
        connection -> {
          boolean isAcquired =
              queryBoolean(
                  connection, "SELECT pg_try_advisory_lock(hashtextextended(?, 0))", table.text());
          if (isAcquired) held.add(table);
          return isAcquired;
        });
  }

  @Override
  public boolean leads(TableId table) {
    return held.contains(table);
  }

  @Override
  public void release(TableId table) {
    if (held.remove(table))
      withSession(
          connection ->
              queryBoolean(
                  connection, "SELECT pg_advisory_unlock(hashtextextended(?, 0))", table.text()));
  }

  private static boolean queryBoolean(Connection connection, String sql, String key)
      throws SQLException {
    return LogQueries.query(
            connection, sql, statement -> statement.setString(1, key), row -> row.getBoolean(1))
        .getFirst();
  }

  private <T> T withSession(LogQueries.Work<T> work) {
    lock.lock();
    try {
      return work.run(session.connection());
    } catch (SQLException e) {
      held.clear();
      session.discard();
      throw new StoreException("PostgreSQL request failed: " + e.getMessage(), e);
    } finally {
      lock.unlock();
    }
  }

  /// Releases the locks and deletes the database row of this server before the session ends. The
  /// explicit release is necessary because the database may notice the end of a session late.
  @Override
  public void close() {
    try {
      withSession(
          connection -> {
            LogQueries.query(connection, "SELECT pg_advisory_unlock_all()", _ -> {}, _ -> true);
            if (node.isPresent()) unregister(connection, node.get());
            return true;
          });
    } catch (StoreException _) {
      // The database itself releases the locks when it notices the end of the session.
    } finally {
      session.close();
    }
  }
}
