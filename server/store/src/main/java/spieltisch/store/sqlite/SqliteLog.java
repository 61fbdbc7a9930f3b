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

/// The log in one SQLite file, for a single server.
public final class SqliteLog implements Log {
  // A page that many appends change is copied from the write-ahead log to the file once. The
  // write-ahead log grows to about 16 MB.
  private static final int CHECKPOINT_PAGES = 4_000;
  // Reading this many entries when the file is opened takes some ten milliseconds.
  private static final int MAX_UNSAVED_ENTRIES = 16_000;
  private static final Properties PROPERTIES = properties();
  // The key is the number of the last entry; each entry links to the previous one of its table.
  private static final LogQueries.EntrySql LINKED_ENTRIES =
      new LogQueries.EntrySql(
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

  private final LogQueries queries = new LogQueries(LINKED_ENTRIES);
  private final Cluster cluster = new SingleNode();
  private final Connection writeConnection;
  // Held while writing and while deleting a table.
  private final ReentrantLock writeLock = new ReentrantLock();
  private final TableHeads heads;
  private final SqliteWriter writer;
  private final Connection readConnection;
  private final ReentrantLock readLock = new ReentrantLock();
  private final GroupCommit commits;

  /// Opens the file; creates or migrates its tables if necessary.
  public SqliteLog(Path file) {
    this(file, MAX_UNSAVED_ENTRIES);
  }

  SqliteLog(Path file, int maxUnsavedEntries) {
    var url = "jdbc:sqlite:" + file.toAbsolutePath();
    Flyway.configure()
        .dataSource(url, null, null)
        .locations("classpath:spieltisch/store/migration/sqlite")
        .load()
        .migrate();
    writeConnection = connect(url);
    try {
      heads = new TableHeads(writeConnection, maxUnsavedEntries);
      writer = new SqliteWriter(writeConnection, heads);
    } catch (SQLException e) {
      throw new StoreException("cannot write the log", e);
    }
    readConnection = connect(url);
    commits = new GroupCommit(this::write);
  }

  /// Turns off generated keys, which cost a query per insert.
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
        statement.execute("PRAGMA wal_autocheckpoint = " + CHECKPOINT_PAGES);
      }
      connection.setAutoCommit(false);
      return connection;
    } catch (SQLException e) {
      throw new StoreException("cannot open the log: " + url, e);
    }
  }

  @Override
  public CompletableFuture<AppendResult> append(
      TableId table, long expectedVersion, List<Entry> entries, TableSummary summary) {
    return commits.append(table, expectedVersion, queries.encode(entries), summary);
  }

  private List<AppendResult> write(List<PendingAppend> batch) {
    writeLock.lock();
    try {
      var results = new ArrayList<AppendResult>();
      for (var append : batch) results.add(writer.write(append));
      writer.beforeCommit();
      writeConnection.commit();
      writer.afterCommit();
      return results;
    } catch (SQLException e) {
      rollBack(e);
      throw new StoreException("cannot write the log", e);
    } finally {
      writeLock.unlock();
    }
  }

  private void rollBack(SQLException cause) {
    writer.afterRollback();
    try {
      writeConnection.rollback();
    } catch (SQLException e) {
      cause.addSuppressed(e);
    }
  }

  @Override
  public List<Entry> read(TableId table, long from) {
    return query(
        connection ->
            queries.read(connection, heads.committedHead(connection, table).lastEntry(), from));
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

  /// Deletes each table in its own transaction, so that appends wait only briefly.
  @Override
  public int deleteExpired(Retention retention, long now) {
    var ids = query(connection -> queries.expired(connection, retention, now));
    for (var id : ids) delete(id);
    return ids.size();
  }

  private void delete(TableId id) {
    writeLock.lock();
    try {
      query(
          connection -> {
            queries.deleteTable(connection, id, heads.committedHead(connection, id).lastEntry());
            return id;
          });
      heads.remove(id);
    } finally {
      writeLock.unlock();
    }
  }

  private <T> T query(LogQueries.Work<T> work) {
    readLock.lock();
    try {
      var result = work.run(readConnection);
      readConnection.commit();
      return result;
    } catch (SQLException e) {
      throw new StoreException("cannot read the log", e);
    } finally {
      readLock.unlock();
    }
  }

  /// No other server writes to this file, so listeners are never called.
  @Override
  public void addListener(AppendListener listener) {}

  @Override
  public boolean isShared() {
    return false;
  }

  @Override
  public Cluster cluster() {
    return cluster;
  }

  @Override
  public void close() {
    commits.close();
    try {
      writeConnection.close();
      readConnection.close();
    } catch (SQLException e) {
      throw new StoreException("cannot close the log", e);
    }
  }
}
