package spieltisch.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.table.Entry;
import spieltisch.table.GameKind;

/// The tables of the log in SQL that every engine understands. Whoever calls ends the transaction.
final class LogTables {
  private final EntryCodec codec = new EntryCodec();

  // Writing.

  List<String> bodies(List<Entry> entries) {
    return entries.stream().map(codec::write).toList();
  }

  /// The first entry decides: nobody can have the later versions without that one.
  Log.Append write(Connection connection, Pending pending) throws SQLException {
    if (pending.bodies().isEmpty()) return Log.Append.DONE;
    if (!takesNextVersion(connection, pending))
      return isThere(connection, pending) ? Log.Append.DONE : Log.Append.CONFLICT;
    writeRest(connection, pending);
    summarise(connection, pending.summary());
    return Log.Append.DONE;
  }

  private static boolean takesNextVersion(Connection connection, Pending pending)
      throws SQLException {
    var sql =
        """
        INSERT INTO entry (table_id, version, at, body, origin)
        SELECT ?, ?, ?, ?, ?
        WHERE (SELECT coalesce(max(version), 0) FROM entry WHERE table_id = ?) = ?
        ON CONFLICT DO NOTHING
        """;
    try (var insert = connection.prepareStatement(sql)) {
      bind(insert, pending, 0);
      insert.setString(6, pending.table().text());
      insert.setLong(7, pending.expected());
      return insert.executeUpdate() == 1;
    }
  }

  private static void writeRest(Connection connection, Pending pending) throws SQLException {
    if (pending.bodies().size() == 1) return;
    var sql = "INSERT INTO entry (table_id, version, at, body, origin) VALUES (?, ?, ?, ?, ?)";
    try (var insert = connection.prepareStatement(sql)) {
      for (int i = 1; i < pending.bodies().size(); i++) {
        bind(insert, pending, i);
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  private static void bind(PreparedStatement insert, Pending pending, int index)
      throws SQLException {
    insert.setString(1, pending.table().text());
    insert.setLong(2, pending.expected() + index + 1);
    insert.setLong(3, pending.summary().updated());
    insert.setString(4, pending.bodies().get(index));
    insert.setString(5, pending.origin());
  }

  /// An append whose confirmation was lost on the way is found again by its origin.
  private static boolean isThere(Connection connection, Pending pending) throws SQLException {
    var sql = "SELECT origin FROM entry WHERE table_id = ? AND version = ?";
    try (var select = connection.prepareStatement(sql)) {
      select.setString(1, pending.table().text());
      select.setLong(2, pending.expected() + 1);
      try (var rows = select.executeQuery()) {
        return rows.next() && rows.getString(1).equals(pending.origin());
      }
    }
  }

  private static void summarise(Connection connection, Summary summary) throws SQLException {
    var sql =
        """
        INSERT INTO game_table (id, name, game, status, players, most, password, updated)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET
          status = excluded.status, players = excluded.players, updated = excluded.updated
        """;
    try (var upsert = connection.prepareStatement(sql)) {
      upsert.setString(1, summary.id().text());
      upsert.setString(2, summary.name());
      upsert.setString(3, summary.game().name());
      upsert.setString(4, summary.status().name());
      upsert.setString(5, String.join("\n", summary.players()));
      upsert.setInt(6, summary.most());
      upsert.setBoolean(7, summary.password());
      upsert.setLong(8, summary.updated());
      upsert.executeUpdate();
    }
  }

  // Reading.

  List<Entry> read(Connection connection, TableId table, long from) throws SQLException {
    var sql = "SELECT body FROM entry WHERE table_id = ? AND version > ? ORDER BY version";
    return query(
        connection,
        sql,
        statement -> {
          statement.setString(1, table.text());
          statement.setLong(2, from);
        },
        row -> codec.read(row.getString(1)));
  }

  List<Summary> current(Connection connection) throws SQLException {
    return query(
        connection,
        "SELECT * FROM game_table WHERE status <> 'OVER' ORDER BY updated DESC, id",
        _ -> {},
        LogTables::summary);
  }

  List<Summary> recent(Connection connection, int most) throws SQLException {
    return query(
        connection,
        "SELECT * FROM game_table ORDER BY updated DESC, id LIMIT ?",
        statement -> statement.setInt(1, most),
        LogTables::summary);
  }

  Optional<Summary> find(Connection connection, String name) throws SQLException {
    var sql =
        """
        SELECT * FROM game_table WHERE name = ? AND status <> 'OVER'
        ORDER BY updated DESC, id LIMIT 1
        """;
    var found =
        query(connection, sql, statement -> statement.setString(1, name), LogTables::summary);
    return found.stream().findFirst();
  }

  private static Summary summary(ResultSet row) throws SQLException {
    var players = row.getString("players");
    return new Summary(
        new TableId(row.getString("id")),
        row.getString("name"),
        GameKind.valueOf(row.getString("game")),
        Summary.Status.valueOf(row.getString("status")),
        players.isEmpty() ? List.of() : List.of(players.split("\n", -1)),
        row.getInt("most"),
        row.getBoolean("password"),
        row.getLong("updated"));
  }

  interface Binding {
    void bind(PreparedStatement statement) throws SQLException;
  }

  interface Row<T> {
    T read(ResultSet row) throws SQLException;
  }

  static <T> List<T> query(Connection connection, String sql, Binding binding, Row<T> row)
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
