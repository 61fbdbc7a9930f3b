package spieltisch.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.store.journal.EntryCodec;
import spieltisch.table.Entry;
import spieltisch.table.game.GameKind;

/// The tables of the log, in SQL that every engine understands but for how entries are found.
/// Whoever calls ends the transaction.
public final class LogQueries {
  private final EntryCodec codec = new EntryCodec();
  private final Entries entries;

  /// How an engine finds the entries of a table.
  ///
  /// @param read the bodies, given where the table's entries are and the version after which to
  ///   begin
  /// @param remove all of a table, given where its entries are
  public record Entries(String read, String remove) {}

  public LogQueries(Entries entries) {
    this.entries = entries;
  }

  public List<String> bodies(List<Entry> written) {
    return written.stream().map(codec::write).toList();
  }

  // Reading.

  /// Reads the entries of a table.
  ///
  /// @param where the key under which the engine finds them
  public List<Entry> read(Connection connection, Object where, long from) throws SQLException {
    return query(
        connection,
        entries.read(),
        statement -> {
          statement.setObject(1, where);
          statement.setLong(2, from);
        },
        row -> codec.read(row.getString(1)));
  }

  public List<TableSummary> current(Connection connection) throws SQLException {
    return query(
        connection,
        "SELECT * FROM game_table WHERE status <> 'OVER' ORDER BY updated DESC, id",
        _ -> {},
        LogQueries::summary);
  }

  public List<TableSummary> recent(Connection connection, int most) throws SQLException {
    return query(
        connection,
        "SELECT * FROM game_table ORDER BY updated DESC, id LIMIT ?",
        statement -> statement.setInt(1, most),
        LogQueries::summary);
  }

  public Optional<TableSummary> find(Connection connection, String name) throws SQLException {
    var sql =
        """
        SELECT * FROM game_table WHERE name = ? AND status <> 'OVER'
        ORDER BY updated DESC, id LIMIT 1
        """;
    var found =
        query(connection, sql, statement -> statement.setString(1, name), LogQueries::summary);
    return found.stream().findFirst();
  }

  /// The finished tables that are not to be kept.
  public List<TableId> forgettable(Connection connection, Retention retention, long now)
      throws SQLException {
    var sql = "SELECT id, updated FROM game_table WHERE status = 'OVER' ORDER BY updated DESC, id";
    var finished =
        query(connection, sql, _ -> {}, row -> new Finished(row.getString(1), row.getLong(2)));
    var ids = new ArrayList<TableId>();
    for (int i = 0; i < finished.size(); i++) {
      boolean isTooMany = retention.games() > 0 && i >= retention.games();
      boolean isTooOld =
          retention.millis() > 0 && finished.get(i).updated() < now - retention.millis();
      if (isTooMany || isTooOld) ids.add(new TableId(finished.get(i).id()));
    }
    return ids;
  }

  private record Finished(String id, long updated) {}

  /// Removes one table. Whoever calls ends the transaction.
  public void remove(Connection connection, TableId table, Object where) throws SQLException {
    delete(connection, entries.remove(), where);
    delete(connection, "DELETE FROM game_table WHERE id = ?", table.text());
  }

  private static void delete(Connection connection, String sql, Object key) throws SQLException {
    try (var statement = connection.prepareStatement(sql)) {
      statement.setObject(1, key);
      statement.executeUpdate();
    }
  }

  /// A table's line, in the order of the columns.
  public static void bind(PreparedStatement statement, TableSummary tableSummary)
      throws SQLException {
    statement.setString(1, tableSummary.id().text());
    statement.setString(2, tableSummary.name());
    statement.setString(3, tableSummary.game().name());
    statement.setString(4, tableSummary.status().name());
    statement.setString(5, players(tableSummary));
    statement.setInt(6, tableSummary.most());
    statement.setBoolean(7, tableSummary.password());
    statement.setLong(8, tableSummary.updated());
  }

  public static String players(TableSummary tableSummary) {
    return String.join("\n", tableSummary.players());
  }

  private static TableSummary summary(ResultSet row) throws SQLException {
    var players = row.getString("players");
    return new TableSummary(
        new TableId(row.getString("id")),
        row.getString("name"),
        GameKind.valueOf(row.getString("game")),
        TableSummary.Status.valueOf(row.getString("status")),
        players.isEmpty() ? List.of() : List.of(players.split("\n", -1)),
        row.getInt("most"),
        row.getBoolean("password"),
        row.getLong("updated"));
  }

  public interface Binding {
    void bind(PreparedStatement statement) throws SQLException;
  }

  public interface Row<T> {
    T read(ResultSet row) throws SQLException;
  }

  public static <T> List<T> query(Connection connection, String sql, Binding binding, Row<T> row)
      throws SQLException {
    try (var statement = connection.prepareStatement(sql)) {
      binding.bind(statement);
      var result = new ArrayList<T>();
      try (var rows = statement.executeQuery()) {
        while (rows.next()) result.add(row.read(rows));
      }
      return result;
    }
  }
}
