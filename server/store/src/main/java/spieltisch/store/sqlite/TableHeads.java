package spieltisch.store.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import spieltisch.store.TableId;

/// Where the tables of a file stand: how many entries each has, and which is its newest.
///
/// All of it follows from the entries. To write it with each of them would change a page for every
/// table that acts, so it is noted once for thousands of entries and kept here until then; a file
/// that is opened is looked through from the last note on.
///
/// One thread writes, in transactions that it ends itself; what they moved is seen by readers when
/// they are committed.
final class TableHeads {
  private static final String SINCE_THE_NOTE =
      """
      SELECT table_id, max(version), max(number), count(*) FROM entry
      WHERE number > (SELECT number FROM noted) GROUP BY table_id
      """;
  private static final String NOTED = "SELECT version, newest FROM game_table WHERE id = ?";

  private final int mostUnnoted;
  private final PreparedStatement noted;
  private final PreparedStatement note;
  private final PreparedStatement noteNumber;
  private final ConcurrentMap<TableId, Head> unnoted = new ConcurrentHashMap<>();
  // What the transaction that runs has moved.
  private final Map<TableId, Head> moved = new HashMap<>();
  // About as many entries came since the last note.
  private int entries;
  private boolean isNoting;

  /// @param version how many entries the table has; none if it is not there
  /// @param newest the number of the last of them
  record Head(long version, long newest) {
    static final Head NONE = new Head(0, 0);
  }

  /// @param mostUnnoted how many entries may come before it is noted where the tables stand
  TableHeads(Connection writing, int mostUnnoted) throws SQLException {
    this.mostUnnoted = mostUnnoted;
    noted = writing.prepareStatement(NOTED);
    note = writing.prepareStatement("UPDATE game_table SET version = ?, newest = ? WHERE id = ?");
    noteNumber = writing.prepareStatement("UPDATE noted SET number = ?");
    try (var statement = writing.createStatement();
        var row = statement.executeQuery(SINCE_THE_NOTE)) {
      while (row.next()) {
        unnoted.put(new TableId(row.getString(1)), new Head(row.getLong(2), row.getLong(3)));
        entries += row.getInt(4);
      }
    }
  }

  /// Where a table stood when the last transaction was committed.
  Head of(Connection reading, TableId table) throws SQLException {
    var head = unnoted.get(table);
    if (head != null) return head;
    try (var statement = reading.prepareStatement(NOTED)) {
      return noted(statement, table);
    }
  }

  private static Head noted(PreparedStatement statement, TableId table) throws SQLException {
    statement.setString(1, table.text());
    try (var row = statement.executeQuery()) {
      return row.next() ? new Head(row.getLong(1), row.getLong(2)) : Head.NONE;
    }
  }

  // In a transaction of the one who writes.

  /// Where a table stands with all that this transaction has written.
  Head newest(TableId table) throws SQLException {
    var head = moved.get(table);
    if (head == null) head = unnoted.get(table);
    return head == null ? noted(noted, table) : head;
  }

  void move(TableId table, Head head) {
    moved.put(table, head);
  }

  /// @param number of the newest entry of all
  void noteIfDue(long number) throws SQLException {
    isNoting = entries >= mostUnnoted;
    if (isNoting) note(number);
  }

  private void note(long number) throws SQLException {
    for (var head : unnoted.entrySet())
      if (!moved.containsKey(head.getKey())) note(head.getKey(), head.getValue());
    for (var head : moved.entrySet()) note(head.getKey(), head.getValue());
    noteNumber.setLong(1, number);
    noteNumber.executeUpdate();
  }

  private void note(TableId table, Head head) throws SQLException {
    note.setLong(1, head.version());
    note.setLong(2, head.newest());
    note.setString(3, table.text());
    note.executeUpdate();
  }

  void committed() {
    entries += moved.size();
    unnoted.putAll(moved);
    moved.clear();
    if (!isNoting) return;
    entries = 0;
    unnoted.clear();
  }

  void rolledBack() {
    moved.clear();
  }

  /// A table was removed.
  void forget(TableId table) {
    unnoted.remove(table);
  }
}
