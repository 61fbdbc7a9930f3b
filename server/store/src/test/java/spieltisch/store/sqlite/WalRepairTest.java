package spieltisch.store.sqlite;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameKind;

/// The files of a server that was killed, with damage in the write-ahead log.
class WalRepairTest {
  private static final TableId TABLE = new TableId("table");
  private static final int ENTRIES = 60;

  @TempDir private Path folder = Path.of(".");
  private final List<Entry> written = new ArrayList<>();

  /// Copies the files of an open log, as a crash leaves them.
  @BeforeEach
  void crash() throws IOException {
    var running = Files.createDirectory(folder.resolve("running"));
    try (var log = new SqliteLog(running.resolve("log.db"))) {
      for (int i = 0; i < ENTRIES; i++) {
        // The last transaction has several pages.
        int length = i == ENTRIES - 1 ? 12_000 : i;
        var entry = new Entry.Chatted(OptionalInt.of(i), "t".repeat(length));
        var summary =
            new TableSummary(
                TABLE, "T", GameKind.CATAN, TableSummary.Status.RUNNING, List.of(), 4, false, i);
        log.appendAndWait(TABLE, i, List.of(entry), summary);
        written.add(entry);
      }
      for (var name : List.of("log.db", "log.db-wal"))
        Files.copy(running.resolve(name), folder.resolve(name));
    }
  }

  private Path file() {
    return folder.resolve("log.db");
  }

  private Path wal() {
    return folder.resolve("log.db-wal");
  }

  private List<Entry> readAfterStart() {
    try (var log = new SqliteLog(file())) {
      return log.read(TABLE, 0);
    }
  }

  private void overwrite(long offset, byte[] bytes) throws IOException {
    try (var file = new RandomAccessFile(wal().toFile(), "rw")) {
      file.seek(offset);
      file.write(bytes);
    }
  }

  private void flip(long offset, int mask) throws IOException {
    overwrite(offset, new byte[] {(byte) (Files.readAllBytes(wal())[(int) offset] ^ mask)});
  }

  private int copies() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return (int) files.filter(path -> path.toString().contains("-damaged-")).count();
    }
  }

  @Test
  void an_undamaged_write_ahead_log_is_left_alone() throws IOException {
    assertEquals(written, readAfterStart());
    assertEquals(0, copies());
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15})
  void a_flipped_byte_anywhere_loses_nothing(long seed) throws IOException {
    var random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    flip(random.nextLong(Files.size(wal())), 1 + random.nextInt(255));
    assertEquals(written, readAfterStart());
    assertEquals(1, copies());
    assertTrue(LogVerification.of(file()).isIntact());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 8, 11, 12, 16, 21, 24, 31, 32, 36, 40, 44, 48, 52, 56, 4000})
  void a_flipped_byte_in_the_header_or_the_first_frame_loses_nothing(int offset)
      throws IOException {
    flip(offset, 0x41);
    assertEquals(written, readAfterStart());
  }

  @Test
  void a_flipped_byte_in_the_last_frame_loses_nothing() throws IOException {
    flip(Files.size(wal()) - 7, 1);
    assertEquals(written, readAfterStart());
  }

  @Test
  void damage_that_cannot_be_corrected_is_refused_and_nothing_is_changed() throws IOException {
    overwrite(Files.size(wal()) / 3, new byte[512]);
    var before = Files.readAllBytes(wal());
    for (int i = 0; i < 2; i++) {
      var failure = assertThrows(StoreException.class, this::readAfterStart);
      var message = String.valueOf(failure.getMessage());
      assertTrue(message.contains("log.db-wal is damaged (frame "), message);
      assertTrue(message.contains("restore a backup"), message);
      assertEquals(1, message.lines().count());
    }
    assertArrayEquals(before, Files.readAllBytes(wal()));
    assertEquals(1, copies());
    assertThrows(StoreException.class, () -> LogVerification.of(file()));
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, 3, 4, 5, 6, 7})
  void a_torn_tail_is_normal(long seed) throws IOException {
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    long size = Files.size(wal());
    try (var file = new RandomAccessFile(wal().toFile(), "rw")) {
      file.setLength(size - 1 - random.nextLong(size / 2));
    }
    var read = readAfterStart();
    assertEquals(written.subList(0, read.size()), read);
    assertFalse(read.isEmpty());
    assertEquals(0, copies());
  }

  @Test
  void a_last_transaction_that_cannot_be_read_is_ignored_and_a_copy_is_kept() throws IOException {
    overwrite(Files.size(wal()) - 4096 - 500, new byte[400]);
    var read = readAfterStart();
    assertEquals(written.subList(0, ENTRIES - 1), read);
    assertEquals(1, copies());
  }

  @Test
  void frames_of_an_earlier_generation_are_no_damage() throws IOException {
    for (int i = 0; i < 3; i++) assertEquals(written, readAfterStart());
    assertEquals(0, copies());
  }
}
