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

/// The log in PostgreSQL: for as many servers as wanted.
///
/// The unique key of an entry decides who was first. When the database goes away for a while,
/// appends wait for it to come back; whether one had arrived before is seen by its origin, so none
/// is lost and none is doubled.
public final class PostgresLog implements Log {
  private static final Logger LOGGER = LoggerFactory.getLogger(PostgresLog.class);
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final long RETRY_MILLIS = 100;
  private static final int READERS = 8;
  private static final LogQueries.Entries BY_KEY =
      new LogQueries.Entries(
          "SELECT body FROM entry WHERE table_id = ? AND version > ? ORDER BY version",
          "DELETE FROM entry WHERE table_id = ?");

  private final LogQueries tables = new LogQueries(BY_KEY);
  private final HikariDataSource readers;
  private final PostgresSession writer;
  private final TableLeases tableLeases;
  private final PostgresNotifications postgresNotifications;
  private final GroupCommit commits;
  // Used by the one thread that writes.
  private @Nullable PostgresWriter hand;
  private volatile boolean closed;

  /// Opens the database, and makes or changes its tables if need be.
  ///
  /// @param url `jdbc:postgresql://…`, with several hosts if there is a standby
  public PostgresLog(String url) {
    var properties = properties();
    try {
      Flyway.configure()
          .dataSource(url, null, null)
          .locations("classpath:spieltisch/store/migration/postgres")
          .load()
          .migrate();
      readers = new HikariDataSource(pool(url, properties));
    } catch (RuntimeException e) {
      throw new StoreException("the database cannot be opened: " + firstLine(e), e);
    }
    writer = new PostgresSession(url, properties, fresh -> fresh.setAutoCommit(false));
    tableLeases = new TableLeases(url, properties);
    postgresNotifications = new PostgresNotifications(url, properties);
    commits = new GroupCommit(this::writeInTheEnd);
  }

  private static String firstLine(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  /// A connection that hangs is as good as broken. What the address says goes before.
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
    config.setMaximumPoolSize(READERS);
    config.setConnectionTimeout(PATIENCE.toMillis());
    config.setPoolName("log-readers");
    return config;
  }

  @Override
  public CompletableFuture<Append> append(
      TableId table, long expected, List<Entry> entries, TableSummary tableSummary) {
    return commits.append(table, expected, tables.bodies(entries), tableSummary);
  }

  /// Tries until it is written, refused by the key, or all patience is gone.
  private List<Append> writeInTheEnd(List<PendingAppend> batch) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      try {
        return write(batch);
      } catch (SQLException e) {
        writer.drop();
        if (closed || !isPassing(e) || System.nanoTime() > end)
          throw new StoreException("the log cannot be written: " + firstLine(e), e);
        LOGGER.warn("the log is tried again: {}", firstLine(e));
        pause();
      }
    }
  }

  private List<Append> write(List<PendingAppend> batch) throws SQLException {
    var connection = writer.connection();
    var hand = handOn(connection);
    var answers = new ArrayList<Append>();
    for (var pendingAppend : batch) {
      var answer = hand.write(pendingAppend);
      if (answer == Append.DONE) PostgresNotifications.tell(connection, pendingAppend);
      answers.add(answer);
    }
    connection.commit();
    return answers;
  }

  private PostgresWriter handOn(Connection connection) throws SQLException {
    var known = hand;
    if (known != null && known.isOn(connection)) return known;
    var fresh = new PostgresWriter(connection);
    hand = fresh;
    return fresh;
  }

  /// Whether it may go better next time: the connection broke, the server is going down, coming up
  /// or only a standby yet, or two got in each other's way.
  private static boolean isPassing(SQLException e) {
    var state = String.valueOf(e.getSQLState());
    return state.startsWith("08")
        || state.startsWith("57P")
        || state.startsWith("40")
        || state.startsWith("53")
        || state.equals("25006");
  }

  private static void pause() {
    try {
      Thread.sleep(RETRY_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public List<Entry> read(TableId table, long from) {
    return look(connection -> tables.read(connection, table.text(), from));
  }

  @Override
  public List<TableSummary> current() {
    return look(tables::current);
  }

  @Override
  public List<TableSummary> recent(int most) {
    return look(connection -> tables.recent(connection, most));
  }

  @Override
  public Optional<TableSummary> find(String name) {
    return look(connection -> tables.find(connection, name));
  }

  @Override
  public int forget(Retention retention, long now) {
    var ids = look(connection -> tables.forgettable(connection, retention, now));
    for (var id : ids)
      look(
          connection -> {
            connection.setAutoCommit(false);
            tables.remove(connection, id, id.text());
            connection.commit();
            return id;
          });
    return ids.size();
  }

  private interface Look<T> {
    T on(Connection connection) throws SQLException;
  }

  private <T> T look(Look<T> look) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      try (var connection = readers.getConnection()) {
        return look.on(connection);
      } catch (SQLException e) {
        if (closed || !isPassing(e) || System.nanoTime() > end)
          throw new StoreException("the log cannot be read: " + firstLine(e), e);
        pause();
      }
    }
  }

  @Override
  public void follow(Follower follower) {
    postgresNotifications.follow(follower);
  }

  @Override
  public boolean isShared() {
    return true;
  }

  @Override
  public Cluster servers() {
    return tableLeases;
  }

  @Override
  public void close() {
    closed = true;
    commits.close();
    postgresNotifications.close();
    tableLeases.close();
    writer.close();
    readers.close();
  }
}
