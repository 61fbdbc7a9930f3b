package spieltisch.store.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.store.PlayedTable;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;

/// Tests that what can be read of a damaged file is kept, and that what is lost is printed.
class LogSalvageTest {
  private static final TableId GOOD = new TableId("good");
  private static final TableId BAD = new TableId("bad");
  private static final int PAGE = 4096;
  private static final PlayedTable PLAYED = PlayedTable.withBots(3, 1);

  @TempDir private Path folder = Path.of(".");
  private final PlayedTable game = PLAYED;
  private final List<Entry> bad = renamed(game.entries());

  /// Returns the entries under another table name, because names of running tables are unique.
  private static List<Entry> renamed(List<Entry> entries) {
    var renamed = new ArrayList<>(entries);
    renamed.set(0, new Entry.Opened("Stuhl", Table.of(entries).options()));
    return renamed;
  }

  @BeforeEach
  void write() {
    try (var log = new SqliteLog(file())) {
      log.appendAndWait(GOOD, 0, game.entries(), TableSummary.of(GOOD, game.table(), 7));
      log.appendAndWait(BAD, 0, bad, TableSummary.of(BAD, Table.of(bad), 7));
    }
  }

  private Path file() {
    return folder.resolve("spieltisch.db");
  }

  private Path target() {
    return folder.resolve("new").resolve("spieltisch.db");
  }

  private void execute(String sql) throws SQLException {
    try (var connection = DriverManager.getConnection(SqliteConnector.url(file()));
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private void assertGoodTable() {
    try (var log = new SqliteLog(target())) {
      assertEquals(game.entries(), log.read(GOOD, 0));
      assertTrue(log.recent(9).contains(TableSummary.of(GOOD, game.table(), 7)));
    }
  }

  @Test
  void nothing_is_lost_of_an_intact_file() {
    var salvage = LogSalvage.of(file(), target());
    assertEquals(new LogSalvage(2L * game.entries().size(), 2, List.of()), salvage);
    assertGoodTable();
    try (var log = new SqliteLog(target())) {
      assertEquals(bad, log.read(BAD, 0));
    }
  }

  @Test
  void a_table_with_a_damaged_entry_is_kept_up_to_it_and_closed() throws SQLException {
    execute("UPDATE entry SET body = body || ' ' WHERE table_id = 'bad' AND version = 40");
    var salvage = LogSalvage.of(file(), target());
    assertEquals(1, salvage.losses().size());
    assertEquals(
        "table bad (Stuhl): the entries after number 39 are lost; the table was closed",
        salvage.losses().getFirst());
    assertGoodTable();
    try (var log = new SqliteLog(target())) {
      var kept = log.read(BAD, 0);
      assertEquals(bad.subList(0, 39), kept.subList(0, 39));
      assertEquals(40, kept.size());
      assertTrue(kept.getLast() instanceof Entry.Aborted);
      assertEquals(List.of(), log.current().stream().filter(it -> it.id().equals(BAD)).toList());
    }
  }

  @Test
  void a_lost_list_of_tables_is_made_again() throws SQLException {
    execute("DELETE FROM game_table");
    var salvage = LogSalvage.of(file(), target());
    assertEquals(2, salvage.losses().size(), salvage.losses().toString());
    try (var log = new SqliteLog(target())) {
      assertEquals(game.entries(), log.read(GOOD, 0));
      assertEquals(bad, log.read(BAD, 0));
      assertEquals(2, log.recent(9).size());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {25, 40, 55, 70})
  void entries_around_an_unreadable_page_are_kept(int page) throws IOException {
    var bytes = Files.readAllBytes(file());
    Arrays.fill(bytes, page * PAGE, (page + 1) * PAGE, (byte) 0xff);
    Files.write(file(), bytes);
    assertThrows(StoreException.class, () -> LogBackup.check(file()));
    var salvage = LogSalvage.of(file(), target());
    assertFalse(salvage.losses().isEmpty());
    assertTrue(LogBackup.check(target()).isIntact());
    assertTrue(salvage.entries() > 20, salvage.lines().toString());
    assertTrue(Arrays.equals(bytes, Files.readAllBytes(file())), "the damaged file is unchanged");
    try (var log = new SqliteLog(target())) {
      for (var summary : log.recent(9)) {
        var kept = log.read(summary.id(), 0);
        int whole = kept.size() - (kept.getLast() instanceof Entry.Aborted ? 1 : 0);
        var all = summary.id().equals(BAD) ? bad : game.entries();
        assertEquals(all.subList(0, whole), kept.subList(0, whole));
      }
    }
  }

  /// Finds the page of the last entry by its body and overwrites the page.
  private void overwritePageOf(String body) throws IOException {
    var bytes = Files.readAllBytes(file());
    int at = new String(bytes, StandardCharsets.ISO_8859_1).lastIndexOf(body);
    assertTrue(at > 0, body);
    Arrays.fill(bytes, at / PAGE * PAGE, (at / PAGE + 1) * PAGE, (byte) 0xff);
    Files.write(file(), bytes);
  }

  private void assertClosed(TableId table, List<Entry> all) {
    try (var log = new SqliteLog(target())) {
      var kept = log.read(table, 0);
      int whole = kept.size() - 1;
      assertEquals(all.subList(0, whole), kept.subList(0, whole));
      assertTrue(kept.getLast() instanceof Entry.Aborted, table.text());
      assertFalse(log.current().stream().anyMatch(it -> it.id().equals(table)), table.text());
    }
  }

  /// The heads of tables are saved rarely, so nothing else shows that the newest entries are lost.
  @Test
  void running_tables_are_closed_if_the_newest_entries_of_the_file_cannot_be_read()
      throws IOException {
    assertTrue(game.table().isRunning());
    try (var log = new SqliteLog(file())) {
      log.appendAndWait(
          BAD,
          bad.size(),
          List.of(new Entry.Unwatched(987_654)),
          TableSummary.of(BAD, Table.of(bad), 7));
    }
    overwritePageOf("987654");
    var salvage = LogSalvage.of(file(), target());
    assertTrue(salvage.losses().toString().contains("may be lost"), salvage.losses().toString());
    assertClosed(BAD, bad);
    assertClosed(GOOD, game.entries());
  }

  @Test
  void a_running_table_with_entries_after_the_unreadable_ones_goes_on() throws IOException {
    var marked = new TableId("marked");
    var later = new TableId("later");
    var opened = List.<Entry>of(new Entry.Opened("Bank", game.table().options()));
    // The entries around the marked one fill its page, so that the page has no other table.
    var around = new ArrayList<Entry>(List.of(new Entry.Opened("Lampe", game.table().options())));
    for (int i = 0; i < 200; i++) around.add(new Entry.Unwatched(i == 100 ? 987_654 : i));
    var laterSummary = TableSummary.of(later, Table.of(opened), 7);
    try (var log = new SqliteLog(file())) {
      log.appendAndWait(
          marked, 0, around, TableSummary.of(marked, Table.of(around.subList(0, 1)), 7));
      log.appendAndWait(later, 0, opened, laterSummary);
    }
    overwritePageOf("987654");
    LogSalvage.of(file(), target());
    assertClosed(GOOD, game.entries());
    assertClosed(marked, around);
    try (var log = new SqliteLog(target())) {
      assertEquals(opened, log.read(later, 0));
      assertEquals(List.of(laterSummary), log.current());
    }
  }

  /// What a damaged write-ahead log contained after the damage is unknown.
  @Test
  void running_tables_are_closed_if_the_write_ahead_log_is_damaged() throws IOException {
    var raw = Files.createDirectories(folder.resolve("raw")).resolve("spieltisch.db");
    try (var log = new SqliteLog(file())) {
      var summary = TableSummary.of(BAD, Table.of(bad), 7);
      for (int i = 0; i < 8; i++)
        log.appendAndWait(BAD, bad.size() + i, List.of(new Entry.Unwatched(i)), summary);
      Files.copy(file(), raw);
      var wal = Files.readAllBytes(WalFile.path(file()));
      int frame = WalFile.FRAME_HEADER_BYTES + PAGE;
      Arrays.fill(wal, WalFile.HEADER_BYTES, WalFile.HEADER_BYTES + frame, (byte) 0x55);
      Files.write(WalFile.path(raw), wal);
    }
    var salvage = LogSalvage.of(raw, target());
    assertTrue(salvage.losses().getFirst().contains("write-ahead log is damaged"));
    assertEquals(3, salvage.losses().size(), salvage.losses().toString());
    assertClosed(BAD, bad);
    assertClosed(GOOD, game.entries());
  }

  @Test
  void a_table_whose_first_entry_is_damaged_is_reported_also_without_its_row() throws SQLException {
    execute("DELETE FROM game_table WHERE id = 'bad'");
    execute("UPDATE entry SET at = at + 1 WHERE table_id = 'bad' AND version = 1");
    var salvage = LogSalvage.of(file(), target());
    assertEquals(List.of("table bad is lost: its first entry cannot be read"), salvage.losses());
    assertGoodTable();
  }

  @Test
  void a_table_without_its_row_that_this_version_cannot_read_is_reported_as_lost()
      throws SQLException {
    var body = "{\"is\":\"new\"}";
    long checksum = new EntryChecksum().of(0, "new", 1, 1, body.getBytes(StandardCharsets.UTF_8));
    execute(
        "INSERT INTO entry (number, previous, table_id, version, at, body, checksum)"
            + " VALUES (99999, 0, 'new', 1, 1, '%s', %d)".formatted(body, checksum));
    var salvage = LogSalvage.of(file(), target());
    assertEquals(
        List.of("table new is lost: this version of the program cannot read its entries"),
        salvage.losses());
    assertGoodTable();
  }

  @Test
  void a_damaged_beginning_of_the_file_is_repaired() throws IOException {
    var bytes = Files.readAllBytes(file());
    Arrays.fill(bytes, 0, 16, (byte) 0);
    Files.write(file(), bytes);
    assertEquals(List.of(), LogSalvage.of(file(), target()).losses());
    assertGoodTable();
  }

  @Test
  void a_file_of_which_nothing_can_be_read_is_reported_and_leaves_no_file() throws IOException {
    Files.write(file(), new byte[20 * PAGE]);
    assertThrows(StoreException.class, () -> LogSalvage.of(file(), target()));
    assertFalse(Files.exists(target()));
    try (var files = Files.list(folder.resolve("new"))) {
      assertEquals(
          List.of("spieltisch.db.lock"), files.map(path -> path.getFileName().toString()).toList());
    }
  }

  @Test
  void the_file_of_a_running_server_is_refused() {
    try (var log = new SqliteLog(file())) {
      assertFalse(log.isShared());
      var failure = assertThrows(StoreException.class, () -> LogSalvage.of(file(), target()));
      assertTrue(String.valueOf(failure.getMessage()).contains("stop it first"));
    }
  }
}
