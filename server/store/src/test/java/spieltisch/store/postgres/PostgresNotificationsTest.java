package spieltisch.store.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.postgresql.PGConnection;
import spieltisch.localpostgres.LocalPostgres;
import spieltisch.store.Log;
import spieltisch.store.PendingAppend;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.options.TableOptions;

/// What is sent through a real PostgreSQL, and to whom.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PostgresNotificationsTest {
  private static final TableId TABLE = new TableId("table");
  private static final List<Entry> OPENED =
      List.of(new Entry.Opened("Tisch", TableOptions.standard()));
  private static final TableSummary SUMMARY = TableSummary.of(TABLE, Table.of(OPENED), 1);
  private static final String END = "end of the test";

  private final LocalPostgres postgres = LocalPostgres.start();

  @AfterAll
  void stop() {
    postgres.close();
  }

  @BeforeEach
  void empty() {
    postgres.execute("DROP SCHEMA public CASCADE");
    postgres.execute("CREATE SCHEMA public");
  }

  private Connection listener() throws SQLException {
    var connection = DriverManager.getConnection(postgres.url());
    try (var statement = connection.createStatement()) {
      statement.execute("LISTEN spieltisch");
      statement.execute("LISTEN spieltisch_batch");
    }
    return connection;
  }

  /// Returns everything that was sent until now. Notifications arrive in the order of their
  /// commits, so nothing is missing when the last one has arrived.
  private List<String> sent(Connection listener) throws SQLException {
    postgres.execute("SELECT pg_notify('spieltisch_batch', '%s')".formatted(END));
    var sent = new ArrayList<String>();
    while (true)
      for (var notification : listener.unwrap(PGConnection.class).getNotifications(60_000)) {
        if (notification.getParameter().equals(END)) return sent;
        sent.add(notification.getName() + " " + notification.getParameter());
      }
  }

  private static PendingAppend append(String table, long expectedVersion) {
    return new PendingAppend(
        new TableId(table),
        expectedVersion,
        List.of("{}", "{}"),
        SUMMARY,
        "origin",
        new CompletableFuture<>());
  }

  @Test
  void a_commit_sends_one_notification_for_all_its_tables() throws SQLException {
    var appends = new ArrayList<PendingAppend>();
    for (int i = 0; i < 100; i++) appends.add(append("0123456789abcde" + i, i));
    try (var listener = listener();
        var connection = DriverManager.getConnection(postgres.url())) {
      connection.setAutoCommit(false);
      PostgresNotifications.send(connection, appends, new Audience(true, false), false);
      connection.commit();
      var sent = sent(listener);
      assertEquals(1, sent.size());
      var items = NotificationBatch.read(sent.getFirst().substring("spieltisch_batch ".length()));
      assertEquals(100, items.size());
      assertEquals(
          new NotificationBatch.Item(new TableId("0123456789abcde99"), 101), items.getLast());
    }
  }

  @Test
  void a_server_alone_sends_nothing_and_tells_a_new_server_that_it_may_have_missed_entries()
      throws SQLException {
    try (var first = new PostgresLog(postgres.url());
        var listener = listener()) {
      first.cluster().announce("first");
      assertEquals(List.of("first"), first.cluster().nodes());
      first.appendAndWait(TABLE, 0, OPENED, SUMMARY);
      assertEquals(List.of(), sent(listener));
      try (var second = new PostgresLog(postgres.url())) {
        second.cluster().announce("second");
        assertEquals(List.of("first", "second"), first.cluster().nodes());
        first.appendAndWait(TABLE, 1, List.of(new Entry.Unwatched(1)), SUMMARY);
        assertEquals(List.of("spieltisch_batch *", "spieltisch_batch table 2"), sent(listener));
        assertEquals(List.of("first", "second"), first.cluster().nodes());
        first.appendAndWait(TABLE, 2, List.of(new Entry.Unwatched(2)), SUMMARY);
        assertEquals(List.of("spieltisch_batch table 3"), sent(listener));
      }
      assertEquals(List.of("first"), first.cluster().nodes());
      first.appendAndWait(TABLE, 3, List.of(new Entry.Unwatched(3)), SUMMARY);
      assertEquals(List.of(), sent(listener));
    }
  }

  @Test
  void a_listener_that_fails_learns_that_it_may_have_missed_entries() throws Exception {
    try (var log = new PostgresLog(postgres.url());
        var other = new PostgresLog(postgres.url())) {
      var calls = new LinkedBlockingQueue<String>();
      log.addListener(
          new Log.AppendListener() {
            @Override
            public void appended(TableId table, long version) {
              calls.add("appended " + version);
              if (version == 1) throw new IllegalStateException("as a test");
            }

            @Override
            public void notificationsLost() {
              calls.add("lost");
            }
          });
      assertEquals("lost", calls.poll(100, TimeUnit.SECONDS), "the session has started");
      other.appendAndWait(TABLE, 0, OPENED, SUMMARY);
      assertEquals("appended 1", calls.poll(100, TimeUnit.SECONDS));
      assertEquals("lost", calls.poll(100, TimeUnit.SECONDS));
      other.appendAndWait(TABLE, 1, List.of(new Entry.Unwatched(1)), SUMMARY);
      assertEquals("appended 2", calls.poll(100, TimeUnit.SECONDS));
    }
  }

  @Test
  void a_session_that_cannot_be_prepared_is_closed() throws SQLException {
    var opened = new ArrayList<Connection>();
    var session =
        new PostgresSession(
            postgres.url(),
            PostgresFailover.properties(),
            connection -> {
              opened.add(connection);
              throw new IllegalStateException("as a test");
            });
    assertThrows(IllegalStateException.class, session::connection);
    assertTrue(opened.getFirst().isClosed());
  }

  @Test
  void a_server_of_an_earlier_version_gets_one_notification_for_each_append() throws SQLException {
    try (var log = new PostgresLog(postgres.url());
        var old = DriverManager.getConnection(postgres.url());
        var listener = listener()) {
      log.cluster().announce("new");
      postgres.execute(
          "INSERT INTO node (name, lock_key) VALUES ('old', hashtextextended('old', 1))");
      try (var statement = old.createStatement()) {
        statement.execute("SELECT pg_advisory_lock(hashtextextended('old', 1))");
      }
      assertEquals(List.of("new", "old"), log.cluster().nodes());
      log.appendAndWait(TABLE, 0, OPENED, SUMMARY);
      assertEquals(List.of("spieltisch table 1"), sent(listener));
    }
  }

  @Test
  void a_long_batch_is_divided_and_a_table_is_named_once() {
    var appends = new ArrayList<PendingAppend>();
    for (int i = 0; i < 1_000; i++) appends.add(append("0123456789abcdef" + i % 500, i));
    var payloads = NotificationBatch.payloads(appends);
    assertTrue(payloads.size() > 1);
    var items = new ArrayList<NotificationBatch.Item>();
    for (var payload : payloads) {
      assertTrue(payload.length() < 8_000, "" + payload.length());
      items.addAll(NotificationBatch.read(payload));
    }
    assertEquals(500, items.size());
    assertEquals(new NotificationBatch.Item(new TableId("0123456789abcdef7"), 509), items.get(7));
    assertEquals(List.of(), NotificationBatch.payloads(List.of()));
  }

  @Test
  void unknown_parts_of_a_notification_are_ignored() {
    assertEquals(
        List.of(new NotificationBatch.Item(TABLE, 5)),
        NotificationBatch.read("table 5 later words of"));
    assertEquals(List.of(), NotificationBatch.read("*"));
    assertEquals(List.of(), NotificationBatch.read(""));
  }
}
