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

/// Which tables this server leads, and which servers are there: advisory locks of one session of
/// PostgreSQL, which frees them when the server dies.
final class TableLeases implements Cluster, AutoCloseable {
  private static final String NODES =
      """
      SELECT name FROM node
      WHERE EXISTS (
        SELECT FROM pg_locks
        WHERE locktype = 'advisory' AND granted AND objsubid = 1
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
          AND ((classid::bigint << 32) | objid::bigint) = lock_key)
      ORDER BY name
      """;

  private final ReentrantLock lock = new ReentrantLock();
  private final Set<TableId> led = ConcurrentHashMap.newKeySet();
  private final PostgresSession postgresSession;
  private Optional<String> node = Optional.empty();

  TableLeases(String url, Properties properties) {
    postgresSession = new PostgresSession(url, properties, this::begin);
  }

  /// A new session holds no locks: whatever this server led, it has to win anew.
  private void begin(Connection fresh) throws SQLException {
    led.clear();
    if (node.isPresent()) register(fresh, node.get());
  }

  @Override
  public void announce(String name) {
    locked(
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
            INSERT INTO node (name, lock_key) VALUES (?, hashtextextended(?, 1))
            ON CONFLICT DO NOTHING
            """)) {
      insert.setString(1, name);
      insert.setString(2, name);
      insert.executeUpdate();
    }
    ask(connection, "SELECT pg_try_advisory_lock(hashtextextended(?, 1))", name);
  }

  private static void unregister(Connection connection, String name) throws SQLException {
    try (var delete = connection.prepareStatement("DELETE FROM node WHERE name = ?")) {
      delete.setString(1, name);
      delete.executeUpdate();
    }
  }

  @Override
  public List<String> nodes() {
    return locked(
        connection -> LogQueries.query(connection, NODES, _ -> {}, row -> row.getString(1)));
  }

  @Override
  public boolean lead(TableId table) {
    if (led.contains(table)) return true;
    return locked(
        connection -> {
          boolean won =
              ask(connection, "SELECT pg_try_advisory_lock(hashtextextended(?, 0))", table.text());
          if (won) led.add(table);
          return won;
        });
  }

  @Override
  public boolean leads(TableId table) {
    return led.contains(table);
  }

  @Override
  public void release(TableId table) {
    if (led.remove(table))
      locked(
          connection ->
              ask(connection, "SELECT pg_advisory_unlock(hashtextextended(?, 0))", table.text()));
  }

  private static boolean ask(Connection connection, String sql, String text) throws SQLException {
    return LogQueries.query(
            connection, sql, statement -> statement.setString(1, text), row -> row.getBoolean(1))
        .getFirst();
  }

  private interface Work<T> {
    T on(Connection connection) throws SQLException;
  }

  private <T> T locked(Work<T> work) {
    lock.lock();
    try {
      return work.on(postgresSession.connection());
    } catch (SQLException e) {
      led.clear();
      postgresSession.drop();
      throw new StoreException("PostgreSQL does not answer: " + e.getMessage(), e);
    } finally {
      lock.unlock();
    }
  }

  /// The locks and the row of this server go before its session does: the database notices only
  /// some time later that a session has ended.
  @Override
  public void close() {
    try {
      locked(
          connection -> {
            LogQueries.query(connection, "SELECT pg_advisory_unlock_all()", _ -> {}, _ -> true);
            if (node.isPresent()) unregister(connection, node.get());
            return true;
          });
    } catch (StoreException _) {
      // Then its lock tells that it is gone.
    } finally {
      postgresSession.close();
    }
  }
}
