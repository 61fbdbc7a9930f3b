package spieltisch.store.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import org.flywaydb.core.Flyway;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.store.Cluster;
import spieltisch.store.GroupCommit;
import spieltisch.store.Log;
import spieltisch.store.LogQueries;
import spieltisch.store.PendingAppend;
import spieltisch.store.Retention;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.table.Entry;

/// The log in a PostgreSQL database, which any number of servers can share.
///
/// If two servers append the same version of a table, the unique key of the entries lets only one
/// append succeed. While the database is unavailable, reads and appends are retried. A retried
/// append is recognised by its origin, so no entry is lost or written twice.
public final class PostgresLog implements Log {
  private static final Logger LOGGER = LoggerFactory.getLogger(PostgresLog.class);
  private static final Duration RETRY_TIMEOUT = Duration.ofSeconds(60);
  private static final long RETRY_MILLIS = 100;
  private static final int READ_POOL_SIZE = 8;
  private static final LogQueries.EntrySql ENTRIES_BY_KEY =
      new LogQueries.EntrySql(
          "SELECT body FROM entry WHERE table_id = ? AND version > ? ORDER BY version",
          "DELETE FROM entry WHERE table_id = ?");

  private final LogQueries queries = new LogQueries(ENTRIES_BY_KEY);
  private final HikariDataSource readPool;
  private final PostgresSession writeSession;
  private final TableLeases leases;
  private final PostgresNotifications notifications;
  private final GroupCommit commits;
  // Only the writer thread uses this field.
  private @Nullable PostgresWriter writer;
  private volatile boolean closed;

  /// Opens the database. Tables that are missing or outdated are created or migrated.
  ///
  /// @param url the JDBC address `jdbc:postgresql://…`, with several hosts if there is a standby
  ///   server
  public PostgresLog(String url) {
    var properties = properties();
    try {
      Flyway.configure()
          .dataSource(url, null, null)
          .locations("classpath:spieltisch/store/migration/postgres")
          .load()
          .migrate();
      readPool = new HikariDataSource(pool(url, properties));
    } catch (RuntimeException e) {
      throw new StoreException("cannot open the database: " + firstLine(e), e);
    }
    writeSession = new PostgresSession(url, properties, opened -> opened.setAutoCommit(false));
    leases = new TableLeases(url, properties);
    notifications = new PostgresNotifications(url, properties);
    commits = new GroupCommit(this::writeWithRetry);
  }

  private static String firstLine(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  /// Returns the default connection properties. Their time-outs make a hanging connection fail. The
  /// URL overrides the defaults.
  private static Properties properties() {
    var properties = new Properties();
    properties.setProperty("socketTimeout", "10");
    properties.setProperty("connectTimeout", "5");
    properties.setProperty("tcpKeepAlive", "true");
    properties.setProperty("targetServerType", "primary");
    properties.setProperty("ApplicationName", "spieltisch");
    return properties;
  }

  private static HikariConfig pool(String url, Properties properties) {
    var config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setDataSourceProperties(properties);
    config.setMaximumPoolSize(READ_POOL_SIZE);
    config.setConnectionTimeout(RETRY_TIMEOUT.toMillis());
    config.setPoolName("log-readers");
    return config;
  }

  @Override
  public CompletableFuture<AppendResult> append(
      TableId table, long expectedVersion, List<Entry> entries, TableSummary summary) {
    return commits.append(table, expectedVersion, queries.encode(entries), summary);
  }

  @Override
  public CompletableFuture<Void> probe() {
    return commits.probe();
  }

  /// Writes a batch, and retries after transient failures until `RETRY_TIMEOUT` has passed.
  private List<AppendResult> writeWithRetry(List<PendingAppend> batch) {
    long deadline = System.nanoTime() + RETRY_TIMEOUT.toNanos();
    while (true) {
      try {
        return write(batch);
      } catch (SQLException e) {
        writeSession.discard();
        pauseOrFail("cannot write the log: ", e, deadline);
        LOGGER.warn("database write failed, retrying: {}", firstLine(e));
      }
    }
  }

  private List<AppendResult> write(List<PendingAppend> batch) throws SQLException {
    var connection = writeSession.connection();
    var current = writerFor(connection);
    var results = new ArrayList<AppendResult>();
    for (var append : batch) {
      var result = current.write(append);
      if (result == AppendResult.APPENDED && !append.isProbe())
        PostgresNotifications.send(connection, append);
      results.add(result);
    }
    connection.commit();
    return results;
  }

  private PostgresWriter writerFor(Connection connection) throws SQLException {
    var current = writer;
    if (current == null || !current.uses(connection)) current = new PostgresWriter(connection);
    writer = current;
    return current;
  }

  /// Returns whether a retry may succeed. A retry helps if the connection broke, if two
  /// transactions conflicted, or if the server is starting, stopping, overloaded or still a
  /// standby.
  private static boolean isTransient(SQLException e) {
    var state = String.valueOf(e.getSQLState());
    return state.startsWith("08")
        || state.startsWith("57P")
        || state.startsWith("40")
        || state.startsWith("53")
        || state.equals("25006");
  }

  /// Pauses before the next attempt, or throws if no further attempt is allowed.
  private void pauseOrFail(String message, SQLException failure, long deadline) {
    if (closed || !isTransient(failure) || System.nanoTime() > deadline)
      throw new StoreException(message + firstLine(failure), failure);
    try {
      Thread.sleep(RETRY_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public List<Entry> read(TableId table, long from) {
    return query(connection -> queries.read(connection, table.text(), from));
  }

  @Override
  public List<TableSummary> current() {
    return query(queries::current);
  }

  @Override
  public List<TableSummary> recent(int limit) {
    return query(connection -> queries.recent(connection, limit));
  }

  @Override
  public Optional<TableSummary> find(String name) {
    return query(connection -> queries.find(connection, name));
  }

  @Override
  public int deleteExpired(Retention retention, long now) {
    var ids = query(connection -> queries.expired(connection, retention, now));
    for (var id : ids)
      query(
          connection -> {
            connection.setAutoCommit(false);
            queries.deleteTable(connection, id, id.text());
            connection.commit();
            return id;
          });
    return ids.size();
  }

  private <T> T query(LogQueries.Work<T> work) {
    long deadline = System.nanoTime() + RETRY_TIMEOUT.toNanos();
    while (true) {
      try (var connection = readPool.getConnection()) {
        return work.run(connection);
      } catch (SQLException e) {
        pauseOrFail("cannot read the log: ", e, deadline);
      }
    }
  }

  @Override
  public void addListener(AppendListener listener) {
    notifications.addListener(listener);
  }

  @Override
  public boolean isShared() {
    return true;
  }

  @Override
  public Cluster cluster() {
    return leases;
  }

  @Override
  public void close() {
    closed = true;
    commits.close();
    notifications.close();
    leases.close();
    writeSession.close();
    readPool.close();
  }
}
