package spieltisch.store.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import spieltisch.store.TableId;

/// The head of every table: its version and its last entry.
///
/// Heads can be computed from the entries. Storing a head with each append would change a database
/// page per active table, so heads stay in memory and are saved once per several thousand entries.
/// Opening a file reads the entries after the last save.
///
/// One thread writes and ends the transactions. Readers see a head after its transaction commits.
final class TableHeads {
  // SQLite takes version and checksum from the row with the largest number.
  private static final String SELECT_UNSAVED =
      """
      SELECT table_id, version, max(number), checksum, count(*) FROM entry
      WHERE number > (SELECT number FROM noted) GROUP BY table_id
      """;
  private static final String SELECT_SAVED =
      """
      SELECT version, newest, (SELECT checksum FROM entry WHERE number = newest) FROM game_table
      WHERE id = ?
      """;

  private final int maxUnsavedEntries;
  private final PreparedStatement selectSaved;
  private final PreparedStatement saveHead;
  private final PreparedStatement saveNumber;
  private final ConcurrentMap<TableId, Head> unsaved = new ConcurrentHashMap<>();
  // Heads that the running transaction has changed.
  private final Map<TableId, Head> inTransaction = new HashMap<>();
  // Approximate number of entries since the last save.
  private int unsavedEntries;
  private boolean isSaving;

  /// Position of a table in the log.
  ///
  /// @param version the number of entries; 0 for an unknown table
  /// @param lastEntry the number of the last entry in the file
  /// @param checksum the checksum of the last entry; 0 if it was written without one
  record Head(long version, long lastEntry, long checksum) {
    static final Head NONE = new Head(0, 0, 0);
  }

  /// @param maxUnsavedEntries the number of entries after which the heads are saved
  TableHeads(Connection writeConnection, int maxUnsavedEntries) throws SQLException {
    this.maxUnsavedEntries = maxUnsavedEntries;
    selectSaved = writeConnection.prepareStatement(SELECT_SAVED);
    saveHead =
        writeConnection.prepareStatement(
            "UPDATE game_table SET version = ?, newest = ? WHERE id = ?");
    saveNumber = writeConnection.prepareStatement("UPDATE noted SET number = ?");
    try (var statement = writeConnection.createStatement();
        var row = statement.executeQuery(SELECT_UNSAVED)) {
      while (row.next()) {
        unsaved.put(new TableId(row.getString(1)), head(row, 2));
        unsavedEntries += row.getInt(5);
      }
    }
  }

  /// Returns the head of a table after the last commit.
  Head committedHead(Connection readConnection, TableId table) throws SQLException {
    var head = unsaved.get(table);
    if (head != null) return head;
    try (var statement = readConnection.prepareStatement(SELECT_SAVED)) {
      return savedHead(statement, table);
    }
  }

  private static Head savedHead(PreparedStatement statement, TableId table) throws SQLException {
    statement.setString(1, table.text());
    try (var row = statement.executeQuery()) {
      return row.next() ? head(row, 1) : Head.NONE;
    }
  }

  /// Reads a head from three columns.
  private static Head head(ResultSet row, int first) throws SQLException {
    return new Head(row.getLong(first), row.getLong(first + 1), row.getLong(first + 2));
  }

  /// Returns the head of a table with the changes of the running transaction.
  Head currentHead(TableId table) throws SQLException {
    var head = inTransaction.get(table);
    if (head == null) head = unsaved.get(table);
    return head == null ? savedHead(selectSaved, table) : head;
  }

  void update(TableId table, Head head) {
    inTransaction.put(table, head);
  }

  /// Saves the heads within the running transaction if enough entries are unsaved.
  ///
  /// @param number the number of the last entry of the file
  void saveIfDue(long number) throws SQLException {
    isSaving = unsavedEntries >= maxUnsavedEntries;
    if (isSaving) saveAll(number);
  }

  private void saveAll(long number) throws SQLException {
    for (var head : unsaved.entrySet())
      if (!inTransaction.containsKey(head.getKey())) save(head.getKey(), head.getValue());
    for (var head : inTransaction.entrySet()) save(head.getKey(), head.getValue());
    saveNumber.setLong(1, number);
    saveNumber.executeUpdate();
  }

  private void save(TableId table, Head head) throws SQLException {
    saveHead.setLong(1, head.version());
    saveHead.setLong(2, head.lastEntry());
    saveHead.setString(3, table.text());
    saveHead.executeUpdate();
  }

  void afterCommit() {
    unsavedEntries += inTransaction.size();
    unsaved.putAll(inTransaction);
    inTransaction.clear();
    if (!isSaving) return;
    unsavedEntries = 0;
    unsaved.clear();
  }

  /// Removes the head of a deleted table.
  void remove(TableId table) {
    unsaved.remove(table);
  }
}
