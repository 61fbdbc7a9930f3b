package spieltisch.store.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
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
import spieltisch.table.entry.Entry;

/// The log in a PostgreSQL database, which any number of servers can share.
///
/// If two servers append the same version of a table, the unique key of the entries lets only one
/// append succeed. While the database is unavailable, reads and appends are retried for up to a
/// minute. The entries are stored with the unique id of their append, so a retry does not write
/// entries twice.
public final class PostgresLog implements Log {
  private static final Logger LOGGER = LoggerFactory.getLogger(PostgresLog.class);
  private static final String CANNOT_OPEN = "cannot open the database: ";
  private static final int READ_POOL_SIZE = 8;
  private static final LogQueries.EntrySql ENTRIES_BY_KEY =
      new LogQueries.EntrySql(
          "SELECT body FROM entry WHERE table_id = ? AND version > ? ORDER BY version",
          "DELETE FROM entry WHERE table_id = ?");

  private final LogQueries queries = new LogQueries(ENTRIES_BY_KEY);
  private final PostgresFailover failover = new PostgresFailover();
  private final HikariDataSource readPool;
  private final PostgresSession writeSession;
  private final TableLeases leases;
  private final PostgresNotifications notifications;
  private final GroupCommit commits;
  // The number of times that another server has appeared while this server was alone.
  private final AtomicInteger newAudiences = new AtomicInteger();
  // Only the writer thread uses the following fields.
  private int toldAudiences;
  private @Nullable PostgresWriter writer;

  /// Opens the database. Missing database tables are created, and outdated ones are migrated.
  ///
  /// @param url the JDBC address `jdbc:postgresql://…`, with several hosts if there is a standby
  ///   server
  public PostgresLog(String url) {
    var properties = PostgresFailover.properties();
    migrate(url);
    try {
      readPool = new HikariDataSource(pool(url, properties));
    } catch (RuntimeException e) {
      throw new StoreException(CANNOT_OPEN + firstLine(e), e);
    }
    writeSession = new PostgresSession(url, properties, opened -> opened.setAutoCommit(false));
    leases = new TableLeases(url, properties, this::announceAllTables, System::nanoTime);
    notifications = new PostgresNotifications(url, properties);
    commits = new GroupCommit(this::writeWithRetry);
  }

  /// Creates missing database tables and migrates outdated ones. Other servers may use the database
  /// meanwhile: a migration that waits for a lock gives up soon, so that their requests do not
  /// queue behind it, and tries again.
  public static void migrate(String url) {
    var properties = new HashMap<String, String>();
    PostgresFailover.properties().forEach((name, value) -> properties.put("" + name, "" + value));
    var flyway =
        Flyway.configure()
            .dataSource(url, null, null)
            .jdbcProperties(properties)
            .initSql("SET lock_timeout = '2s'")
            .locations("classpath:spieltisch/store/migration/postgres")
            .load();
    try (var failover = new PostgresFailover()) {
      failover.retry(CANNOT_OPEN, () -> migrate(flyway), failure -> giveUpIfAlone(url, failure));
    }
  }

  private static boolean migrate(Flyway flyway) throws SQLException {
    try {
      flyway.migrate();
      return true;
    } catch (RuntimeException e) {
      for (Throwable cause = e; cause != null; cause = cause.getCause())
        if (cause instanceof SQLException failure) throw failure;
      throw new StoreException(CANNOT_OPEN + firstLine(e), e);
    }
  }

  /// A single database that cannot be reached is probably a wrong address, which the host should
  /// see at once. One of several may be taking over.
  private static void giveUpIfAlone(String url, SQLException failure) {
    boolean isUnreachable = String.valueOf(failure.getSQLState()).startsWith("08");
    if (isUnreachable && !url.contains(","))
      throw new StoreException(CANNOT_OPEN + firstLine(failure), failure);
    LOGGER.warn("database migration failed: {}", firstLine(failure));
  }

  public static String firstLine(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  private static HikariConfig pool(String url, Properties properties) {
    var config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setDataSourceProperties(properties);
    config.setMaximumPoolSize(READ_POOL_SIZE);
    config.setConnectionTimeout(PostgresFailover.TIMEOUT.toMillis());
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

  /// Writes a batch. A broken connection is replaced before the next attempt.
  private List<AppendResult> writeWithRetry(List<PendingAppend> batch) {
    return failover.retry(
        "cannot write the log: ",
        () -> write(batch),
        failure -> {
          writeSession.discard();
          LOGGER.warn("database write failed: {}", firstLine(failure));
        });
  }

  private List<AppendResult> write(List<PendingAppend> batch) throws SQLException {
    var connection = writeSession.connection();
    var current = writerFor(connection);
    int seen = newAudiences.get();
    var audience = leases.audience();
    var results = new ArrayList<AppendResult>();
    var stored = new ArrayList<PendingAppend>();
    for (var append : batch) {
      var result = current.write(append);
      if (result == AppendResult.APPENDED && !append.isProbe()) stored.add(append);
      results.add(result);
    }
    PostgresNotifications.send(connection, stored, audience, seen != toldAudiences);
    connection.commit();
    toldAudiences = seen;
    return results;
  }

  /// Notifies a server that has just appeared that any table may have new entries. The writer
  /// thread sends this notification, so that all earlier commits without a notification are stored
  /// by then.
  private void announceAllTables() {
    newAudiences.incrementAndGet();
    var _ = commits.probe();
  }

  private PostgresWriter writerFor(Connection connection) throws SQLException {
    var current = writer;
    if (current == null || !current.uses(connection)) current = new PostgresWriter(connection);
    writer = current;
    return current;
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
  public List<TableSummary> finished(String name, int limit) {
    return query(connection -> queries.finished(connection, name, limit));
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
    return failover.retry(
        "cannot read the log: ",
        () -> {
          try (var connection = readPool.getConnection()) {
            return work.run(connection);
          }
        },
        _ -> {});
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
    failover.close();
    commits.close();
    notifications.close();
    leases.close();
    writeSession.close();
    readPool.close();
  }
}
