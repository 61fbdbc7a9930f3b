package spieltisch.store.sqlite;

import java.nio.charset.StandardCharsets;
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

/// Writes appends to the SQLite file. The entries of all tables form one numbered sequence, and
/// each entry holds the number of the previous entry of its table. The caller commits or rolls back
/// the transaction.
final class SqliteWriter {
  static final String INSERT_ENTRY =
      """
      INSERT INTO entry (number, previous, table_id, version, at, body, checksum)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """;
  private static final String UPDATE_TABLE =
      """
      UPDATE game_table SET status = ?, players = ?, updated = ?, bots = ?, spectators = ?,
        variant = ?, victory_points = ?, turn = ?, winners = ?,
        started = CASE started WHEN 0 THEN ? ELSE started END,
        ended = CASE ended WHEN 0 THEN ? ELSE ended END
      WHERE id = ?
      """;
  // The probe writes random bytes, because SQLite writes only pages whose content changes.
  private static final String PROBE = "UPDATE probe SET body = randomblob(32768)";
  // The saved number in `noted` is included, so that the numbers of deleted entries are not reused.
  private static final String SELECT_LAST_NUMBER =
      "SELECT max(number) FROM (SELECT number FROM noted UNION ALL SELECT max(number) FROM entry)";

  private final PreparedStatement selectSameName;
  private final PreparedStatement insertTable;
  private final PreparedStatement insertEntry;
  private final PreparedStatement updateTable;
  private final PreparedStatement probe;
  // The last written summary of each unfinished table.
  private final Map<TableId, TableSummary> writtenSummaries = new HashMap<>();
  private final TableHeads heads;
  private final EntryChecksum checksum = new EntryChecksum();
  private long lastNumber;

  /// Prepares the statements, which live as long as the connection.
  SqliteWriter(Connection connection, TableHeads heads) throws SQLException {
    this.heads = heads;
    selectSameName = connection.prepareStatement(LogQueries.SELECT_SAME_NAME);
    insertTable = connection.prepareStatement(LogQueries.INSERT_TABLE);
    insertEntry = connection.prepareStatement(INSERT_ENTRY);
    updateTable = connection.prepareStatement(UPDATE_TABLE);
    probe = connection.prepareStatement(PROBE);
    try (var statement = connection.createStatement();
        var row = statement.executeQuery(SELECT_LAST_NUMBER)) {
      lastNumber = row.getLong(1);
    }
    connection.commit();
  }

  TableHeads heads() {
    return heads;
  }

  Log.AppendResult write(PendingAppend append) throws SQLException {
    if (append.isProbe()) probe.executeUpdate();
    if (append.bodies().isEmpty()) return Log.AppendResult.APPENDED;
    var head = heads.currentHead(append.table());
    if (head.version() != append.expectedVersion()) return Log.AppendResult.CONFLICT;
    if (append.expectedVersion() == 0 && LogQueries.isNameTaken(selectSameName, append.summary()))
      return Log.AppendResult.NAME_TAKEN;
    for (var body : append.bodies()) head = writeEntry(body, append, head);
    heads.update(append.table(), head);
    if (append.expectedVersion() == 0) insertSummary(append.summary());
    else if (isSummaryOutdated(append.summary())) updateSummary(append.summary());
    return Log.AppendResult.APPENDED;
  }

  /// Saves the table heads if enough entries have been written since the last save. The caller
  /// calls this method at the end of a transaction, before the commit.
  void beforeCommit() throws SQLException {
    heads.saveIfDue(lastNumber);
  }

  /// Makes the new heads visible to readers. The caller calls this method after a commit.
  void afterCommit() {
    heads.afterCommit();
  }

  /// Returns whether the stored summary must be written again. Most appends change only the time of
  /// a summary. Such a change is written at most once a minute.
  private boolean isSummaryOutdated(TableSummary summary) {
    var last = writtenSummaries.get(summary.id());
    return last == null
        || last.status() != summary.status()
        || !last.players().equals(summary.players())
        || !last.details().equals(summary.details())
        || last.updated() < summary.updated() - LogQueries.SUMMARY_INTERVAL_MILLIS;
  }

  private void insertSummary(TableSummary summary) throws SQLException {
    LogQueries.bindSummary(insertTable, summary);
    insertTable.executeUpdate();
    remember(summary);
  }

  private TableHeads.Head writeEntry(String body, PendingAppend append, TableHeads.Head last)
      throws SQLException {
    long version = last.version() + 1;
    long at = append.summary().updated();
    var bytes = body.getBytes(StandardCharsets.UTF_8);
    long sum = checksum.of(last.checksum(), append.table().text(), version, at, bytes);
    var head = new TableHeads.Head(version, ++lastNumber, sum);
    bindEntry(insertEntry, append.table().text(), at, body, head, last);
    insertEntry.executeUpdate();
    return head;
  }

  /// Binds the parameters of `INSERT_ENTRY`.
  ///
  /// @param head the head of the table with the new entry
  /// @param last the head of the table before the new entry
  static void bindEntry(
      PreparedStatement insert,
      String table,
      long at,
      String body,
      TableHeads.Head head,
      TableHeads.Head last)
      throws SQLException {
    insert.setLong(1, head.lastEntry());
    insert.setLong(2, last.lastEntry());
    insert.setString(3, table);
    insert.setLong(4, head.version());
    insert.setLong(5, at);
    insert.setString(6, body);
    insert.setLong(7, head.checksum());
  }

  private void updateSummary(TableSummary summary) throws SQLException {
    updateTable.setString(1, summary.status().name());
    updateTable.setString(2, LogQueries.joined(summary.players()));
    updateTable.setLong(3, summary.updated());
    updateTable.setInt(4, summary.details().bots());
    updateTable.setInt(5, summary.details().spectators());
    updateTable.setString(6, summary.details().variant());
    updateTable.setInt(7, summary.details().victoryPoints());
    updateTable.setLong(8, summary.details().turn());
    updateTable.setString(9, LogQueries.joined(summary.details().winners()));
    updateTable.setLong(10, summary.started());
    updateTable.setLong(11, summary.ended());
    updateTable.setString(12, summary.id().text());
    updateTable.executeUpdate();
    remember(summary);
  }

  private void remember(TableSummary summary) {
    if (summary.status() == TableSummary.Status.OVER) writtenSummaries.remove(summary.id());
    else writtenSummaries.put(summary.id(), summary);
  }
}
