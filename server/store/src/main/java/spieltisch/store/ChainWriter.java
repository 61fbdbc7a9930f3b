package spieltisch.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/// Writes appends into the file of a server that is alone: all entries one after another, each with
/// the number of the one before it at its table. Whoever calls ends the transaction.
final class ChainWriter {
  private static final String TABLE =
      """
      INSERT INTO game_table (id, name, game, status, players, most, password, updated)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING
      """;
  // Finds nothing to write if the table is not at the version that is expected.
  private static final String NEXT =
      """
      INSERT INTO entry (number, previous, table_id, version, at, body)
      SELECT ?, newest, id, version + 1, ?, ? FROM game_table WHERE id = ? AND version = ?
      """;
  private static final String REST =
      """
      INSERT INTO entry (number, previous, table_id, version, at, body)
      VALUES (?, ?, ?, ?, ?, ?)
      """;
  private static final String NEWEST = "UPDATE game_table SET version = ?, newest = ? WHERE id = ?";
  private static final String SUMMARY =
      "UPDATE game_table SET status = ?, players = ?, updated = ? WHERE id = ?";
  private static final long MINUTE = 60_000;

  private final PreparedStatement table;
  private final PreparedStatement next;
  private final PreparedStatement rest;
  private final PreparedStatement newest;
  private final PreparedStatement summary;
  // What the lobby shows of the tables that are not over, as it was written last.
  private final Map<TableId, Summary> shown = new HashMap<>();
  private long number;

  /// The statements live as long as the connection.
  ChainWriter(Connection connection) throws SQLException {
    table = connection.prepareStatement(TABLE);
    next = connection.prepareStatement(NEXT);
    rest = connection.prepareStatement(REST);
    newest = connection.prepareStatement(NEWEST);
    summary = connection.prepareStatement(SUMMARY);
    try (var statement = connection.createStatement();
        var row = statement.executeQuery("SELECT coalesce(max(number), 0) FROM entry")) {
      number = row.getLong(1);
    }
    connection.commit();
  }

  /// The first entry decides: nobody can have the later versions without that one.
  Log.Append write(Pending pending) throws SQLException {
    if (pending.bodies().isEmpty()) return Log.Append.DONE;
    if (pending.expected() == 0) open(pending.summary());
    if (!takesNextVersion(pending)) return Log.Append.CONFLICT;
    for (int i = 1; i < pending.bodies().size(); i++) follow(pending, i);
    remember(pending);
    if (isNews(pending.summary())) summarise(pending.summary());
    return Log.Append.DONE;
  }

  /// What was written last did not come to stay.
  void rolledBack() {
    shown.clear();
  }

  /// Most appends change nothing that the lobby shows; then its line is written once a minute only.
  private boolean isNews(Summary told) {
    var last = shown.get(told.id());
    return last == null
        || last.status() != told.status()
        || !last.players().equals(told.players())
        || last.updated() < told.updated() - MINUTE;
  }

  private void open(Summary told) throws SQLException {
    LogTables.bind(table, told);
    table.executeUpdate();
  }

  private boolean takesNextVersion(Pending pending) throws SQLException {
    next.setLong(1, number + 1);
    next.setLong(2, pending.summary().updated());
    next.setString(3, pending.bodies().getFirst());
    next.setString(4, pending.table().text());
    next.setLong(5, pending.expected());
    if (next.executeUpdate() == 0) return false;
    number++;
    return true;
  }

  private void follow(Pending pending, int index) throws SQLException {
    rest.setLong(1, number + 1);
    rest.setLong(2, number);
    rest.setString(3, pending.table().text());
    rest.setLong(4, pending.expected() + index + 1);
    rest.setLong(5, pending.summary().updated());
    rest.setString(6, pending.bodies().get(index));
    rest.executeUpdate();
    number++;
  }

  private void remember(Pending pending) throws SQLException {
    newest.setLong(1, pending.expected() + pending.bodies().size());
    newest.setLong(2, number);
    newest.setString(3, pending.table().text());
    newest.executeUpdate();
  }

  private void summarise(Summary told) throws SQLException {
    summary.setString(1, told.status().name());
    summary.setString(2, LogTables.players(told));
    summary.setLong(3, told.updated());
    summary.setString(4, told.id().text());
    summary.executeUpdate();
    if (told.status() == Summary.Status.OVER) shown.remove(told.id());
    else shown.put(told.id(), told);
  }
}
