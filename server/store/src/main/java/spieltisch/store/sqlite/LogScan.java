package spieltisch.store.sqlite;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import spieltisch.store.TableId;

/// Reads all entries of a database file in order. The scan checks that the entries of each table
/// are complete and have the checksums with which they were written.
final class LogScan {
  private static final String SELECT_ENTRIES =
      "SELECT number, previous, table_id, version, at, body, checksum FROM entry ORDER BY number";
  private static final String SELECT_TABLES = "SELECT id, version, newest FROM game_table";

  private final Map<String, TableHeads.Head> heads = new HashMap<>();
  private final Set<String> tablesWithRow = new HashSet<>();
  private final Map<TableId, LogDamage> damaged = new LinkedHashMap<>();
  private final EntryChecksum checksum = new EntryChecksum();
  private final long checksumStart;
  private long entries;
  private long unprotected;

  private LogScan(long checksumStart) {
    this.checksumStart = checksumStart;
  }

  /// Returns the damaged tables.
  static Map<TableId, LogDamage> damagedTables(Connection connection) throws SQLException {
    return of(connection).damaged;
  }

  /// Scans the database file and ends the transaction.
  static LogScan of(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      long start;
      try (var row = statement.executeQuery("SELECT number FROM checksum_start")) {
        start = row.next() ? row.getLong(1) : 0;
      }
      var scan = new LogScan(start);
      try (var rows = statement.executeQuery(SELECT_ENTRIES)) {
        while (rows.next()) scan.checkEntry(rows);
      }
      try (var rows = statement.executeQuery(SELECT_TABLES)) {
        while (rows.next()) scan.checkTable(rows);
      }
      scan.checkTablesWithoutRow();
      connection.commit();
      return scan;
    }
  }

  LogVerification verification() {
    return new LogVerification(entries, heads.size(), unprotected, List.copyOf(damaged.values()));
  }

  private void checkEntry(ResultSet row) throws SQLException {
    entries++;
    var table = row.getString(3);
    var last = heads.getOrDefault(table, TableHeads.Head.NONE);
    long number = row.getLong(1);
    long version = row.getLong(4);
    long stored = row.getLong(7);
    boolean isUnprotected = row.wasNull();
    heads.put(table, new TableHeads.Head(version, number, stored));
    if (row.getLong(2) != last.lastEntry() || version != last.version() + 1)
      report(table, last.version() + 1, "entries are missing or out of order");
    else if (isUnprotected && number <= checksumStart && last.checksum() == 0) unprotected++;
    else if (isUnprotected) report(table, version, "its checksum is missing");
    else if (stored
        != checksum.of(last.checksum(), table, version, row.getLong(5), row.getBytes(6)))
      report(table, version, "its checksum is wrong");
  }

  /// Reports missing entries if the row of a table counts more entries than the scan has found.
  private void checkTable(ResultSet row) throws SQLException {
    var table = row.getString(1);
    var head = heads.get(table);
    if (head == null || head.lastEntry() < row.getLong(3) || head.version() < row.getLong(2))
      report(table, head == null ? 1 : head.version() + 1, "entries are missing at the end");
    tablesWithRow.add(table);
  }

  private void checkTablesWithoutRow() {
    for (var table : heads.keySet())
      if (!tablesWithRow.contains(table)) report(table, 1, "its row in the list is missing");
  }

  /// Reports damage to a table. Only the first damage of a table counts, because the checksums of
  /// later entries depend on the damaged entry.
  private void report(String table, long version, String finding) {
    var id = new TableId(table);
    damaged.putIfAbsent(id, new LogDamage(id, version, finding));
  }
}
