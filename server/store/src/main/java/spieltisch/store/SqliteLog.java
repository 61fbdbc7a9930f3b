package spieltisch.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.flywaydb.core.Flyway;
import spieltisch.table.Entry;
import spieltisch.table.GameKind;

/// The log in one file: for a server that is alone.
///
/// One thread writes. It takes all appends that are waiting and commits them together, so that one
/// sync to the disk serves many tables; only then are they confirmed.
public final class SqliteLog implements Log {
  private static final int MOST_IN_A_BATCH = 512;
  // How soon the writer notices that the log was closed.
  private static final long POLL_MILLIS = 50;

  private final EntryCodec codec = new EntryCodec();
  private final LinkedBlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private final Connection writing;
  private final Connection reading;
  private final ReentrantLock readLock = new ReentrantLock();
  private final Thread writer;
  private volatile List<String> alone = List.of();
  private volatile boolean closed;

  private record Waiting(
      TableId table,
      long expected,
      List<String> bodies,
      Summary summary,
      CompletableFuture<Append> answer) {}

  /// Opens the file, or makes it.
  public SqliteLog(Path file) {
    var url = "jdbc:sqlite:" + file.toAbsolutePath();
    Flyway.configure()
        .dataSource(url, null, null)
        .locations("classpath:spieltisch/store/sqlite")
        .load()
        .migrate();
    writing = connect(url);
    reading = connect(url);
    writer = Thread.ofPlatform().name("log-writer").start(this::writeUntilClosed);
  }

  private static Connection connect(String url) {
    try {
      var connection = DriverManager.getConnection(url);
      try (var statement = connection.createStatement()) {
        statement.execute("PRAGMA journal_mode = WAL");
        statement.execute("PRAGMA synchronous = FULL");
        statement.execute("PRAGMA busy_timeout = 10000");
      }
      connection.setAutoCommit(false);
      return connection;
    } catch (SQLException e) {
      throw new StoreException("the log cannot be opened: " + url, e);
    }
  }

  @Override
  public Append append(TableId table, long expected, List<Entry> entries, Summary summary) {
    if (closed) throw new IllegalStateException("the log is closed");
    var waiting =
        new Waiting(
            table,
            expected,
            entries.stream().map(codec::write).toList(),
            summary,
            new CompletableFuture<>());
    queue.add(waiting);
    return waiting.answer().join();
  }

  private void writeUntilClosed() {
    var batch = new ArrayList<Waiting>();
    try {
      while (!closed || !queue.isEmpty()) {
        var first = queue.poll(POLL_MILLIS, TimeUnit.MILLISECONDS);
        if (first == null) continue;
        batch.add(first);
        queue.drainTo(batch, MOST_IN_A_BATCH - 1);
        commit(batch);
        batch.clear();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void commit(List<Waiting> batch) {
    var answers = new ArrayList<Append>();
    try {
      for (var waiting : batch) answers.add(write(waiting));
      writing.commit();
    } catch (SQLException | RuntimeException e) {
      fail(batch, e);
      return;
    }
    for (int i = 0; i < batch.size(); i++) batch.get(i).answer().complete(answers.get(i));
  }

  private void fail(List<Waiting> batch, Exception cause) {
    try {
      writing.rollback();
    } catch (SQLException e) {
      cause.addSuppressed(e);
    }
    for (var waiting : batch)
      waiting.answer().completeExceptionally(new StoreException("not written", cause));
  }

  private Append write(Waiting waiting) throws SQLException {
    if (waiting.bodies().isEmpty()) return Append.DONE;
    if (version(waiting.table()) != waiting.expected()) return Append.CONFLICT;
    try (var insert =
        writing.prepareStatement(
            "INSERT INTO entry (table_id, version, at, body) VALUES (?, ?, ?, ?)")) {
      for (int i = 0; i < waiting.bodies().size(); i++) {
        insert.setString(1, waiting.table().text());
        insert.setLong(2, waiting.expected() + i + 1);
        insert.setLong(3, waiting.summary().updated());
        insert.setString(4, waiting.bodies().get(i));
        insert.executeUpdate();
      }
    }
    summarise(waiting.summary());
    return Append.DONE;
  }

  private long version(TableId table) throws SQLException {
    try (var select =
        writing.prepareStatement(
            "SELECT coalesce(max(version), 0) FROM entry WHERE table_id = ?")) {
      select.setString(1, table.text());
      try (var rows = select.executeQuery()) {
        rows.next();
        return rows.getLong(1);
      }
    }
  }

  private void summarise(Summary summary) throws SQLException {
    var sql =
        """
        INSERT INTO game_table (id, name, game, status, players, most, password, updated)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET
          status = excluded.status, players = excluded.players, updated = excluded.updated
        """;
    try (var upsert = writing.prepareStatement(sql)) {
      upsert.setString(1, summary.id().text());
      upsert.setString(2, summary.name());
      upsert.setString(3, summary.game().name());
      upsert.setString(4, summary.status().name());
      upsert.setString(5, String.join("\n", summary.players()));
      upsert.setInt(6, summary.most());
      upsert.setBoolean(7, summary.password());
      upsert.setLong(8, summary.updated());
      upsert.executeUpdate();
    }
  }

  @Override
  public List<Entry> read(TableId table, long from) {
    var sql = "SELECT body FROM entry WHERE table_id = ? AND version > ? ORDER BY version";
    return query(
        sql,
        statement -> {
          statement.setString(1, table.text());
          statement.setLong(2, from);
        },
        row -> codec.read(row.getString(1)));
  }

  @Override
  public List<Summary> current() {
    return query(
        "SELECT * FROM game_table WHERE status <> 'OVER' ORDER BY updated DESC, id",
        _ -> {},
        SqliteLog::summary);
  }

  @Override
  public List<Summary> recent(int most) {
    return query(
        "SELECT * FROM game_table ORDER BY updated DESC, id LIMIT ?",
        statement -> statement.setInt(1, most),
        SqliteLog::summary);
  }

  @Override
  public Optional<Summary> find(String name) {
    var sql =
        "SELECT * FROM game_table WHERE name = ? AND status <> 'OVER' ORDER BY updated DESC, id LIMIT 1";
    return query(sql, statement -> statement.setString(1, name), SqliteLog::summary).stream()
        .findFirst();
  }

  private static Summary summary(ResultSet row) throws SQLException {
    var players = row.getString("players");
    return new Summary(
        new TableId(row.getString("id")),
        row.getString("name"),
        GameKind.valueOf(row.getString("game")),
        Summary.Status.valueOf(row.getString("status")),
        players.isEmpty() ? List.of() : List.of(players.split("\n", -1)),
        row.getInt("most"),
        row.getBoolean("password"),
        row.getLong("updated"));
  }

  private interface Binding {
    void bind(PreparedStatement statement) throws SQLException;
  }

  private interface Row<T> {
    T read(ResultSet row) throws SQLException;
  }

  private <T> List<T> query(String sql, Binding binding, Row<T> row) {
    readLock.lock();
    try (var statement = reading.prepareStatement(sql)) {
      binding.bind(statement);
      var result = new ArrayList<T>();
      try (var rows = statement.executeQuery()) {
        while (rows.next()) result.add(row.read(rows));
      }
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
  public void announce(String node) {
    alone = List.of(node);
  }

  @Override
  public List<String> nodes() {
    return alone;
  }

  @Override
  public boolean lead(TableId table) {
    return true;
  }

  @Override
  public boolean leads(TableId table) {
    return true;
  }

  @Override
  public void release(TableId table) {}

  @Override
  public void close() {
    closed = true;
    try {
      writer.join();
      writing.close();
      reading.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (SQLException e) {
      throw new StoreException("the log cannot be closed", e);
    }
  }
}
