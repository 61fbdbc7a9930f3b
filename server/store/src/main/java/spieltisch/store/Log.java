package spieltisch.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import spieltisch.table.Entry;

/// The append-only log of every table's entries, with a summary per table for the lobby.
///
/// Appends use optimistic concurrency: each one names the version it expects the table to have, and
/// the log accepts only the first of two that expect the same version. A confirmed append is
/// durable.
public interface Log extends AutoCloseable {
  /// Appends all entries if the table has exactly `expectedVersion` entries, otherwise none. The
  /// first append of a table is also refused if another open or running table has its name.
  ///
  /// @return completed by the writer thread; dependent stages run there and must not block
  CompletableFuture<AppendResult> append(
      TableId table, long expectedVersion, List<Entry> entries, TableSummary summary);

  /// Appends like `append`, but blocks until the result is known.
  default AppendResult appendAndWait(
      TableId table, long expectedVersion, List<Entry> entries, TableSummary summary) {
    try {
      return append(table, expectedVersion, entries, summary).join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof StoreException failure) throw failure;
      throw e;
    }
  }

  /// Writes to the log without adding an entry, to find out whether an append would succeed.
  ///
  /// @return completed by the writer thread; fails if the write fails
  CompletableFuture<Void> probe();

  /// Returns the entries of a table after the first `from`.
  List<Entry> read(TableId table, long from);

  /// Returns the tables that are open or running, the most recently updated first.
  List<TableSummary> current();

  /// Returns tables of any status, the most recently updated first.
  List<TableSummary> recent(int limit);

  /// Returns the newest open or running table of that name.
  Optional<TableSummary> find(String name);

  /// Deletes finished tables that the retention does not keep, and tables that closed without a
  /// game, with all their entries.
  ///
  /// @return the number of deleted tables
  int deleteExpired(Retention retention, long now);

  /// Adds a listener for appends of other servers.
  void addListener(AppendListener listener);

  /// Is notified of appends of other servers. Calls must not block.
  interface AppendListener {
    /// A table has `version` entries now.
    void appended(TableId table, long version);

    /// Notifications may be missing: any table may have new entries.
    void notificationsLost();
  }

  /// Returns whether other servers may append to this log.
  boolean isShared();

  /// Returns the servers that share this log.
  Cluster cluster();

  @Override
  void close();

  /// Result of an append.
  enum AppendResult {
    APPENDED,
    /// The table has another version: read the new entries and decide again.
    CONFLICT,
    /// The table is new, and another open or running table has its name.
    NAME_TAKEN
  }
}
