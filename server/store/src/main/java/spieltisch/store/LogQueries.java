package spieltisch.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import spieltisch.store.journal.EntryCodec;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameKind;

/// SQL statements that SQLite and PostgreSQL share. The caller commits or rolls back the
/// transaction.
public final class LogQueries {
  /// Inserts the summary of a new table.
  public static final String INSERT_TABLE =
      """
      INSERT INTO game_table (id, name, game, status, players, most, password, updated,
        bots, spectators, variant, victory_points, turn, winners, started, ended)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """;

  /// Finds another open or running table with the same name. The parameters are the name and the id
  /// of the new table.
  public static final String SELECT_SAME_NAME =
      "SELECT 1 FROM game_table WHERE name = ? AND status <> 'OVER' AND id <> ? LIMIT 1";

  /// The shortest time between two writes of a summary in which only the time has changed.
  public static final long SUMMARY_INTERVAL_MILLIS = 60_000;

  // A newer version of the program may have written tables of games that this one does not know.
  private static final String KNOWN_GAME =
      Arrays.stream(GameKind.values())
          .map(game -> "'" + game.name() + "'")
          .collect(Collectors.joining(", ", "game IN (", ")"));

  private final EntryCodec codec = new EntryCodec();
  private final EntrySql entrySql;

  /// SQL statements for the entries of one table. SQLite and PostgreSQL find the entries of a table
  /// by different keys.
  ///
  /// @param select the statement that returns the bodies of entries in order. The parameters of the
  ///   statement are the key and the version after which to start.
  /// @param delete the statement that deletes all entries of the table. The parameter of the
  ///   statement is the key.
  public record EntrySql(String select, String delete) {}

  public LogQueries(EntrySql entrySql) {
    this.entrySql = entrySql;
  }

  public List<String> encode(List<Entry> entries) {
    return entries.stream().map(codec::write).toList();
  }

  /// Reads all entries of a table except the first `from` entries.
  ///
  /// @param key the key under which the database engine stores the table's entries
  public List<Entry> read(Connection connection, Object key, long from) throws SQLException {
    return query(
        connection,
        entrySql.select(),
        statement -> {
          statement.setObject(1, key);
          statement.setLong(2, from);
        },
        row -> codec.read(row.getString(1)));
  }

  public List<TableSummary> current(Connection connection) throws SQLException {
    return query(
        connection,
        "SELECT * FROM game_table WHERE status <> 'OVER' AND %s ORDER BY updated DESC, id"
            .formatted(KNOWN_GAME),
        _ -> {},
        LogQueries::summary);
  }

  public List<TableSummary> recent(Connection connection, int limit) throws SQLException {
    return query(
        connection,
        "SELECT * FROM game_table WHERE %s ORDER BY updated DESC, id LIMIT ?".formatted(KNOWN_GAME),
        statement -> statement.setInt(1, limit),
        LogQueries::summary);
  }

  public List<TableSummary> finished(Connection connection, String name, int limit)
      throws SQLException {
    var sql =
        """
        SELECT * FROM game_table WHERE name = ? AND status = 'OVER' AND updated <> %d AND %s
        ORDER BY updated DESC, id LIMIT ?
        """
            .formatted(TableSummary.NEVER_PLAYED, KNOWN_GAME);
    return query(
        connection,
        sql,
        statement -> {
          statement.setString(1, name);
          statement.setInt(2, limit);
        },
        LogQueries::summary);
  }

  /// Returns the summaries of all tables, sorted by id.
  public static List<TableSummary> summaries(Connection connection) throws SQLException {
    return query(
        connection,
        "SELECT * FROM game_table WHERE %s ORDER BY id".formatted(KNOWN_GAME),
        _ -> {},
        LogQueries::summary);
  }

  public Optional<TableSummary> find(Connection connection, String name) throws SQLException {
    var sql =
        """
        SELECT * FROM game_table WHERE name = ? AND status <> 'OVER' AND %s
        ORDER BY updated DESC, id LIMIT 1
        """
            .formatted(KNOWN_GAME);
    var found =
        query(connection, sql, statement -> statement.setString(1, name), LogQueries::summary);
    return found.stream().findFirst();
  }

  /// Returns the finished tables that the retention rule does not keep, and the tables that closed
  /// before a game began.
  public List<TableId> expired(Connection connection, Retention retention, long now)
      throws SQLException {
    var which = retention.equals(Retention.EVERYTHING) ? " AND updated = 0" : "";
    var sql =
        "SELECT id, updated FROM game_table WHERE status = 'OVER'"
            + which
            + " ORDER BY updated DESC, id";
    var finished =
        query(connection, sql, _ -> {}, row -> new Finished(row.getString(1), row.getLong(2)));
    var ids = new ArrayList<TableId>();
    for (int i = 0; i < finished.size(); i++) {
      boolean isTooMany = retention.games() > 0 && i >= retention.games();
      boolean isTooOld =
          retention.millis() > 0 && finished.get(i).updated() < now - retention.millis();
      boolean isUnplayed = finished.get(i).updated() == TableSummary.NEVER_PLAYED;
      if (isTooMany || isTooOld || isUnplayed) ids.add(new TableId(finished.get(i).id()));
    }
    return ids;
  }

  private record Finished(String id, long updated) {}

  /// Deletes a table with its entries.
  ///
  /// @param key the key under which the database engine stores the table's entries
  public void deleteTable(Connection connection, TableId table, Object key) throws SQLException {
    delete(connection, entrySql.delete(), key);
    delete(connection, "DELETE FROM game_table WHERE id = ?", table.text());
  }

  private static void delete(Connection connection, String sql, Object key) throws SQLException {
    try (var statement = connection.prepareStatement(sql)) {
      statement.setObject(1, key);
      statement.executeUpdate();
    }
  }

  /// Binds the parameters of `INSERT_TABLE`.
  public static void bindSummary(PreparedStatement statement, TableSummary summary)
      throws SQLException {
    statement.setString(1, summary.id().text());
    statement.setString(2, summary.name());
    statement.setString(3, summary.game().name());
    statement.setString(4, summary.status().name());
    statement.setString(5, joined(summary.players()));
    statement.setInt(6, summary.most());
    statement.setBoolean(7, summary.hasPassword());
    statement.setLong(8, summary.updated());
    statement.setInt(9, summary.details().bots());
    statement.setInt(10, summary.details().spectators());
    statement.setString(11, summary.details().variant());
    statement.setInt(12, summary.details().victoryPoints());
    statement.setLong(13, summary.details().turn());
    statement.setString(14, joined(summary.details().winners()));
    statement.setLong(15, summary.started());
    statement.setLong(16, summary.ended());
  }

  /// Returns whether another open or running table already has the name of a new table.
  ///
  /// @param selectSameName the prepared statement `SELECT_SAME_NAME`
  public static boolean isNameTaken(PreparedStatement selectSameName, TableSummary summary)
      throws SQLException {
    selectSameName.setString(1, summary.name());
    selectSameName.setString(2, summary.id().text());
    try (var rows = selectSameName.executeQuery()) {
      return rows.next();
    }
  }

  /// Returns names in their stored form, one name per line.
  public static String joined(List<String> names) {
    return String.join("\n", names);
  }

  private static List<String> split(String names) {
    return names.isEmpty() ? List.of() : List.of(names.split("\n", -1));
  }

  private static TableSummary summary(ResultSet row) throws SQLException {
    return new TableSummary(
        new TableId(row.getString("id")),
        row.getString("name"),
        GameKind.valueOf(row.getString("game")),
        TableSummary.Status.valueOf(row.getString("status")),
        split(row.getString("players")),
        row.getInt("most"),
        row.getBoolean("password"),
        row.getLong("updated"),
        new TableDetails(
            row.getInt("bots"),
            row.getInt("spectators"),
            row.getString("variant"),
            row.getInt("victory_points"),
            row.getLong("turn"),
            split(row.getString("winners"))),
        row.getLong("started"),
        ended(row));
  }

  /// A negative time is that of a table that was written before the log kept this time.
  private static long ended(ResultSet row) throws SQLException {
    long ended = row.getLong("ended");
    if (ended >= 0) return ended;
    return row.getString("status").equals(TableSummary.Status.OVER.name())
        ? row.getLong("updated")
        : 0;
  }

  /// Sets the parameters of a statement.
  public interface Binder {
    void bind(PreparedStatement statement) throws SQLException;
  }

  /// Converts the current row of a query result.
  public interface RowMapper<T> {
    T map(ResultSet row) throws SQLException;
  }

  /// A piece of work that runs queries on a connection.
  public interface Work<T> {
    T run(Connection connection) throws SQLException;
  }

  /// Runs a query and returns all rows of the result.
  public static <T> List<T> query(
      Connection connection, String sql, Binder binder, RowMapper<T> mapper) throws SQLException {
    try (var statement = connection.prepareStatement(sql)) {
      binder.bind(statement);
      var result = new ArrayList<T>();
      try (var rows = statement.executeQuery()) {
        while (rows.next()) result.add(mapper.map(rows));
      }
      return result;
    }
  }
}
