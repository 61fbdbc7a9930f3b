package spieltisch.store;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import spieltisch.table.game.GameKind;

/// An append that waits until it is written.
///
/// @param bodies the entries as journal JSON
/// @param origin the unique id of the append. PostgreSQL stores the id with the entries, so that a
///   retry recognises entries that are already stored.
public record PendingAppend(
    TableId table,
    long expectedVersion,
    List<String> bodies,
    TableSummary summary,
    String origin,
    CompletableFuture<Log.AppendResult> result) {
  private static final TableId NO_TABLE = new TableId("");
  private static final TableSummary NO_SUMMARY =
      new TableSummary(
          NO_TABLE, "", GameKind.CATAN, TableSummary.Status.OPEN, List.of(), 0, false, 0);

  /// Returns a write without entries. The write shows whether an append would succeed.
  static PendingAppend probe(String origin, CompletableFuture<Log.AppendResult> result) {
    return new PendingAppend(NO_TABLE, 0, List.of(), NO_SUMMARY, origin, result);
  }

  /// Returns the number of the table's entries after this append.
  public long newVersion() {
    return expectedVersion + bodies.size();
  }

  public boolean isProbe() {
    return table.equals(NO_TABLE);
  }
}
