package spieltisch.store.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
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
import spieltisch.table.entry.Entry;

/// The log in one SQLite file. Only one server can use the file at a time.
///
/// After a disk failure the log opens a new connection, so the log works again as soon as the disk
/// works. Tables with damaged entries are not listed and cannot be read. Damage to one table does
/// not affect other tables.
public final class SqliteLog implements Log {
  private static final Logger LOGGER = LoggerFactory.getLogger(SqliteLog.class);
  // The number of entries after which the table heads are saved. When a file is opened, the entries
  // after the last save are read, which takes about ten milliseconds for this number.
  private static final int MAX_UNSAVED_ENTRIES = 16_000;
  // The key is the number of the table's last entry. Each entry links to the previous entry of its
  // table.
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
  private final LogFileLock fileLock;
  private final Map<TableId, LogDamage> damaged;
  // The lock is held during every append and while a table is deleted.
  private final ReentrantLock writeLock = new ReentrantLock();
  private final SqliteSession<SqliteWriter> writing;
  private final ReentrantLock readLock = new ReentrantLock();
  private final SqliteSession<Boolean> reading;
  // Each new connection for writing replaces this object.
  private volatile TableHeads heads;
  private volatile boolean isFailing;
  private final GroupCommit commits;

  /// Opens the database file. Missing database tables are created, and outdated ones are migrated.
  ///
  /// @throws StoreException if the file cannot be opened; the message says in one sentence what is
  ///   wrong and what to do
  public SqliteLog(Path file) {
    this(file, MAX_UNSAVED_ENTRIES, SqliteConnector.STANDARD);
  }

  /// Opens the database file with connections from the given connector.
  public SqliteLog(Path file, SqliteConnector connector) {
    this(file, MAX_UNSAVED_ENTRIES, connector);
  }

  SqliteLog(Path file, int maxUnsavedEntries) {
    this(file, maxUnsavedEntries, SqliteConnector.STANDARD);
  }

  private SqliteLog(Path file, int maxUnsavedEntries, SqliteConnector connector) {
    fileLock = LogFileLock.acquire(file);
    writing =
        new SqliteSession<>(
            file, connector, connection -> newWriter(connection, maxUnsavedEntries));
    reading = new SqliteSession<>(file, connector, _ -> true);
    try {
      DatabaseFile.prepare(file);
      damaged = LogScan.damagedTables(reading.open().connection());
      heads = writing.open().prepared().heads();
    } catch (SQLException | RuntimeException e) {
      writing.close();
      reading.close();
      fileLock.close();
      throw OpenFailure.of(file, e);
    }
    for (var damage : damaged.values())
      LOGGER.error("database entries damaged: {}", damage.sentence());
    commits = new GroupCommit(this::write);
  }

  private SqliteWriter newWriter(Connection connection, int maxUnsavedEntries) throws SQLException {
    var writer = new SqliteWriter(connection, new TableHeads(connection, maxUnsavedEntries));
    heads = writer.heads();
    return writer;
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

  private List<AppendResult> write(List<PendingAppend> batch) {
    writeLock.lock();
    boolean isWritten = false;
    try {
      var session = writing.open();
      var writer = session.prepared();
      var results = new ArrayList<AppendResult>();
      for (var append : batch) results.add(writer.write(append));
      writer.beforeCommit();
      session.connection().commit();
      writer.afterCommit();
      isWritten = true;
      reportRecovery();
      return results;
    } catch (SQLException e) {
      reportFailure(e);
      throw new StoreException("cannot write the log: " + e.getMessage(), e);
    } finally {
      // It is unknown whether a failed commit has taken effect. The new connection reads the true
      // state from the file.
      if (!isWritten) writing.discard();
      writeLock.unlock();
    }
  }

  /// Logs a failure. Only the first of several consecutive failures is logged.
  private void reportFailure(SQLException failure) {
    if (!isFailing) LOGGER.error("database write failed, retrying with each append", failure);
    isFailing = true;
  }

  private void reportRecovery() {
    if (isFailing) LOGGER.info("database writes succeed again");
    isFailing = false;
  }

  @Override
  public List<Entry> read(TableId table, long from) {
    var damage = damaged.get(table);
    if (damage != null) throw new StoreException(damage.sentence());
    return query(
        connection ->
            queries.read(connection, heads.committedHead(connection, table).lastEntry(), from));
  }

  @Override
  public List<TableSummary> current() {
    return query(queries::current).stream().filter(this::isIntact).toList();
  }

  @Override
  public List<TableSummary> recent(int limit) {
    return query(connection -> queries.recent(connection, limit + damaged.size())).stream()
        .filter(this::isIntact)
        .limit(limit)
        .toList();
  }

  @Override
  public List<TableSummary> finished(String name, int limit) {
    return query(connection -> queries.finished(connection, name, limit)).stream()
        .filter(this::isIntact)
        .toList();
  }

  @Override
  public Optional<TableSummary> find(String name) {
    return query(connection -> queries.find(connection, name)).stream()
        .filter(this::isIntact)
        .findFirst();
  }

  private boolean isIntact(TableSummary summary) {
    return !damaged.containsKey(summary.id());
  }

  /// Deletes expired tables, each in its own transaction, so that appends wait only briefly.
  @Override
  public int deleteExpired(Retention retention, long now) {
    var ids = new ArrayList<>(query(connection -> queries.expired(connection, retention, now)));
    ids.removeAll(damaged.keySet());
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
    boolean isDone = false;
    try {
      var connection = reading.open().connection();
      var result = work.run(connection);
      connection.commit();
      isDone = true;
      return result;
    } catch (SQLException e) {
      throw new StoreException("cannot read the log: " + e.getMessage(), e);
    } finally {
      if (!isDone) reading.discard();
      readLock.unlock();
    }
  }

  /// Does nothing: no other server writes to this file, so listeners would never be called.
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
    writeLock.lock();
    readLock.lock();
    try {
      writing.close();
      reading.close();
      fileLock.close();
    } finally {
      readLock.unlock();
      writeLock.unlock();
    }
  }
}
