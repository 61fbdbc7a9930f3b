package spieltisch.store.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.store.Log;
import spieltisch.store.PlayedTable;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameKind;

class LogBackupTest {
  private static final TableId GAME = new TableId("game");
  private static final List<Entry> AFTERWARDS = List.of(new Entry.Unwatched(1));
  private static final TableId OTHER = new TableId("other");

  @TempDir private Path folder = Path.of(".");
  private final PlayedTable game = PlayedTable.withBots(3, 1);

  private Path file() {
    return folder.resolve("spieltisch.db");
  }

  private Path backup() {
    return folder.resolve("one.backup");
  }

  private Path restored() {
    return folder.resolve("new").resolve("spieltisch.db");
  }

  private void write(SqliteLog log) {
    log.appendAndWait(GAME, 0, game.entries(), TableSummary.of(GAME, game.table(), 7));
  }

  private static String message(Runnable work) {
    return String.valueOf(assertThrows(StoreException.class, work::run).getMessage());
  }

  @Test
  void a_backup_of_a_running_log_is_restored_with_the_same_entries_and_list() {
    List<TableSummary> list;
    try (var log = new SqliteLog(file())) {
      write(log);
      list = log.recent(9);
      var made = LogBackup.create(file(), backup());
      assertEquals(new LogVerification(game.entries().size(), 1, 0, List.of()), made);
      log.appendAndWait(GAME, game.entries().size(), AFTERWARDS, list.getFirst());
    }
    assertTrue(LogBackup.restore(backup(), restored()).isIntact());
    try (var log = new SqliteLog(restored())) {
      assertEquals(game.entries(), log.read(GAME, 0));
      assertEquals(list, log.recent(9));
      assertEquals(
          Log.AppendResult.APPENDED,
          log.appendAndWait(GAME, game.entries().size(), AFTERWARDS, list.getFirst()));
    }
  }

  @Test
  void a_backup_during_appends_is_one_moment_of_the_log() throws Exception {
    try (var log = new SqliteLog(file())) {
      write(log);
      var isStopped = new AtomicBoolean();
      var appender =
          Thread.ofVirtual()
              .start(
                  () -> {
                    for (int i = 0; !isStopped.get(); i++)
                      log.appendAndWait(
                          OTHER,
                          i,
                          List.of(new Entry.Unwatched(i)),
                          new TableSummary(
                              OTHER,
                              "Stuhl",
                              GameKind.CATAN,
                              TableSummary.Status.OPEN,
                              List.of(),
                              4,
                              false,
                              i));
                  });
      for (int round = 0; round < 5; round++) {
        var copy = folder.resolve(round + ".backup");
        var made = LogBackup.create(file(), copy);
        assertTrue(made.isIntact(), made.lines().toString());
        assertEquals(made, LogVerification.of(copy));
      }
      isStopped.set(true);
      appender.join();
    }
  }

  @Test
  void a_truncated_or_damaged_backup_is_refused() throws IOException {
    try (var log = new SqliteLog(file())) {
      write(log);
      LogBackup.create(file(), backup());
    }
    var whole = Files.readAllBytes(backup());
    for (int length = whole.length - 4096; length > 0; length -= 8 * 4096) {
      Files.write(backup(), Arrays.copyOf(whole, length));
      assertTrue(message(() -> LogBackup.restore(backup(), restored())).contains("is damaged"));
      assertFalse(Files.exists(restored()));
    }
  }

  @Test
  void a_last_entry_that_is_missing_in_a_backup_is_reported() throws Exception {
    try (var log = new SqliteLog(file())) {
      write(log);
      LogBackup.create(file(), backup());
    }
    try (var connection = DriverManager.getConnection(SqliteConnector.url(backup()));
        var statement = connection.createStatement()) {
      statement.execute("DELETE FROM entry WHERE version = " + game.entries().size());
    }
    assertFalse(LogBackup.restore(backup(), restored()).isIntact());
  }

  /// The saved heads are the only trace of entries that are missing at the end of a table.
  @Test
  void a_last_entry_that_is_missing_in_the_source_is_reported_by_its_backup() throws Exception {
    try (var log = new SqliteLog(file())) {
      write(log);
      LogBackup.create(file(), backup());
    }
    LogBackup.restore(backup(), restored());
    try (var connection = DriverManager.getConnection(SqliteConnector.url(restored()));
        var statement = connection.createStatement()) {
      statement.execute("DELETE FROM entry WHERE version = " + game.entries().size());
    }
    var copy = folder.resolve("two.backup");
    var damage = LogBackup.create(restored(), copy).damage();
    assertEquals(List.of(GAME), damage.stream().map(LogDamage::table).toList());
    assertEquals(damage, LogVerification.of(copy).damage());
  }

  /// The files of a server that was killed: the newest entries are only in the write-ahead log.
  @Test
  void the_write_ahead_log_of_a_database_file_is_restored_with_it() throws IOException {
    var raw = Files.createDirectories(folder.resolve("raw")).resolve("spieltisch.db");
    try (var log = new SqliteLog(file())) {
      write(log);
      Files.copy(file(), raw);
      Files.copy(WalFile.path(file()), WalFile.path(raw));
    }
    assertTrue(Files.size(WalFile.path(raw)) > 0);
    assertEquals(game.entries().size(), LogBackup.restore(raw, restored()).entries());
    try (var log = new SqliteLog(restored())) {
      assertEquals(game.entries(), log.read(GAME, 0));
    }
  }

  @Test
  void only_the_user_may_read_a_backup_and_what_is_restored_from_it() throws IOException {
    assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
    try (var log = new SqliteLog(file())) {
      write(log);
      LogBackup.create(file(), backup());
    }
    LogBackup.restore(backup(), restored());
    LogSalvage.of(backup(), folder.resolve("saved").resolve("spieltisch.db"));
    for (var path : List.of(backup(), restored(), folder.resolve("saved/spieltisch.db")))
      assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(path)));
  }

  /// Two containers have processes with the same id, which write the same file.
  @Test
  void two_writers_of_one_file_leave_each_other_alone_and_the_second_is_refused()
      throws IOException {
    try (var one = UnfinishedFile.of(backup());
        var other = UnfinishedFile.of(backup())) {
      assertFalse(one.part().equals(other.part()));
      Files.writeString(one.part(), "one");
      Files.writeString(other.part(), "other");
      one.complete();
      assertTrue(message(other::complete).contains("exists already"));
    }
    assertEquals("one", Files.readString(backup()));
    assertEquals(List.of(), leftOver());
  }

  @Test
  void nothing_that_exists_is_overwritten() throws IOException {
    try (var log = new SqliteLog(file())) {
      write(log);
      LogBackup.create(file(), backup());
      var before = Files.readAllBytes(backup());
      assertTrue(message(() -> LogBackup.create(file(), backup())).contains("exists already"));
      assertEquals(List.of(), leftOver());
      assertTrue(Arrays.equals(before, Files.readAllBytes(backup())));
      assertTrue(message(() -> LogBackup.restore(backup(), file())).contains("exists already"));
    }
    Files.move(file(), folder.resolve("moved.db"));
    Files.writeString(WalFile.path(file()), "rest");
    assertTrue(message(() -> LogBackup.restore(backup(), file())).contains("move it away"));
  }

  @Test
  void remains_of_a_killed_process_are_deleted_and_those_of_a_running_one_are_kept()
      throws IOException {
    try (var log = new SqliteLog(file())) {
      write(log);
      long parent = ProcessHandle.current().parent().orElseThrow().pid();
      Files.writeString(folder.resolve("one.backup-999999999.part"), "half");
      Files.writeString(folder.resolve("one.backup-999999999.part-journal"), "half");
      Files.writeString(folder.resolve("one.backup-" + parent + ".part"), "half");
      long own = ProcessHandle.current().pid();
      Files.writeString(folder.resolve("one.backup-" + own + "-0f.part"), "half");
      Files.writeString(folder.resolve("one.backup-" + own + "-0f.part.lock"), "");
      assertTrue(LogBackup.create(file(), backup()).isIntact());
      assertEquals(List.of("one.backup-" + parent + ".part"), leftOver());
    }
  }

  private List<String> leftOver() throws IOException {
    var names = new ArrayList<String>();
    try (var files = Files.list(folder)) {
      for (var path : files.toList())
        if (path.toString().contains(".part")) names.add(path.getFileName().toString());
    }
    return names;
  }
}
