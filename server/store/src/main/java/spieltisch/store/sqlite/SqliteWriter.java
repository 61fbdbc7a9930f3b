package spieltisch.store.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import spieltisch.store.Log;
import spieltisch.store.LogQueries;
import spieltisch.store.PendingAppend;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;

/// Writes appends into the file of a server that is alone: all entries one after another, each with
/// the number of the one before it at its table. Whoever calls ends the transaction.
final class SqliteWriter {
  private static final String TABLE =
      """
      INSERT INTO game_table (id, name, game, status, players, most, password, updated)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """;
  private static final String ENTRY =
      """
      INSERT INTO entry (number, previous, table_id, version, at, body)
      VALUES (?, ?, ?, ?, ?, ?)
      """;
  private static final String SUMMARY =
      "UPDATE game_table SET status = ?, players = ?, updated = ? WHERE id = ?";
  // Numbers that are noted are not given again, even if their entries were removed.
  private static final String NUMBER =
      "SELECT max(number) FROM (SELECT number FROM noted UNION ALL SELECT max(number) FROM entry)";
  private static final long MINUTE = 60_000;

  private final PreparedStatement table;
  private final PreparedStatement entry;
  private final PreparedStatement summary;
  // What the lobby shows of the tables that are not over, as it was written last.
  private final Map<TableId, TableSummary> shown = new HashMap<>();
  private final TableHeads tableHeads;
  private long number;

  /// The statements live as long as the connection.
  SqliteWriter(Connection connection, TableHeads tableHeads) throws SQLException {
    this.tableHeads = tableHeads;
    table = connection.prepareStatement(TABLE);
    entry = connection.prepareStatement(ENTRY);
    summary = connection.prepareStatement(SUMMARY);
    try (var statement = connection.createStatement();
        var row = statement.executeQuery(NUMBER)) {
      number = row.getLong(1);
    }
    connection.commit();
  }

  Log.Append write(PendingAppend pendingAppend) throws SQLException {
    if (pendingAppend.bodies().isEmpty()) return Log.Append.DONE;
    var head = tableHeads.newest(pendingAppend.table());
    if (head.version() != pendingAppend.expected()) return Log.Append.CONFLICT;
    for (var body : pendingAppend.bodies()) head = add(body, pendingAppend, head);
    tableHeads.move(pendingAppend.table(), head);
    if (pendingAppend.expected() == 0) open(pendingAppend.summary());
    else if (isNews(pendingAppend.summary())) summarise(pendingAppend.summary());
    return Log.Append.DONE;
  }

  /// Before the end of a transaction.
  void noteIfDue() throws SQLException {
    tableHeads.noteIfDue(number);
  }

  /// What was written last has come to stay.
  void committed() {
    tableHeads.committed();
  }

  /// What was written last did not come to stay.
  void rolledBack() {
    shown.clear();
    tableHeads.rolledBack();
  }

  /// Most appends change nothing that the lobby shows; then its line is written once a minute only.
  private boolean isNews(TableSummary told) {
    var last = shown.get(told.id());
    return last == null
        || last.status() != told.status()
        || !last.players().equals(told.players())
        || last.updated() < told.updated() - MINUTE;
  }

  private void open(TableSummary told) throws SQLException {
    LogQueries.bind(table, told);
    table.executeUpdate();
    show(told);
  }

  private TableHeads.Head add(String body, PendingAppend pendingAppend, TableHeads.Head last)
      throws SQLException {
    var head = new TableHeads.Head(last.version() + 1, ++number);
    entry.setLong(1, head.newest());
    entry.setLong(2, last.newest());
    entry.setString(3, pendingAppend.table().text());
    entry.setLong(4, head.version());
    entry.setLong(5, pendingAppend.summary().updated());
    entry.setString(6, body);
    entry.executeUpdate();
    return head;
  }

  private void summarise(TableSummary told) throws SQLException {
    summary.setString(1, told.status().name());
    summary.setString(2, LogQueries.players(told));
    summary.setLong(3, told.updated());
    summary.setString(4, told.id().text());
    summary.executeUpdate();
    show(told);
  }

  private void show(TableSummary told) {
    if (told.status() == TableSummary.Status.OVER) shown.remove(told.id());
    else shown.put(told.id(), told);
  }
}
