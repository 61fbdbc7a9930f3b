package spieltisch.store.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;
import org.flywaydb.core.Flyway;
import spieltisch.store.Cluster;
import spieltisch.store.GroupCommit;
import spieltisch.store.Log;
import spieltisch.store.LogQueries;
import spieltisch.store.PendingAppend;
import spieltisch.store.Retention;
import spieltisch.store.SingleNode;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.table.Entry;

/// The log in one file: for a server that is alone.
public final class SqliteLog implements Log {
  // A page that many appends change goes back into the file once for all of them: 16 MB at most
  // wait.
  private static final int PAGES_BEFORE_CHECKPOINT = 4_000;
  // So many are looked through in some ten milliseconds when the file is opened.
  private static final int MOST_UNNOTED = 16_000;
  private static final Properties PROPERTIES = properties();
  // From the newest entry of a table back from one to the one before it.
  private static final LogQueries.Entries CHAINED =
      new LogQueries.Entries(
          """
          WITH RECURSIVE chain (previous, version, body) AS (
            SELECT previous, version, body FROM entry WHERE number = ?1 AND version > ?2
            UNION ALL
            SELECT entry.previous, entry.version, entry.body FROM chain
            JOIN entry ON number = chain.previous WHERE entry.version > ?2
          )
          SELECT body FROM chain ORDER BY version
          """,
          """
          WITH RECURSIVE chain (number, previous) AS (
            SELECT number, previous FROM entry WHERE number = ?1
            UNION ALL
            SELECT entry.number, entry.previous FROM chain
            JOIN entry ON entry.number = chain.previous
          )
          DELETE FROM entry WHERE number IN (SELECT number FROM chain)
          """);

  private final LogQueries tables = new LogQueries(CHAINED);
  private final Cluster alone = new SingleNode();
  private final Connection writing;
  // Whoever writes holds it, and whoever removes.
  private final ReentrantLock writeLock = new ReentrantLock();
  private final TableHeads tableHeads;
  private final SqliteWriter writer;
  private final Connection reading;
  private final ReentrantLock readLock = new ReentrantLock();
  private final GroupCommit commits;

  /// Opens the file, or makes it.
  public SqliteLog(Path file) {
    this(file, MOST_UNNOTED);
  }

  SqliteLog(Path file, int mostUnnoted) {
    var url = "jdbc:sqlite:" + file.toAbsolutePath();
    Flyway.configure()
        .dataSource(url, null, null)
        .locations("classpath:spieltisch/store/migration/sqlite")
        .load()
        .migrate();
    writing = connect(url);
    try {
      tableHeads = new TableHeads(writing, mostUnnoted);
      writer = new SqliteWriter(writing, tableHeads);
    } catch (SQLException e) {
      throw new StoreException("the log cannot be written", e);
    }
    reading = connect(url);
    commits = new GroupCommit(this::write);
  }

  /// Nobody wants to know the numbers of new rows, which cost a query each.
  private static Properties properties() {
    var properties = new Properties();
    properties.setProperty("jdbc.get_generated_keys", "false");
    return properties;
  }

  private static Connection connect(String url) {
    try {
      var connection = DriverManager.getConnection(url, PROPERTIES);
      try (var statement = connection.createStatement()) {
        statement.execute("PRAGMA journal_mode = WAL");
        statement.execute("PRAGMA synchronous = FULL");
        statement.execute("PRAGMA busy_timeout = 10000");
        statement.execute("PRAGMA wal_autocheckpoint = " + PAGES_BEFORE_CHECKPOINT);
      }
      connection.setAutoCommit(false);
      return connection;
    } catch (SQLException e) {
      throw new StoreException("the log cannot be opened: " + url, e);
    }
  }

  @Override
  public CompletableFuture<Append> append(
      TableId table, long expected, List<Entry> entries, TableSummary tableSummary) {
    return commits.append(table, expected, tables.bodies(entries), tableSummary);
  }

  private List<Append> write(List<PendingAppend> batch) {
    writeLock.lock();
    try {
      var answers = new ArrayList<Append>();
      for (var pendingAppend : batch) answers.add(writer.write(pendingAppend));
      writer.noteIfDue();
      writing.commit();
      writer.committed();
      return answers;
    } catch (SQLException e) {
      rollBack(e);
      throw new StoreException("the log cannot be written", e);
    } finally {
      writeLock.unlock();
    }
  }

  private void rollBack(SQLException cause) {
    writer.rolledBack();
    try {
      writing.rollback();
    } catch (SQLException e) {
      cause.addSuppressed(e);
    }
  }

  @Override
  public List<Entry> read(TableId table, long from) {
    return look(
        connection -> tables.read(connection, tableHeads.of(connection, table).newest(), from));
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

  /// One table a transaction, so that nobody who plays waits for long.
  @Override
  public int forget(Retention retention, long now) {
    var ids = look(connection -> tables.forgettable(connection, retention, now));
    for (var id : ids) remove(id);
    return ids.size();
  }

  private void remove(TableId id) {
    writeLock.lock();
    try {
      look(
          connection -> {
            tables.remove(connection, id, tableHeads.of(connection, id).newest());
            return id;
          });
      tableHeads.forget(id);
    } finally {
      writeLock.unlock();
    }
  }

  private interface Look<T> {
    T on(Connection connection) throws SQLException;
  }

  private <T> T look(Look<T> look) {
    readLock.lock();
    try {
      var result = look.on(reading);
      reading.commit();
      return result;
    } catch (SQLException e) {
      throw new StoreException("the log cannot be read", e);
    } finally {
      readLock.unlock();
    }
  }

  /// Nobody else writes to this file, so there is never anything to tell.
  @Override
  public void follow(Follower follower) {}

  @Override
  public boolean isShared() {
    return false;
  }

  @Override
  public Cluster servers() {
    return alone;
  }

  @Override
  public void close() {
    commits.close();
    try {
      writing.close();
      reading.close();
    } catch (SQLException e) {
      throw new StoreException("the log cannot be closed", e);
    }
  }
}
