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

/// The heads of all tables. The head of a table holds the version and the last entry of the table.
///
/// The heads can be computed from the entries. If each append stored a head, it would change one
/// more database page for each active table. Therefore the heads stay in memory and are saved only
/// once in several thousand entries. When a file is opened, the entries after the last save are
/// read.
///
/// A single thread writes and ends the transactions. Readers see a new head only after the commit
/// of its transaction.
final class TableHeads {
  // For a query with `max(number)`, SQLite takes version and checksum from the row with the largest
  // number.
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
  // The heads that the running transaction has changed.
  private final Map<TableId, Head> inTransaction = new HashMap<>();
  // The approximate number of entries since the last save of the heads.
  private int unsavedEntries;
  private boolean isSaving;

  /// The position of a table in the log.
  ///
  /// @param version the number of the table's entries; 0 for an unknown table
  /// @param lastEntry the number that the table's last entry has in the file; 0 for an unknown
  ///   table
  /// @param checksum the checksum of the last entry; 0 if the entry was written without a checksum
  record Head(long version, long lastEntry, long checksum) {
    static final Head NONE = new Head(0, 0, 0);
  }

  /// Reads the heads of all tables that have entries after the last save.
  ///
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

  /// Reads a head from three columns of a row.
  private static Head head(ResultSet row, int first) throws SQLException {
    return new Head(row.getLong(first), row.getLong(first + 1), row.getLong(first + 2));
  }

  /// Returns the head of a table, including the changes of the running transaction.
  Head currentHead(TableId table) throws SQLException {
    var head = inTransaction.get(table);
    if (head == null) head = unsaved.get(table);
    return head == null ? savedHead(selectSaved, table) : head;
  }

  void update(TableId table, Head head) {
    inTransaction.put(table, head);
  }

  /// Saves the heads within the running transaction if enough entries have been written since the
  /// last save.
  ///
  /// @param number the number of the last entry in the file
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
