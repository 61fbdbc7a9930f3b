package spieltisch.store.postgres;

import java.sql.Array;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import spieltisch.store.Cluster;
import spieltisch.store.LogQueries;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;

/// The live servers, and the tables that each of them leads.
///
/// A server is alive while its PostgreSQL session holds the advisory lock of its name. The database
/// releases the lock when the session ends. The leader of a table stands in the row of the table; a
/// table whose leader is not alive is free. Locks for each table would exhaust the lock memory of
/// PostgreSQL, whose size is fixed at its start.
final class TableLeases implements Cluster, AutoCloseable {
  private static final String IS_ALIVE =
      """
      EXISTS (
        SELECT FROM pg_locks
        WHERE locktype = 'advisory' AND granted AND objsubid = 1
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
          AND ((classid::bigint << 32) | objid::bigint) = lock_key)
      """;
  private static final String SELECT_NODES =
      "SELECT name, notifications, " + IS_ALIVE + " FROM node ORDER BY name";
  private static final String FORGET = "DELETE FROM node WHERE name = ANY (?) AND NOT " + IS_ALIVE;
  private static final String SELECT_OWN_AND_FREE =
      """
      SELECT id, leader FROM game_table
      WHERE status <> 'OVER' AND (leader IS NULL OR leader = ? OR leader <> ALL (?))
      """;
  // The condition is checked again on the locked row, so only one of several servers succeeds.
  private static final String LEAD =
      """
      UPDATE game_table SET leader = ?
      WHERE id = ANY (?) AND (leader IS NULL OR leader <> ALL (?))
      RETURNING id
      """;
  private static final String RELEASE =
      "UPDATE game_table SET leader = NULL WHERE id = ? AND leader = ? AND status <> 'OVER'";
  private static final String RELEASE_ALL =
      "UPDATE game_table SET leader = NULL WHERE leader = ? AND status <> 'OVER'";

  // This version of the program expects one notification for each commit.
  private static final int BATCHES = 2;

  // After a fail-over of the database the servers return one after the other. Until then a server
  // that was alive counts as listening, so that it misses no notification.
  private static final long ABSENCE_NANOS = Duration.ofSeconds(60).toNanos();

  private final ReentrantLock lock = new ReentrantLock();
  private final Runnable onNewAudience;
  private final LongSupplier nanoTime;
  private final PostgresSession session;
  private final Set<TableId> held = ConcurrentHashMap.newKeySet();
  private final Map<String, Long> lastSeen = new HashMap<>();
  private final Map<String, Long> absentSince = new HashMap<>();
  private Optional<String> node = Optional.empty();
  private List<String> live = List.of();
  private volatile Audience audience = Audience.UNKNOWN;

  /// A server that has announced itself and has not closed its log.
  ///
  /// @param notifications the kind of notifications that the server expects
  private record Node(String name, int notifications, boolean isAlive) {}

  /// A table and the name of the server that leads it, or empty.
  private record Led(TableId table, Optional<String> leader) {}

  /// @param onNewAudience a task that runs when another server appears and this server was alone
  ///   before
  /// @param nanoTime a monotonic clock
  TableLeases(String url, Properties properties, Runnable onNewAudience, LongSupplier nanoTime) {
    this.onNewAudience = onNewAudience;
    this.nanoTime = nanoTime;
    session = new PostgresSession(url, properties, this::prepare);
  }

  /// Prepares a new session. A lost change of a leader does no harm, so no commit waits for the
  /// disk.
  private void prepare(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("SET synchronous_commit = off");
    }
    if (node.isPresent()) register(connection, node.get());
  }

  @Override
  public void announce(String name) {
    withSession(
        connection -> {
          node = Optional.of(name);
          live = List.of(name);
          register(connection, name);
          return true;
        });
  }

  /// Takes the lock before it writes the row, so that no other server deletes the row of a server
  /// that just returns.
  private static void register(Connection connection, String name) throws SQLException {
    LogQueries.query(
        connection,
        "SELECT pg_try_advisory_lock(hashtextextended(?, 1))",
        statement -> statement.setString(1, name),
        _ -> true);
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
  }

  @Override
  public List<String> nodes() {
    return withSession(
        connection -> {
          var nodes =
              LogQueries.query(
                  connection,
                  SELECT_NODES,
                  _ -> {},
                  row -> new Node(row.getString(1), row.getInt(2), row.getBoolean(3)));
          updateAudience(nodes);
          forgetAbsent(connection, nodes);
          live = nodes.stream().filter(Node::isAlive).map(Node::name).toList();
          return live;
        });
  }

  private void updateAudience(List<Node> nodes) {
    long now = nanoTime.getAsLong();
    for (var it : nodes) if (it.isAlive()) lastSeen.put(it.name(), now);
    lastSeen.values().removeIf(seen -> now - seen > ABSENCE_NANOS);
    var others =
        nodes.stream()
            .filter(it -> lastSeen.containsKey(it.name()) && !isThisServer(it.name()))
            .toList();
    boolean wasAlone = audience.isEmpty();
    audience =
        node.isEmpty()
            ? Audience.UNKNOWN
            : new Audience(
                others.stream().anyMatch(it -> it.notifications() >= BATCHES),
                others.stream().anyMatch(it -> it.notifications() < BATCHES));
    if (wasAlone && !audience.isEmpty()) onNewAudience.run();
  }

  /// Deletes the rows of servers that died. A server that was only cut off writes its row again
  /// when it returns.
  private void forgetAbsent(Connection connection, List<Node> nodes) throws SQLException {
    long now = nanoTime.getAsLong();
    var absent = nodes.stream().filter(it -> !it.isAlive()).map(Node::name).toList();
    absentSince.keySet().retainAll(absent);
    var forgotten =
        absent.stream()
            .filter(name -> now - absentSince.computeIfAbsent(name, _ -> now) > ABSENCE_NANOS)
            .toList();
    if (forgotten.isEmpty()) return;
    try (var delete = connection.prepareStatement(FORGET)) {
      delete.setArray(1, textArray(connection, forgotten));
      delete.executeUpdate();
    }
  }

  private boolean isThisServer(String name) {
    return node.equals(Optional.of(name));
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
          if (node.isEmpty()) return false;
          held.addAll(lead(connection, node.get(), Set.of(table), textArray(connection, live)));
          return held.contains(table);
        });
  }

  /// The row of a table is the truth: a server that was taken for dead stops leading here.
  @Override
  public Set<TableId> tryLeadAll(Collection<TableId> tables) {
    return withSession(
        connection -> {
          if (node.isEmpty()) return Set.of();
          var liveNames = textArray(connection, live);
          var led = new HashSet<TableId>();
          var free = new HashSet<TableId>();
          for (var table : ownAndFree(connection, node.get(), liveNames)) {
            if (table.leader().equals(node)) led.add(table.table());
            else if (tables.contains(table.table())) free.add(table.table());
          }
          if (!free.isEmpty()) led.addAll(lead(connection, node.get(), free, liveNames));
          held.retainAll(led);
          held.addAll(led);
          led.retainAll(tables);
          return led;
        });
  }

  private static List<Led> ownAndFree(Connection connection, String name, Array liveNames)
      throws SQLException {
    return LogQueries.query(
        connection,
        SELECT_OWN_AND_FREE,
        statement -> {
          statement.setString(1, name);
          statement.setArray(2, liveNames);
        },
        row -> new Led(new TableId(row.getString(1)), Optional.ofNullable(row.getString(2))));
  }

  private static List<TableId> lead(
      Connection connection, String name, Collection<TableId> tables, Array liveNames)
      throws SQLException {
    var ids = textArray(connection, tables.stream().map(TableId::text).toList());
    return LogQueries.query(
        connection,
        LEAD,
        statement -> {
          statement.setString(1, name);
          statement.setArray(2, ids);
          statement.setArray(3, liveNames);
        },
        row -> new TableId(row.getString(1)));
  }

  private static Array textArray(Connection connection, List<String> texts) throws SQLException {
    return connection.createArrayOf("text", texts.toArray());
  }

  @Override
  public boolean leads(TableId table) {
    return held.contains(table);
  }

  @Override
  public void release(TableId table) {
    if (held.contains(table)) withSession(connection -> release(connection, table));
  }

  private boolean release(Connection connection, TableId table) throws SQLException {
    held.remove(table);
    update(connection, RELEASE, table.text(), node.orElseThrow());
    return true;
  }

  private static void update(Connection connection, String sql, String... parameters)
      throws SQLException {
    try (var statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < parameters.length; i++) statement.setString(i + 1, parameters[i]);
      statement.executeUpdate();
    }
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

  /// Releases the tables and deletes the row of this server before the session ends. The explicit
  /// release is necessary because the database may notice the end of a session late.
  @Override
  public void close() {
    try {
      withSession(
          connection -> {
            held.clear();
            if (node.isEmpty()) return true;
            update(connection, RELEASE_ALL, node.get());
            update(connection, "DELETE FROM node WHERE name = ?", node.get());
            return true;
          });
    } catch (StoreException _) {
      // The database itself releases the lock of the name when it notices the end of the session.
    } finally {
      session.close();
    }
  }
}
