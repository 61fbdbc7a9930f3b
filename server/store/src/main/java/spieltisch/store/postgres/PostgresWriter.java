package spieltisch.store.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import spieltisch.store.Log;
import spieltisch.store.LogQueries;
import spieltisch.store.PendingAppend;
import spieltisch.store.TableSummary;

/// Writes appends to PostgreSQL with statements that are prepared once per connection. The caller
/// commits or rolls back the transaction.
public final class PostgresWriter {
  private static final String INSERT_FIRST =
      """
      INSERT INTO entry (table_id, version, at, body, origin)
      SELECT ?, ?, ?, ?, ?
      WHERE (SELECT coalesce(max(version), 0) FROM entry WHERE table_id = ?) = ?
      ON CONFLICT DO NOTHING
      """;
  public static final String INSERT_NEXT =
      "INSERT INTO entry (table_id, version, at, body, origin) VALUES (?, ?, ?, ?, ?)";
  private static final String SELECT_ORIGIN =
      "SELECT origin FROM entry WHERE table_id = ? AND version = ?";
  // The lock is held until the end of the transaction, so that two servers cannot both find a name
  // unused.
  private static final String LOCK_NAME = "SELECT pg_advisory_xact_lock(hashtextextended(?, 2))";
  // Most appends change only the time of a summary. Such a change is written at most once a minute.
  private static final String UPSERT_TABLE =
      LogQueries.INSERT_TABLE
          + """
            ON CONFLICT (id) DO UPDATE SET
              status = excluded.status, players = excluded.players, updated = excluded.updated,
              bots = excluded.bots, spectators = excluded.spectators, variant = excluded.variant,
              victory_points = excluded.victory_points, turn = excluded.turn,
              winners = excluded.winners,
              started = CASE game_table.started
                WHEN 0 THEN excluded.started ELSE game_table.started END,
              ended = CASE
                WHEN game_table.ended <= 0 THEN excluded.ended ELSE game_table.ended END
            WHERE game_table.status <> excluded.status
              OR game_table.players <> excluded.players
              OR game_table.bots <> excluded.bots
              OR game_table.spectators <> excluded.spectators
              OR game_table.winners <> excluded.winners
              OR game_table.updated < excluded.updated -\s"""
          + LogQueries.SUMMARY_INTERVAL_MILLIS;

  private static final String INSERT_PROBE = "INSERT INTO probe (origin) VALUES (?)";
  private static final String DELETE_PROBE = "DELETE FROM probe WHERE origin = ?";

  private final Connection connection;
  private final PreparedStatement lockName;
  private final PreparedStatement selectSameName;
  private final PreparedStatement insertFirst;
  private final PreparedStatement insertNext;
  private final PreparedStatement selectOrigin;
  private final PreparedStatement upsertTable;

  /// Prepares the statements, which live as long as the connection.
  PostgresWriter(Connection connection) throws SQLException {
    this.connection = connection;
    lockName = connection.prepareStatement(LOCK_NAME);
    selectSameName = connection.prepareStatement(LogQueries.SELECT_SAME_NAME);
    insertFirst = connection.prepareStatement(INSERT_FIRST);
    insertNext = connection.prepareStatement(INSERT_NEXT);
    selectOrigin = connection.prepareStatement(SELECT_ORIGIN);
    upsertTable = connection.prepareStatement(UPSERT_TABLE);
  }

  boolean uses(Connection other) {
    return connection.equals(other);
  }

  /// Appends all entries or none. If the first entry can be inserted, the others can too, because
  /// later versions cannot exist without the first entry.
  Log.AppendResult write(PendingAppend append) throws SQLException {
    if (append.isProbe()) probe(append.origin());
    if (append.bodies().isEmpty()) return Log.AppendResult.APPENDED;
    if (append.expectedVersion() == 0 && isNameTaken(append.summary()))
      return Log.AppendResult.NAME_TAKEN;
    if (!appendFirst(append)) return resultOfRetry(append);
    appendRest(append);
    writeSummary(append.summary());
    return Log.AppendResult.APPENDED;
  }

  /// The entries of a recognised append may not have reached the synchronous standby yet: they are
  /// visible after a restart of the primary. Only a commit that writes waits for the standby, and
  /// for all entries before it, so something is written here.
  private Log.AppendResult resultOfRetry(PendingAppend append) throws SQLException {
    if (!isAlreadyAppended(append)) return Log.AppendResult.CONFLICT;
    probe(append.origin());
    return Log.AppendResult.APPENDED;
  }

  private boolean isNameTaken(TableSummary summary) throws SQLException {
    lockName.setString(1, summary.name());
    try (var _ = lockName.executeQuery()) {
      return LogQueries.isNameTaken(selectSameName, summary);
    }
  }

  private void probe(String origin) throws SQLException {
    for (var sql : List.of(INSERT_PROBE, DELETE_PROBE)) {
      try (var statement = connection.prepareStatement(sql)) {
        statement.setString(1, origin);
        statement.executeUpdate();
      }
    }
  }

  private boolean appendFirst(PendingAppend append) throws SQLException {
    bind(insertFirst, append, 0);
    insertFirst.setString(6, append.table().text());
    insertFirst.setLong(7, append.expectedVersion());
    return insertFirst.executeUpdate() == 1;
  }

  private void appendRest(PendingAppend append) throws SQLException {
    if (append.bodies().size() == 1) return;
    for (int i = 1; i < append.bodies().size(); i++) {
      bind(insertNext, append, i);
      insertNext.addBatch();
    }
    insertNext.executeBatch();
  }

  private static void bind(PreparedStatement insert, PendingAppend append, int index)
      throws SQLException {
    insert.setString(1, append.table().text());
    insert.setLong(2, append.expectedVersion() + index + 1);
    insert.setLong(3, append.summary().updated());
    insert.setString(4, append.bodies().get(index));
    insert.setString(5, append.origin());
  }

  /// Returns whether this append is stored already although its confirmation was lost. Stored
  /// entries hold the unique id of their append, by which a retry recognises them.
  private boolean isAlreadyAppended(PendingAppend append) throws SQLException {
    selectOrigin.setString(1, append.table().text());
    selectOrigin.setLong(2, append.expectedVersion() + 1);
    try (var rows = selectOrigin.executeQuery()) {
      return rows.next() && rows.getString(1).equals(append.origin());
    }
  }

  private void writeSummary(TableSummary summary) throws SQLException {
    LogQueries.bindSummary(upsertTable, summary);
    upsertTable.executeUpdate();
  }
}
