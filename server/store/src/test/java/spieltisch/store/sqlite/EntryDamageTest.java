package spieltisch.store.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.store.Log.AppendResult;
import spieltisch.store.Retention;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.store.journal.EntryCodec;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameKind;

/// Damage to the stored entries is found when the log is opened and by a verification.
class EntryDamageTest {
  private static final TableId GOOD = new TableId("good");
  private static final TableId BAD = new TableId("bad");

  @TempDir private Path folder = Path.of(".");
  private final List<Entry> good = new ArrayList<>();
  private final List<Entry> bad = new ArrayList<>();

  private Path file() {
    return folder.resolve("log.db");
  }

  private static TableSummary summary(TableId id) {
    return new TableSummary(
        id, id.text(), GameKind.CATAN, TableSummary.Status.OVER, List.of(), 4, false, 1);
  }

  private void append(SqliteLog log, TableId id) {
    var entries = id.equals(GOOD) ? good : bad;
    var entry = new Entry.Unwatched(entries.size());
    assertEquals(
        AppendResult.APPENDED, log.appendAndWait(id, entries.size(), List.of(entry), summary(id)));
    entries.add(entry);
  }

  private void writeTables(int maxUnsavedEntries) {
    try (var log = new SqliteLog(file(), maxUnsavedEntries)) {
      for (int i = 0; i < 10; i++) {
        append(log, GOOD);
        append(log, BAD);
      }
    }
  }

  private void execute(String sql) throws SQLException {
    try (var connection = DriverManager.getConnection(SqliteConnector.url(file()));
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UPDATE entry SET body = replace(body, '4', '5') WHERE table_id = 'bad' AND version = 5",
        "UPDATE entry SET at = at + 1 WHERE table_id = 'bad' AND version = 5",
        "UPDATE entry SET checksum = checksum + 1 WHERE table_id = 'bad' AND version = 5",
        "UPDATE entry SET checksum = NULL WHERE table_id = 'bad' AND version = 5",
        "UPDATE entry SET previous = 1 WHERE table_id = 'bad' AND version = 5",
        "DELETE FROM entry WHERE table_id = 'bad' AND version = 5",
        "DELETE FROM entry WHERE table_id = 'bad' AND version >= 5"
      })
  void a_damaged_table_is_set_aside_and_the_others_go_on(String damage) throws SQLException {
    writeTables(0);
    execute(damage);
    var verification = LogVerification.of(file());
    assertEquals(List.of(BAD), verification.damage().stream().map(LogDamage::table).toList());
    assertEquals(5, verification.damage().getFirst().version());
    try (var log = new SqliteLog(file())) {
      var failure = assertThrows(StoreException.class, () -> log.read(BAD, 0));
      assertTrue(String.valueOf(failure.getMessage()).contains("damaged at entry 5"));
      assertEquals(List.of(GOOD), log.recent(9).stream().map(TableSummary::id).toList());
      assertEquals(Optional.empty(), log.find("bad"));
      append(log, GOOD);
      assertEquals(good, log.read(GOOD, 0));
      log.deleteExpired(new Retention(1, 0), 1_000);
    }
    assertEquals(List.of(BAD), damagedTables(), "its entries stay in the file");
  }

  private List<TableId> damagedTables() {
    return LogVerification.of(file()).damage().stream().map(LogDamage::table).toList();
  }

  @Test
  void a_table_whose_row_is_missing_is_reported() throws SQLException {
    writeTables(1_000);
    execute("DELETE FROM game_table WHERE id = 'bad'");
    assertEquals(List.of(BAD), damagedTables());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7, 1_000})
  void checksums_continue_after_the_heads_were_saved_and_the_log_was_reopened(int maxUnsaved) {
    for (int i = 0; i < 3; i++) writeTables(maxUnsaved);
    var verification = LogVerification.of(file());
    assertEquals(List.of(), verification.damage());
    assertEquals(60, verification.entries());
    assertEquals(2, verification.tables());
    assertEquals(0, verification.unprotected());
  }

  @Test
  void entries_of_an_earlier_version_are_accepted_and_later_ones_are_protected()
      throws SQLException {
    writeSchemaVersion4();
    try (var log = new SqliteLog(file())) {
      assertEquals(bad, log.read(BAD, 0));
      append(log, BAD);
      append(log, BAD);
    }
    assertEquals(new LogVerification(5, 1, 3, List.of()), LogVerification.of(file()));
    execute("UPDATE entry SET checksum = NULL WHERE version = 5");
    assertEquals(5, LogVerification.of(file()).damage().getFirst().version());
  }

  @Test
  void a_file_of_an_earlier_version_is_verified_after_its_conversion() throws SQLException {
    writeSchemaVersion4();
    var failure = assertThrows(StoreException.class, () -> LogVerification.of(file()));
    assertTrue(String.valueOf(failure.getMessage()).contains("earlier version"));
    assertEquals(bad, SqliteGames.read(file(), BAD));
  }

  private void writeSchemaVersion4() throws SQLException {
    Flyway.configure()
        .dataSource(SqliteConnector.url(file()), null, null)
        .locations("classpath:spieltisch/store/migration/sqlite")
        .target("4")
        .load()
        .migrate();
    try (var connection = DriverManager.getConnection(SqliteConnector.url(file()));
        var table =
            connection.prepareStatement(
                "INSERT INTO game_table (id, name, game, status, players, most, password, updated)"
                    + " VALUES ('bad', 'Tisch', 'CATAN', 'OPEN', '', 4, 0, 1)");
        var insert =
            connection.prepareStatement(
                "INSERT INTO entry (number, previous, table_id, version, at, body)"
                    + " VALUES (?, ?, 'bad', ?, 1, ?)")) {
      table.executeUpdate();
      for (int i = 0; i < 3; i++) {
        var entry = new Entry.Unwatched(i);
        insert.setInt(1, i + 1);
        insert.setInt(2, i);
        insert.setInt(3, i + 1);
        insert.setString(4, new EntryCodec().write(entry));
        insert.executeUpdate();
        bad.add(entry);
      }
    }
  }
}
