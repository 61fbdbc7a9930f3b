package spieltisch.store.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import spieltisch.store.Log;
import spieltisch.store.LogQueries;
import spieltisch.store.PendingAppend;
import spieltisch.store.TableSummary;

/// Writes appends into a database that several servers share. Its statements are prepared once,
/// since thousands of appends a second use them. Whoever calls ends the transaction.
final class PostgresWriter {
  private static final String NEXT =
      """
      INSERT INTO entry (table_id, version, at, body, origin)
      SELECT ?, ?, ?, ?, ?
      WHERE (SELECT coalesce(max(version), 0) FROM entry WHERE table_id = ?) = ?
      ON CONFLICT DO NOTHING
      """;
  private static final String REST =
      "INSERT INTO entry (table_id, version, at, body, origin) VALUES (?, ?, ?, ?, ?)";
  private static final String ORIGIN =
      "SELECT origin FROM entry WHERE table_id = ? AND version = ?";
  // Most appends change nothing that the lobby shows; then its line is written once a minute only.
  private static final String SUMMARY =
      """
      INSERT INTO game_table (id, name, game, status, players, most, password, updated)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET
        status = excluded.status, players = excluded.players, updated = excluded.updated
      WHERE game_table.status <> excluded.status
        OR game_table.players <> excluded.players
        OR game_table.updated < excluded.updated - 60000
      """;

  private final Connection connection;
  private final PreparedStatement next;
  private final PreparedStatement rest;
  private final PreparedStatement origin;
  private final PreparedStatement summary;

  /// The statements live as long as the connection.
  PostgresWriter(Connection connection) throws SQLException {
    this.connection = connection;
    next = connection.prepareStatement(NEXT);
    rest = connection.prepareStatement(REST);
    origin = connection.prepareStatement(ORIGIN);
    summary = connection.prepareStatement(SUMMARY);
  }

  boolean isOn(Connection other) {
    return connection.equals(other);
  }

  /// The first entry decides: nobody can have the later versions without that one.
  Log.Append write(PendingAppend pendingAppend) throws SQLException {
    if (pendingAppend.bodies().isEmpty()) return Log.Append.DONE;
    if (!takesNextVersion(pendingAppend))
      return isThere(pendingAppend) ? Log.Append.DONE : Log.Append.CONFLICT;
    writeRest(pendingAppend);
    summarise(pendingAppend.summary());
    return Log.Append.DONE;
  }

  private boolean takesNextVersion(PendingAppend pendingAppend) throws SQLException {
    bind(next, pendingAppend, 0);
    next.setString(6, pendingAppend.table().text());
    next.setLong(7, pendingAppend.expected());
    return next.executeUpdate() == 1;
  }

  private void writeRest(PendingAppend pendingAppend) throws SQLException {
    if (pendingAppend.bodies().size() == 1) return;
    for (int i = 1; i < pendingAppend.bodies().size(); i++) {
      bind(rest, pendingAppend, i);
      rest.addBatch();
    }
    rest.executeBatch();
  }

  private static void bind(PreparedStatement insert, PendingAppend pendingAppend, int index)
      throws SQLException {
    insert.setString(1, pendingAppend.table().text());
    insert.setLong(2, pendingAppend.expected() + index + 1);
    insert.setLong(3, pendingAppend.summary().updated());
    insert.setString(4, pendingAppend.bodies().get(index));
    insert.setString(5, pendingAppend.origin());
  }

  /// An append whose confirmation was lost on the way is found again by its origin.
  private boolean isThere(PendingAppend pendingAppend) throws SQLException {
    origin.setString(1, pendingAppend.table().text());
    origin.setLong(2, pendingAppend.expected() + 1);
    try (var rows = origin.executeQuery()) {
      return rows.next() && rows.getString(1).equals(pendingAppend.origin());
    }
  }

  private void summarise(TableSummary told) throws SQLException {
    LogQueries.bind(summary, told);
    summary.executeUpdate();
  }
}
