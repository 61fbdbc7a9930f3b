package spieltisch.store.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import spieltisch.localpostgres.LocalPostgres;
import spieltisch.store.Log;
import spieltisch.store.LogContract;
import spieltisch.store.PendingAppend;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.store.journal.EntryCodec;
import spieltisch.table.Entry;
import spieltisch.table.Table;
import spieltisch.table.TableOptions;

/// The contract on a real server, and what only a log with several writers has to keep.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PostgresLogTest extends LogContract {
  private static final TableId TABLE = new TableId("table");
  private static final List<Entry> OPENED =
      List.of(new Entry.Opened("Tisch", TableOptions.standard()));
  private static final TableSummary TABLE_SUMMARY = TableSummary.of(TABLE, Table.of(OPENED), 1);

  private final LocalPostgres postgres = LocalPostgres.start();

  @BeforeAll
  static void itIsInstalled() {
    assertTrue(LocalPostgres.programs().isPresent(), "apt install postgresql");
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

  private record Heard(TableId table, long version) {}

  private static final class Ear implements Log.Follower {
    private final LinkedBlockingQueue<Heard> heard = new LinkedBlockingQueue<>();
    private final LinkedBlockingQueue<String> lost = new LinkedBlockingQueue<>();

    @Override
    public void appended(TableId table, long version) {
      heard.add(new Heard(table, version));
    }

    @Override
    public void lostTrack() {
      lost.add("lost");
    }
  }

  @Test
  void one_server_hears_what_another_appends() throws Exception {
    try (var here = open();
        var there = open()) {
      var ear = new Ear();
      here.follow(ear);
      assertEquals("lost", ear.lost.poll(100, TimeUnit.SECONDS), "the session has begun");
      there.appendNow(TABLE, 0, OPENED, TABLE_SUMMARY);
      assertEquals(new Heard(TABLE, 1), ear.heard.poll(100, TimeUnit.SECONDS));
      assertEquals(OPENED, here.read(TABLE, 0));
    }
  }

  @Test
  void one_server_leads_a_table_and_another_only_when_the_first_is_gone() {
    try (var here = open()) {
      var there = open();
      here.servers().announce("here");
      there.servers().announce("there");
      assertEquals(List.of("here", "there"), here.servers().nodes());
      assertTrue(there.servers().lead(TABLE));
      assertFalse(here.servers().lead(TABLE));
      there.close();
      assertTrue(here.servers().lead(TABLE));
      assertEquals(List.of("here"), here.servers().nodes());
      here.servers().release(TABLE);
      assertFalse(here.servers().leads(TABLE));
    }
  }

  @Test
  void two_servers_that_append_to_the_same_tables_at_once_never_lose_or_double_an_entry()
      throws Exception {
    int tables = 20;
    int each = 30;
    try (var here = open();
        var there = open()) {
      var all = new ArrayList<CompletableFuture<Void>>();
      for (int t = 0; t < tables; t++) {
        var id = new TableId("t" + t);
        here.appendNow(id, 0, OPENED, TableSummary.of(id, Table.of(OPENED), 1));
        for (var log : List.of(here, there))
          all.add(
              CompletableFuture.runAsync(
                  () -> appendAll(log, id, each), Thread::startVirtualThread));
      }
      for (var one : all) one.get(200, TimeUnit.SECONDS);
      for (int t = 0; t < tables; t++)
        assertEquals(1 + 2 * each, here.read(new TableId("t" + t), 0).size());
    }
  }

  private static void appendAll(Log log, TableId id, int count) {
    var tableSummary = TableSummary.of(id, Table.of(OPENED), 1);
    for (int done = 0; done < count; ) {
      long version = log.read(id, 0).size();
      if (log.appendNow(id, version, List.of(new Entry.Unwatched(done)), tableSummary)
          == Log.Append.DONE) done++;
    }
  }

  @Test
  void when_the_database_goes_away_and_comes_back_the_log_goes_on_and_nothing_is_doubled()
      throws Exception {
    try (var log = open()) {
      log.servers().announce("here");
      var ear = new Ear();
      log.follow(ear);
      assertEquals("lost", ear.lost.poll(100, TimeUnit.SECONDS));
      log.appendNow(TABLE, 0, OPENED, TABLE_SUMMARY);
      assertTrue(log.servers().lead(TABLE));
      postgres.kill();
      var later =
          CompletableFuture.supplyAsync(
              () -> log.appendNow(TABLE, 1, List.of(new Entry.Unwatched(1)), TABLE_SUMMARY),
              Thread::startVirtualThread);
      postgres.resume();
      assertEquals(Log.Append.DONE, later.get(100, TimeUnit.SECONDS));
      assertEquals(2, log.read(TABLE, 0).size());
      assertEquals("lost", ear.lost.poll(100, TimeUnit.SECONDS), "something may have been missed");
    }
  }

  @Test
  void an_append_whose_confirmation_was_lost_is_recognised_and_not_written_twice()
      throws Exception {
    try (var log = open();
        var connection = java.sql.DriverManager.getConnection(postgres.url())) {
      log.appendNow(TABLE, 0, OPENED, TABLE_SUMMARY);
      var writer = new PostgresWriter(connection);
      var pendingAppend =
          new PendingAppend(
              TABLE,
              1,
              List.of(new EntryCodec().write(new Entry.Unwatched(1))),
              TABLE_SUMMARY,
              "origin",
              new CompletableFuture<>());
      assertEquals(Log.Append.DONE, writer.write(pendingAppend));
      assertEquals(Log.Append.DONE, writer.write(pendingAppend), "the same once more");
      var rival =
          new PendingAppend(
              TABLE, 1, pendingAppend.bodies(), TABLE_SUMMARY, "other", pendingAppend.answer());
      assertEquals(Log.Append.CONFLICT, writer.write(rival));
      assertEquals(2, log.read(TABLE, 0).size());
    }
  }

  @Test
  void with_a_synchronous_standby_the_death_of_the_primary_loses_nothing() {
    try (var primary = LocalPostgres.start();
        var standby = LocalPostgres.standbyOf(primary)) {
      primary.execute("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
      primary.execute("SELECT pg_reload_conf()");
      try (var log = new PostgresLog(primary.urlWith(standby))) {
        log.appendNow(TABLE, 0, OPENED, TABLE_SUMMARY);
        for (int i = 1; i <= 50; i++)
          assertEquals(
              Log.Append.DONE,
              log.appendNow(TABLE, i, List.of(new Entry.Unwatched(i)), TABLE_SUMMARY));
        primary.kill();
        standby.promote();
        assertEquals(
            Log.Append.DONE,
            log.appendNow(TABLE, 51, List.of(new Entry.Unwatched(51)), TABLE_SUMMARY));
        assertEquals(52, log.read(TABLE, 0).size());
      }
    }
  }
}
