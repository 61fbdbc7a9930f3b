package spieltisch.store.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spieltisch.store.Log.AppendResult;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameKind;

/// A log on a disk that fails for a while.
class SqliteRecoveryTest {
  private static final TableId TABLE = new TableId("table");
  // Larger than a page, so that it needs space.
  private static final String LONG_TEXT = "x".repeat(10_000);

  @TempDir private Path folder = Path.of(".");
  private final FaultyDisk disk = new FaultyDisk();
  private final List<Entry> expected = new ArrayList<>();

  private SqliteLog open() {
    return new SqliteLog(folder.resolve("log.db"), disk);
  }

  private static Entry entry(int number) {
    return new Entry.Chatted(OptionalInt.of(number), LONG_TEXT);
  }

  private static AppendResult append(SqliteLog log, long version, Entry entry) {
    var summary =
        new TableSummary(
            TABLE, "Tisch", GameKind.CATAN, TableSummary.Status.RUNNING, List.of(), 4, false, 1);
    return log.appendAndWait(TABLE, version, List.of(entry), summary);
  }

  private void appendConfirmed(SqliteLog log) {
    var entry = entry(expected.size());
    assertEquals(AppendResult.APPENDED, append(log, expected.size(), entry));
    expected.add(entry);
  }

  @ParameterizedTest
  @EnumSource(names = {"FULL", "WRITE_ERROR", "SYNC_ERROR", "GONE"})
  void after_a_failure_of_the_disk_appends_succeed_again(FaultyDisk.Fault fault) throws Exception {
    try (var log = open()) {
      appendConfirmed(log);
      disk.set(fault);
      for (int i = 0; i < 3; i++)
        assertThrows(StoreException.class, () -> append(log, 1, entry(99)));
      disk.set(FaultyDisk.Fault.NONE);
      for (int i = 0; i < 3; i++) appendConfirmed(log);
      assertEquals(expected, log.read(TABLE, 0));
    }
    try (var log = open()) {
      assertEquals(expected, log.read(TABLE, 0));
      appendConfirmed(log);
    }
    assertTrue(LogVerification.of(folder.resolve("log.db")).isIntact());
  }

  @Test
  void an_append_that_failed_after_it_was_written_causes_a_conflict() throws Exception {
    try (var log = open()) {
      appendConfirmed(log);
      disk.set(FaultyDisk.Fault.SYNC_ERROR_AFTER_WRITE);
      assertThrows(StoreException.class, () -> append(log, 1, entry(99)));
      disk.set(FaultyDisk.Fault.NONE);
      assertEquals(AppendResult.CONFLICT, append(log, 1, entry(1)));
      expected.add(entry(99));
      appendConfirmed(log);
      assertEquals(expected, log.read(TABLE, 0));
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"WRITE_ERROR", "SYNC_ERROR", "GONE"})
  void a_probe_fails_while_the_disk_fails(FaultyDisk.Fault fault) throws Exception {
    try (var log = open()) {
      log.probe().join();
      disk.set(fault);
      assertThrows(CompletionException.class, () -> log.probe().join());
      disk.set(FaultyDisk.Fault.NONE);
      log.probe().join();
    }
  }

  @Test
  void a_probe_writes_to_the_disk() throws Exception {
    try (var log = open()) {
      log.probe().join();
      var before = Files.readAllBytes(folder.resolve("log.db-wal"));
      log.probe().join();
      var after = Files.readAllBytes(folder.resolve("log.db-wal"));
      assertTrue(after.length >= before.length + 32_768, "bytes: " + after.length);
    }
  }

  @Test
  void reading_goes_on_while_the_disk_is_full() throws Exception {
    try (var log = open()) {
      appendConfirmed(log);
      disk.set(FaultyDisk.Fault.FULL);
      assertThrows(StoreException.class, () -> append(log, 1, entry(99)));
      assertEquals(expected, log.read(TABLE, 0));
      assertEquals(1, log.current().size());
    }
  }
}
