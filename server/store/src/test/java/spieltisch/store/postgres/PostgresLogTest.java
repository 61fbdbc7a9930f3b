package spieltisch.store.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import spieltisch.localpostgres.LocalPostgres;
import spieltisch.store.Log;
import spieltisch.store.LogContract;
import spieltisch.store.LogQueries;
import spieltisch.store.PendingAppend;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.store.journal.EntryCodec;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.options.TableOptions;

/// The contract on a real database, and the behaviour with several servers.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PostgresLogTest extends LogContract {
  private static final TableId TABLE = new TableId("table");
  private static final List<Entry> OPENED =
      List.of(new Entry.Opened("Tisch", TableOptions.standard()));
  private static final TableSummary SUMMARY = TableSummary.of(TABLE, Table.of(OPENED), 1);

  private final LocalPostgres postgres = LocalPostgres.start();

  @BeforeAll
  static void checkInstallation() {
    assertTrue(LocalPostgres.binFolder().isPresent(), "apt install postgresql");
  }

  @AfterAll
  void stop() {
    postgres.close();
  }

  @BeforeEach
  void empty() {
    postgres.execute("DROP SCHEMA public CASCADE");
    postgres.execute("CREATE SCHEMA public");
  }

  @Override
  public Log open() {
    return new PostgresLog(postgres.url());
  }

  private record Notification(TableId table, long version) {}

  private static final class RecordingListener implements Log.AppendListener {
    private final LinkedBlockingQueue<Notification> received = new LinkedBlockingQueue<>();
    private final LinkedBlockingQueue<String> lost = new LinkedBlockingQueue<>();

    @Override
    public void appended(TableId table, long version) {
      received.add(new Notification(table, version));
    }

    @Override
    public void notificationsLost() {
      lost.add("lost");
    }
  }

  @Test
  void a_probe_waits_while_the_database_hangs_and_does_not_block_the_caller() throws Exception {
    try (var log = open();
        var other = DriverManager.getConnection(postgres.url());
        var statement = other.createStatement()) {
      log.probe().get(60, TimeUnit.SECONDS);
      other.setAutoCommit(false);
      statement.execute("LOCK TABLE probe");
      var probe = log.probe();
      assertThrows(TimeoutException.class, () -> probe.get(200, TimeUnit.MILLISECONDS));
      other.rollback();
      probe.get(60, TimeUnit.SECONDS);
    }
  }

  @Test
  void a_server_is_notified_of_appends_of_another() throws Exception {
    try (var first = open();
        var second = open()) {
      var listener = new RecordingListener();
      first.addListener(listener);
      assertEquals("lost", listener.lost.poll(100, TimeUnit.SECONDS), "the session has started");
      second.appendAndWait(TABLE, 0, OPENED, SUMMARY);
      assertEquals(new Notification(TABLE, 1), listener.received.poll(100, TimeUnit.SECONDS));
      assertEquals(OPENED, first.read(TABLE, 0));
    }
  }

  @Test
  void tables_of_a_game_that_only_a_newer_version_knows_are_not_listed() {
    try (var log = open()) {
      log.appendAndWait(TABLE, 0, OPENED, SUMMARY);
      postgres.execute("UPDATE game_table SET game = 'CHESS'");
      assertEquals(List.of(), log.current());
      assertEquals(List.of(), log.recent(9));
      assertTrue(log.find("Tisch").isEmpty());
    }
  }

  @Test
  void a_table_has_one_leader_and_gets_another_when_the_first_closes() {
    try (var first = open()) {
      var second = open();
      first.cluster().announce("first");
      second.cluster().announce("second");
      first.appendAndWait(TABLE, 0, OPENED, SUMMARY);
      assertEquals(List.of("first", "second"), first.cluster().nodes());
      assertTrue(second.cluster().tryLead(TABLE));
      assertFalse(first.cluster().tryLead(TABLE));
      second.close();
      assertTrue(first.cluster().tryLead(TABLE));
      assertEquals(List.of("first"), first.cluster().nodes());
      first.cluster().release(TABLE);
      assertFalse(first.cluster().leads(TABLE));
    }
  }

  @Test
  void a_migration_does_not_block_servers_behind_a_long_read() throws Exception {
    open().close();
    try (var reader = DriverManager.getConnection(postgres.url());
        var server = DriverManager.getConnection(postgres.url());
        var read = reader.createStatement();
        var write = server.createStatement()) {
      postgres.execute("DELETE FROM flyway_schema_history WHERE version IN ('5', '6')");
      postgres.execute("DROP INDEX game_table_current, game_table_by_update");
      postgres.execute("CREATE INDEX game_table_by_status ON game_table (status, updated)");
      postgres.execute("ALTER TABLE game_table DROP COLUMN leader");
      reader.setAutoCommit(false);
      read.execute("SELECT * FROM game_table");
      var opening = CompletableFuture.supplyAsync(this::open, Thread::startVirtualThread);
      write.execute("SET statement_timeout = '30s'");
      while (!isMigrationWaiting(server)) assertFalse(opening.isDone());
      write.execute("UPDATE game_table SET bots = 0");
      assertFalse(opening.isDone());
      reader.rollback();
      opening.get(60, TimeUnit.SECONDS).close();
    }
  }

  /// A server that closes every connection.
  private static final class ClosingServer implements AutoCloseable {
    private final ServerSocket socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final Semaphore connections = new Semaphore(0);
    private final Thread thread = Thread.ofVirtual().start(this::closeAll);

    ClosingServer() throws IOException {}

    private void closeAll() {
      try {
        while (true) {
          try (var _ = socket.accept()) {
            connections.release();
          }
        }
      } catch (IOException _) {
        // The test is over.
      }
    }

    String address() {
      return "127.0.0.1:" + socket.getLocalPort();
    }

    @Override
    public void close() throws IOException {
      socket.close();
      try {
        thread.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Test
  void a_single_database_that_cannot_be_reached_is_reported_after_one_attempt() throws Exception {
    try (var server = new ClosingServer()) {
      var url = "jdbc:postgresql://" + server.address() + "/spieltisch";
      assertThrows(
          SQLException.class,
          () -> DriverManager.getConnection(url, PostgresFailover.properties()).close());
      int once = server.connections.drainPermits();
      var failure = assertThrows(StoreException.class, () -> PostgresLog.migrate(url));
      assertTrue(
          String.valueOf(failure.getMessage()).startsWith("cannot open the database: "),
          failure::toString);
      assertEquals(once, server.connections.drainPermits());
    }
  }

  @Test
  void a_server_that_starts_during_a_fail_over_waits_for_the_new_primary() throws Exception {
    postgres.kill();
    try (var gone = new ClosingServer()) {
      var url = postgres.url().replace("//", "//" + gone.address() + ",");
      var migration =
          CompletableFuture.runAsync(() -> PostgresLog.migrate(url), Thread::startVirtualThread);
      gone.connections.acquire(9);
      assertFalse(migration.isDone());
      postgres.startServer();
      migration.get(100, TimeUnit.SECONDS);
    }
  }

  @Test
  void the_database_notices_a_server_that_is_cut_off() throws SQLException {
    try (var connection =
            DriverManager.getConnection(postgres.url(), PostgresFailover.properties());
        var statement = connection.createStatement();
        var row =
            statement.executeQuery(
                """
                SELECT current_setting('tcp_keepalives_idle')
                  || ' ' || current_setting('tcp_keepalives_interval')
                  || ' ' || current_setting('tcp_keepalives_count')
                  || ' ' || current_setting('tcp_user_timeout')
                """)) {
      assertTrue(row.next());
      assertEquals("3 2 3 10000", row.getString(1));
    }
  }

  private static boolean isMigrationWaiting(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                "SELECT FROM pg_locks WHERE relation = 'game_table'::regclass AND NOT granted")) {
      return rows.next();
    }
  }

  @Test
  void concurrent_appends_of_two_servers_never_lose_or_duplicate_an_entry() throws Exception {
    int tables = 20;
    int appendsPerWriter = 30;
    try (var first = open();
        var second = open()) {
      var writers = new ArrayList<CompletableFuture<Void>>();
      for (int t = 0; t < tables; t++) {
        var id = new TableId("t" + t);
        var opened = List.<Entry>of(new Entry.Opened("Tisch " + t, TableOptions.standard()));
        first.appendAndWait(id, 0, opened, TableSummary.of(id, Table.of(opened), 1));
        for (var log : List.of(first, second))
          writers.add(
              CompletableFuture.runAsync(
                  () -> appendAll(log, id, appendsPerWriter), Thread::startVirtualThread));
      }
      for (var writer : writers) writer.get(200, TimeUnit.SECONDS);
      for (int t = 0; t < tables; t++)
        assertEquals(1 + 2 * appendsPerWriter, first.read(new TableId("t" + t), 0).size());
    }
  }

  private static void appendAll(Log log, TableId id, int count) {
    var summary = TableSummary.of(id, Table.of(OPENED), 1);
    for (int done = 0; done < count; ) {
      long version = log.read(id, 0).size();
      if (log.appendAndWait(id, version, List.of(new Entry.Unwatched(done)), summary)
          == Log.AppendResult.APPENDED) done++;
    }
  }

  @Test
  void the_log_survives_a_database_crash_without_losing_or_duplicating_entries() throws Exception {
    try (var log = open()) {
      log.cluster().announce("first");
      var listener = new RecordingListener();
      log.addListener(listener);
      assertEquals("lost", listener.lost.poll(100, TimeUnit.SECONDS));
      log.appendAndWait(TABLE, 0, OPENED, SUMMARY);
      assertTrue(log.cluster().tryLead(TABLE));
      postgres.kill();
      var later =
          CompletableFuture.supplyAsync(
              () -> log.appendAndWait(TABLE, 1, List.of(new Entry.Unwatched(1)), SUMMARY),
              Thread::startVirtualThread);
      postgres.startServer();
      assertEquals(Log.AppendResult.APPENDED, later.get(100, TimeUnit.SECONDS));
      assertEquals(2, log.read(TABLE, 0).size());
      assertEquals(
          "lost", listener.lost.poll(100, TimeUnit.SECONDS), "notifications may be missing");
    }
  }

  @Test
  void a_repeated_append_is_recognised_and_not_written_twice() throws Exception {
    try (var log = open();
        var connection = DriverManager.getConnection(postgres.url())) {
      log.appendAndWait(TABLE, 0, OPENED, SUMMARY);
      var writer = new PostgresWriter(connection);
      var append =
          new PendingAppend(
              TABLE,
              1,
              List.of(new EntryCodec().write(new Entry.Unwatched(1))),
              SUMMARY,
              "origin",
              new CompletableFuture<>());
      assertEquals(Log.AppendResult.APPENDED, writer.write(append));
      assertEquals(Log.AppendResult.APPENDED, writer.write(append), "the same append again");
      var rival = new PendingAppend(TABLE, 1, append.bodies(), SUMMARY, "other", append.result());
      assertEquals(Log.AppendResult.CONFLICT, writer.write(rival));
      assertEquals(2, log.read(TABLE, 0).size());
    }
  }

  @Test
  void a_game_that_ended_before_the_log_kept_this_time_ended_at_its_last_change() {
    Flyway.configure()
        .dataSource(postgres.url(), null, null)
        .locations("classpath:spieltisch/store/migration/postgres")
        .target("2")
        .load()
        .migrate();
    for (var status : List.of("OPEN", "RUNNING", "OVER"))
      postgres.execute(
          "INSERT INTO game_table (id, name, game, status, players, most, password, updated)"
              + " VALUES ('%s', '%s', 'CATAN', '%s', 'Ann', 4, false, 7)"
                  .formatted(status, status, status));
    try (var log = open()) {
      var ends =
          log.recent(3).stream().collect(Collectors.toMap(TableSummary::name, TableSummary::ended));
      assertEquals(Map.of("OPEN", 0L, "RUNNING", 0L, "OVER", 7L), ends);
    }
  }

  /// A commit without a write would not wait for the standby, and the entries could be lost.
  @Test
  void a_recognised_append_is_confirmed_by_a_commit_that_writes() throws Exception {
    try (var _ = open();
        var connection = DriverManager.getConnection(postgres.url())) {
      connection.setAutoCommit(false);
      var writer = new PostgresWriter(connection);
      var body = new EntryCodec().write(OPENED.getFirst());
      var append =
          new PendingAppend(TABLE, 0, List.of(body), SUMMARY, "origin", new CompletableFuture<>());
      assertEquals(Log.AppendResult.APPENDED, writer.write(append));
      connection.commit();
      assertEquals(Log.AppendResult.APPENDED, writer.write(append));
      assertTrue(hasWritten(connection));
    }
  }

  /// Returns whether the open transaction has an id. Only a transaction that writes gets one.
  private static boolean hasWritten(Connection connection) throws SQLException {
    var sql = "SELECT pg_current_xact_id_if_assigned() IS NOT NULL";
    return LogQueries.query(connection, sql, _ -> {}, row -> row.getBoolean(1)).getFirst();
  }

  @Test
  void with_a_synchronous_standby_the_loss_of_the_primary_loses_no_entry() {
    try (var primary = LocalPostgres.start();
        var standby = LocalPostgres.standbyOf(primary)) {
      primary.execute("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
      primary.execute("SELECT pg_reload_conf()");
      try (var log = new PostgresLog(primary.urlWith(standby))) {
        log.appendAndWait(TABLE, 0, OPENED, SUMMARY);
        for (int i = 1; i <= 50; i++)
          assertEquals(
              Log.AppendResult.APPENDED,
              log.appendAndWait(TABLE, i, List.of(new Entry.Unwatched(i)), SUMMARY));
        primary.kill();
        standby.promote();
        assertEquals(
            Log.AppendResult.APPENDED,
            log.appendAndWait(TABLE, 51, List.of(new Entry.Unwatched(51)), SUMMARY));
        assertEquals(52, log.read(TABLE, 0).size());
      }
    }
  }
}
