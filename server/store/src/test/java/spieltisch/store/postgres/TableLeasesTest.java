package spieltisch.store.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import spieltisch.localpostgres.LocalPostgres;
import spieltisch.store.LogQueries;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;

/// Which servers are alive and which tables they lead, on a real database.
class TableLeasesTest {
  private static final TableId ONE = new TableId("one");
  private static final TableId TWO = new TableId("two");
  private static final long SECOND = 1_000_000_000L;

  private static LocalPostgres postgres;

  private final AtomicLong nanos = new AtomicLong();
  private final List<String> audiences = new ArrayList<>();

  @BeforeAll
  static void start() {
    postgres = LocalPostgres.start();
    PostgresLog.migrate(postgres.url());
  }

  @AfterAll
  static void stop() {
    postgres.close();
  }

  @BeforeEach
  void empty() {
    postgres.execute("DELETE FROM game_table");
    postgres.execute("DELETE FROM node");
    for (var table : List.of("one", "two"))
      postgres.execute(
          "INSERT INTO game_table (id, name, game, status, players, most, password, updated)"
              + " VALUES ('%s', '%s', 'CATAN', 'RUNNING', 'Ann', 4, false, 1)"
                  .formatted(table, table));
  }

  private TableLeases leases(String name) {
    var leases =
        new TableLeases(
            postgres.url(), PostgresFailover.properties(), () -> audiences.add(name), nanos::get);
    leases.announce(name);
    return leases;
  }

  /// Ends the sessions of a server as a broken network does: without a farewell. Waits until they
  /// have ended.
  private static void cutOff(String name) {
    postgres.execute(
        "SELECT pg_terminate_backend(pid, 60000) FROM pg_locks WHERE locktype = 'advisory'"
            + " AND ((classid::bigint << 32) | objid::bigint) = hashtextextended('%s', 1)"
                .formatted(name));
  }

  @Test
  void a_server_leads_only_tables_that_no_live_server_leads() {
    try (var first = leases("first");
        var second = leases("second")) {
      first.nodes();
      second.nodes();
      assertTrue(first.tryLead(ONE));
      assertEquals(Set.of(TWO), second.tryLeadAll(Set.of(ONE, TWO)));
      assertEquals(Set.of(ONE), first.tryLeadAll(Set.of(ONE, TWO)));
      assertFalse(second.leads(ONE));
    }
  }

  @Test
  void a_server_goes_on_leading_tables_that_it_does_not_ask_for() {
    try (var first = leases("first")) {
      first.nodes();
      assertEquals(Set.of(ONE), first.tryLeadAll(Set.of(ONE)));
      assertEquals(Set.of(TWO), first.tryLeadAll(Set.of(TWO)));
      assertTrue(first.leads(ONE));
    }
  }

  @Test
  void the_tables_of_a_server_that_died_get_another_leader() {
    var first = leases("first");
    try (var second = leases("second")) {
      second.nodes();
      assertTrue(first.tryLead(ONE));
      cutOff("first");
      assertEquals(List.of("second"), second.nodes());
      assertEquals(Set.of(ONE, TWO), second.tryLeadAll(Set.of(ONE, TWO)));
    }
  }

  @Test
  void a_server_that_lost_its_session_goes_on_leading_unless_another_took_the_table() {
    try (var first = leases("first");
        var second = leases("second")) {
      second.nodes();
      assertEquals(Set.of(ONE, TWO), first.tryLeadAll(Set.of(ONE, TWO)));
      cutOff("first");
      second.nodes();
      assertEquals(Set.of(ONE), second.tryLeadAll(Set.of(ONE)));
      assertThrows(StoreException.class, first::nodes);
      assertFalse(first.leads(TWO));
      assertEquals(List.of("first", "second"), first.nodes());
      assertEquals(Set.of(TWO), first.tryLeadAll(Set.of(ONE, TWO)));
      assertFalse(first.leads(ONE));
    }
  }

  @Test
  void a_released_table_is_free() {
    try (var first = leases("first");
        var second = leases("second")) {
      second.nodes();
      first.nodes();
      assertTrue(first.tryLead(ONE));
      first.release(ONE);
      assertFalse(first.leads(ONE));
      assertTrue(second.tryLead(ONE));
    }
  }

  @Test
  void a_table_can_be_released_after_a_release_failed() {
    try (var first = leases("first");
        var second = leases("second")) {
      first.nodes();
      assertTrue(first.tryLead(ONE));
      cutOff("first");
      assertThrows(StoreException.class, () -> first.release(ONE));
      first.nodes();
      second.nodes();
      assertEquals(Set.of(), second.tryLeadAll(Set.of(ONE)));
      assertEquals(Set.of(), first.tryLeadAll(Set.of()));
      assertTrue(first.leads(ONE));
      first.release(ONE);
      assertTrue(second.tryLead(ONE));
    }
  }

  @Test
  void ten_thousand_tables_need_no_more_locks_than_one() {
    postgres.execute(
        "INSERT INTO game_table (id, name, game, status, players, most, password, updated)"
            + " SELECT 't' || n, 't' || n, 'CATAN', 'RUNNING', 'Ann', 4, false, 1"
            + " FROM generate_series(1, 10000) n");
    var all = new HashSet<TableId>();
    for (int n = 1; n <= 10_000; n++) all.add(new TableId("t" + n));
    try (var first = leases("first")) {
      first.nodes();
      assertEquals(all, first.tryLeadAll(all));
    }
  }

  @Test
  void a_server_that_is_missing_after_a_failover_is_still_notified_for_a_minute() {
    try (var first = leases("first");
        var _ = leases("second")) {
      assertEquals(List.of("first", "second"), first.nodes());
      cutOff("second");
      nanos.addAndGet(59 * SECOND);
      assertEquals(List.of("first"), first.nodes());
      assertFalse(first.audience().isEmpty());
      nanos.addAndGet(2 * SECOND);
      first.nodes();
      assertTrue(first.audience().isEmpty());
      assertEquals(List.of(), audiences);
    }
  }

  @Test
  void a_server_that_has_closed_its_log_is_not_notified() {
    try (var first = leases("first")) {
      try (var _ = leases("second")) {
        first.nodes();
        assertFalse(first.audience().isEmpty());
      }
      first.nodes();
      assertTrue(first.audience().isEmpty());
    }
  }

  @Test
  void the_row_of_a_server_that_died_is_deleted_after_a_minute() throws SQLException {
    try (var first = leases("first");
        var second = leases("second")) {
      cutOff("second");
      first.nodes();
      nanos.addAndGet(60 * SECOND);
      first.nodes();
      assertEquals(List.of("first", "second"), texts("SELECT name FROM node ORDER BY name"));
      nanos.addAndGet(SECOND);
      first.nodes();
      assertEquals(List.of("first"), texts("SELECT name FROM node ORDER BY name"));
      assertThrows(StoreException.class, second::nodes);
      assertEquals(List.of("first", "second"), second.nodes());
    }
  }

  @Test
  void finished_games_are_not_read_to_find_free_tables() throws SQLException {
    postgres.execute(
        "INSERT INTO game_table (id, name, game, status, players, most, password, updated)"
            + " SELECT 'g' || n, 'g' || n, 'CATAN', 'OVER', 'Ann', 4, false, n"
            + " FROM generate_series(1, 20000) n");
    postgres.execute("ANALYZE game_table");
    var plan = texts("EXPLAIN SELECT id, leader FROM game_table WHERE status <> 'OVER'");
    assertTrue(plan.toString().contains("game_table_current"), plan.toString());
  }

  private static List<String> texts(String sql) throws SQLException {
    try (var connection = DriverManager.getConnection(postgres.url())) {
      return LogQueries.query(connection, sql, _ -> {}, row -> row.getString(1));
    }
  }
}
