package spieltisch.store.backup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.localpostgres.LocalPostgres;
import spieltisch.store.Log.AppendResult;
import spieltisch.store.PlayedTable;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.store.postgres.PostgresLog;
import spieltisch.store.sqlite.LogBackup;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameKind;

/// Backups of a real PostgreSQL database.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PostgresBackupTest {
  private static final TableId GAME = new TableId("game");
  private static final TableId OTHER = new TableId("other");

  private final LocalPostgres postgres = LocalPostgres.start();
  private final PlayedTable game = PlayedTable.withBots(3, 1);
  @TempDir private Path folder = Path.of(".");

  @AfterAll
  void stop() {
    postgres.close();
  }

  @BeforeEach
  void empty() {
    postgres.execute("DROP SCHEMA public CASCADE");
    postgres.execute("CREATE SCHEMA public");
  }

  private Path backup() {
    return folder.resolve("one.backup");
  }

  private void write(PostgresLog log) {
    log.appendAndWait(GAME, 0, game.entries(), TableSummary.of(GAME, game.table(), 7));
  }

  @Test
  void a_backup_is_restored_in_an_empty_database_and_as_a_data_folder() {
    List<TableSummary> list;
    try (var log = new PostgresLog(postgres.url())) {
      write(log);
      list = log.recent(9);
      assertTrue(PostgresBackup.create(postgres.url(), backup()).isIntact());
      var failure =
          assertThrows(
              StoreException.class, () -> PostgresBackup.restore(backup(), postgres.url()));
      assertTrue(String.valueOf(failure.getMessage()).contains("has games already"));
    }
    empty();
    assertTrue(PostgresBackup.restore(backup(), postgres.url()).isIntact());
    try (var log = new PostgresLog(postgres.url())) {
      assertEquals(game.entries(), log.read(GAME, 0));
      assertEquals(list, log.recent(9));
      assertEquals(
          AppendResult.CONFLICT, log.appendAndWait(GAME, 1, game.entries(), list.getFirst()));
      assertEquals(
          AppendResult.APPENDED,
          log.appendAndWait(
              GAME, game.entries().size(), List.of(new Entry.Unwatched(1)), list.getFirst()));
    }
    var file = folder.resolve("data").resolve("spieltisch.db");
    assertTrue(LogBackup.restore(backup(), file).isIntact());
    try (var log = new SqliteLog(file)) {
      assertEquals(game.entries(), log.read(GAME, 0));
      assertEquals(list, log.recent(9));
    }
  }

  /// An append writes its entries and the version in the summary together. A copy of two moments
  /// would have an entry that is missing, or a summary without its entries.
  @Test
  void a_backup_during_appends_is_one_moment_of_the_log() throws Exception {
    try (var log = new PostgresLog(postgres.url())) {
      write(log);
      var isStopped = new AtomicBoolean();
      var appender =
          Thread.ofVirtual()
              .start(
                  () -> {
                    for (int i = 0; !isStopped.get(); i++) {
                      var id = new TableId(OTHER.text() + i);
                      log.appendAndWait(
                          id,
                          0,
                          List.of(game.entries().getFirst(), new Entry.Unwatched(i)),
                          new TableSummary(
                              id,
                              id.text(),
                              GameKind.CATAN,
                              TableSummary.Status.OPEN,
                              List.of(),
                              4,
                              false,
                              i));
                    }
                  });
      for (int round = 0; round < 5; round++) {
        var copy = folder.resolve(round + ".backup");
        var made = PostgresBackup.create(postgres.url(), copy);
        assertTrue(made.isIntact(), made.lines().toString());
        assertEquals(game.entries().size() + 2L * (made.tables() - 1), made.entries());
      }
      isStopped.set(true);
      appender.join();
    }
  }

  @Test
  void damaged_tables_of_a_backup_are_left_out() throws Exception {
    try (var log = new PostgresLog(postgres.url())) {
      write(log);
      log.appendAndWait(
          OTHER,
          0,
          List.of(game.entries().getFirst()),
          new TableSummary(
              OTHER, "other", GameKind.CATAN, TableSummary.Status.OPEN, List.of(), 4, false, 1));
      PostgresBackup.create(postgres.url(), backup());
    }
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + backup());
        var statement = connection.createStatement()) {
      statement.execute("UPDATE entry SET at = at + 1 WHERE table_id = 'game' AND version = 3");
    }
    empty();
    var restored = PostgresBackup.restore(backup(), postgres.url());
    assertEquals(List.of(GAME), restored.damage().stream().map(it -> it.table()).toList());
    try (var log = new PostgresLog(postgres.url())) {
      assertEquals(List.of(OTHER), log.recent(9).stream().map(TableSummary::id).toList());
      assertEquals(List.of(), log.read(GAME, 0));
    }
  }

  /// The first rows of a large log come only after the database has sorted all of them.
  @Test
  void a_slow_answer_of_the_database_is_awaited() throws Exception {
    try (var connection = PostgresBackup.connect(postgres.url())) {
      assertEquals(0, connection.getNetworkTimeout());
    }
  }

  @Test
  void a_failed_backup_leaves_no_file() {
    assertThrows(
        StoreException.class, () -> PostgresBackup.create(postgres.url(), backup()), "no tables");
    assertFalse(Files.exists(backup()));
    assertEquals(0, folder.toFile().list().length);
  }
}
