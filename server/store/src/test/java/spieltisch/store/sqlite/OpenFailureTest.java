package spieltisch.store.sqlite;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.store.StoreException;

/// A database file that cannot be opened is explained in one sentence, and stays as it is.
class OpenFailureTest {
  @TempDir private Path folder = Path.of(".");

  private Path file() {
    return folder.resolve("log.db");
  }

  private static String failure(Path file) {
    var failure = assertThrows(StoreException.class, () -> new SqliteLog(file).close());
    var message = String.valueOf(failure.getMessage());
    assertEquals(1, message.lines().count(), message);
    return message;
  }

  private static void assertContains(String part, String message) {
    assertTrue(message.contains(part), message);
  }

  @Test
  void a_second_log_on_the_same_file_is_refused_and_the_first_keeps_its_lock() {
    try (var first = new SqliteLog(file())) {
      for (int i = 0; i < 2; i++) {
        var message = failure(file());
        assertContains("another server (process " + ProcessHandle.current().pid(), message);
        assertContains("--data", message);
      }
      first.probe().join();
    }
    new SqliteLog(file()).close();
  }

  @Test
  void garbage_is_refused_and_kept() throws Exception {
    var garbage = "This is no database.\n".repeat(1_000).getBytes(StandardCharsets.US_ASCII);
    Files.write(file(), garbage);
    assertContains("not a SQLite database", failure(file()));
    assertArrayEquals(garbage, Files.readAllBytes(file()));
  }

  @Test
  void an_empty_file_is_refused() throws Exception {
    Files.createFile(file());
    assertContains("it is empty", failure(file()));
  }

  @Test
  void a_missing_file_with_a_write_ahead_log_is_refused() throws Exception {
    Files.writeString(folder.resolve("log.db-wal"), "rest");
    assertContains("missing", failure(file()));
  }

  @Test
  void a_cut_file_is_refused_and_kept() throws Exception {
    new SqliteLog(file()).close();
    try (var cut = new RandomAccessFile(file().toFile(), "rw")) {
      cut.setLength(2 * 4096 + 100);
    }
    var before = Files.readAllBytes(file());
    assertContains("is damaged", failure(file()));
    assertArrayEquals(before, Files.readAllBytes(file()));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void a_folder_where_nobody_can_create_a_file_is_refused() {
    var message = failure(Path.of("/proc/log.db"));
    assertContains("cannot write in the folder /proc", message);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void a_folder_without_permission_is_refused() throws Exception {
    assumeFalse(System.getProperty("user.name").equals("root"), "root may write everywhere");
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
    try {
      assertContains("write permission", failure(file()));
    } finally {
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }
}
