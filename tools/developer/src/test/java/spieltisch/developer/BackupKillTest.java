package spieltisch.developer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.app.CommandRun;
import spieltisch.localpostgres.LocalPostgres;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.store.sqlite.LogBackup;
import spieltisch.store.sqlite.LogVerification;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.options.TableOptions;

/// The commands `backup`, `restore` and `salvage` as real processes that are killed while they
/// write. A file under its final name is always complete, and the next attempt succeeds.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BackupKillTest {
  private static final int TABLES = 40;
  private static final int ENTRIES = 1_000;
  private static final int KILLS = 4;

  @TempDir private static Path folder = Path.of(".");
  private final LocalPostgres postgres = LocalPostgres.start();

  /// Returns whether a process has begun to write.
  private interface Begun {
    boolean isTrue(long process) throws IOException, SQLException;
  }

  @BeforeAll
  static void write() throws IOException {
    var data = Files.createDirectories(folder.resolve("data"));
    try (var log = new SqliteLog(data.resolve("spieltisch.db"))) {
      for (int table = 0; table < TABLES; table++) {
        var entries = new ArrayList<Entry>();
        entries.add(new Entry.Opened("Tisch " + table, TableOptions.standard()));
        for (int i = 1; i < ENTRIES; i++) entries.add(new Entry.Unwatched(i));
        var id = new TableId("table" + table);
        log.appendAndWait(id, 0, entries, TableSummary.of(id, Table.of(entries.subList(0, 1)), 1));
      }
    }
  }

  @AfterAll
  void stop() {
    postgres.close();
  }

  @Test
  void a_killed_backup_of_a_data_folder_leaves_no_backup() throws Exception {
    var backup = folder.resolve("one.backup");
    int killed = 0;
    for (int i = 0; i < KILLS; i++) {
      boolean isKilled =
          kill(
              process -> isWriting("one.backup", process),
              "backup",
              backup.toString(),
              "--data",
              data());
      if (isKilled) killed++;
      assertAbsentOrComplete(isKilled, backup);
      Files.deleteIfExists(backup);
    }
    assertTrue(killed > 0, "no process was killed while it wrote");
    assertComplete(
        CommandRun.of(DeveloperTools.commandLine(), "backup", backup.toString(), "--data", data()));
    assertFalse(hasPart("one.backup"), "the remains are deleted");
  }

  @Test
  void a_killed_restore_and_a_killed_salvage_leave_no_data_folder() throws Exception {
    var backup = folder.resolve("two.backup").toString();
    assertComplete(CommandRun.of(DeveloperTools.commandLine(), "backup", backup, "--data", data()));
    for (var command : List.of("restore", "salvage")) {
      var target = Files.createDirectories(folder.resolve(command));
      var file = target.resolve("spieltisch.db");
      int killed = 0;
      for (int i = 0; i < KILLS; i++) {
        boolean isKilled =
            kill(
                process -> isWriting(command + "/spieltisch.db", process),
                command,
                backup,
                "--data",
                target.toString());
        if (isKilled) killed++;
        assertAbsentOrComplete(isKilled, file);
        Files.deleteIfExists(file);
      }
      assertTrue(killed > 0, "no process was killed while it wrote: " + command);
      var again =
          CommandRun.of(DeveloperTools.commandLine(), command, backup, "--data", target.toString());
      assertComplete(again);
      assertComplete(
          CommandRun.of(DeveloperTools.commandLine(), "verify-log", "--data", target.toString()));
    }
  }

  @Test
  void a_killed_restore_in_postgresql_leaves_an_empty_database() throws Exception {
    var backup = folder.resolve("three.backup").toString();
    assertComplete(CommandRun.of(DeveloperTools.commandLine(), "backup", backup, "--data", data()));
    int killed = 0;
    for (int i = 0; i < KILLS; i++) {
      boolean isKilled = kill(_ -> isInserting(), "restore", backup, "--db", postgres.url());
      if (isKilled) killed++;
      long stored = storedEntries();
      assertTrue(stored == TABLES * ENTRIES || isKilled && stored == 0, "entries: " + stored);
      postgres.execute("TRUNCATE entry, game_table");
    }
    assertTrue(killed > 0, "no process was killed while it wrote");
    var again =
        CommandRun.of(DeveloperTools.commandLine(), "restore", backup, "--db", postgres.url());
    assertComplete(again);
    assertEquals(TABLES * ENTRIES, storedEntries());
    var copy = folder.resolve("four.backup");
    int killedBackups = 0;
    for (int i = 0; i < KILLS; i++) {
      boolean isKilled =
          kill(
              process -> isWriting("four.backup", process),
              "backup",
              copy.toString(),
              "--db",
              postgres.url());
      if (isKilled) killedBackups++;
      assertAbsentOrComplete(isKilled, copy);
      Files.deleteIfExists(copy);
    }
    assertTrue(killedBackups > 0, "no process was killed while it wrote");
    assertComplete(
        CommandRun.of(
            DeveloperTools.commandLine(), "backup", copy.toString(), "--db", postgres.url()));
  }

  private static String data() {
    return folder.resolve("data").toString();
  }

  private static void assertComplete(CommandRun run) {
    assertEquals(0, run.code(), run.err() + run.out());
    assertTrue(
        run.out().contains("%,d entries of %d tables".formatted(TABLES * ENTRIES, TABLES)),
        run.out());
  }

  /// A process that was killed after it had renamed its file has left a complete file.
  private static void assertAbsentOrComplete(boolean isKilled, Path file) {
    if (!Files.exists(file)) assertTrue(isKilled, "a command that ended has written " + file);
    else
      assertEquals(
          new LogVerification((long) TABLES * ENTRIES, TABLES, 0, List.of()),
          LogBackup.check(file));
  }

  private static boolean isWriting(String file, long process) throws IOException {
    return hasPart(
        file, process + "-", it -> it.toString().endsWith(".part") && it.toFile().length() > 0);
  }

  private static boolean hasPart(String file) throws IOException {
    return hasPart(file, "", _ -> true);
  }

  private static boolean hasPart(String file, String process, Predicate<Path> condition)
      throws IOException {
    var path = folder.resolve(file);
    var parent = path.getParent();
    if (parent == null) return false;
    try (var files = Files.list(parent)) {
      return files.anyMatch(
          it -> {
            var name = it.getFileName().toString();
            return name.startsWith(path.getFileName() + "-" + process)
                && name.contains(".part")
                && condition.test(it);
          });
    }
  }

  private boolean isInserting() throws SQLException {
    return count(
            "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'INSERT INTO entry%'"
                + " AND pid <> pg_backend_pid()")
        > 0;
  }

  /// Counts the stored entries after the session of a killed process has ended and its transaction
  /// was rolled back.
  private long storedEntries() throws SQLException {
    return count("LOCK TABLE entry; SELECT count(*) FROM entry");
  }

  private long count(String sql) throws SQLException {
    try (var connection = DriverManager.getConnection(postgres.url())) {
      connection.setAutoCommit(false);
      try (var statement = connection.createStatement()) {
        for (boolean isRows = statement.execute(sql); !isRows; )
          isRows = statement.getMoreResults();
        try (var rows = statement.getResultSet()) {
          return rows.next() ? rows.getLong(1) : -1;
        }
      } finally {
        connection.rollback();
      }
    }
  }

  /// Starts a command and kills it when it has begun to write.
  ///
  /// @return whether it was killed before it ended
  private static boolean kill(Begun begun, String... arguments) throws Exception {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-cp"));
    command.addAll(List.of(System.getProperty("java.class.path"), "spieltisch.app.Spieltisch"));
    command.addAll(List.of(arguments));
    var process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      while (process.isAlive() && !begun.isTrue(process.pid()))
        process.waitFor(1, TimeUnit.MILLISECONDS);
    } finally {
      process.destroyForcibly();
    }
    return process.waitFor() != 0;
  }
}
