package spieltisch.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import spieltisch.table.entry.Entry;

/// The append-only log of the entries of all tables. The log also keeps a summary of each table for
/// the lobby.
///
/// Appends use optimistic concurrency: each append names the version that it expects the table to
/// have. If two appends expect the same version, the log accepts only the first append. A confirmed
/// append is durable.
public interface Log extends AutoCloseable {
  /// Appends all entries if the table has exactly `expectedVersion` entries, and none otherwise.
  /// The first append of a table is also refused if another open or running table has the same
  /// name.
  ///
  /// @return a future that the writer thread completes. Dependent stages run on the writer thread
  ///   and must not block.
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

  /// Writes to the log without adding an entry. The write shows whether an append would succeed.
  ///
  /// @return a future that the writer thread completes; it fails if the write fails
  CompletableFuture<Void> probe();

  /// Returns all entries of a table except the first `from` entries.
  List<Entry> read(TableId table, long from);

  /// Returns the tables that are open or running, the most recently updated first.
  List<TableSummary> current();

  /// Returns tables of any status, the most recently updated first.
  List<TableSummary> recent(int limit);

  /// Returns the finished games at tables of this name, the latest first.
  List<TableSummary> finished(String name, int limit);

  /// Returns the open or running table with this name; empty if there is none. If there are
  /// several, the most recently updated table is returned.
  Optional<TableSummary> find(String name);

  /// Deletes tables with all their entries: finished tables that the retention rule does not keep,
  /// and tables that closed before a game began.
  ///
  /// @return the number of deleted tables
  int deleteExpired(Retention retention, long now);

  /// Adds a listener for entries that other servers append.
  void addListener(AppendListener listener);

  /// Receives notifications about entries that other servers append. A listener may also receive
  /// notifications about entries of this server. The methods of a listener must not block.
  interface AppendListener {
    /// A server has appended entries to a table. The table has `version` entries now.
    void appended(TableId table, long version);

    /// Notifications may have been lost, so any table may have new entries.
    void notificationsLost();
  }

  /// Returns whether other servers may append to this log.
  boolean isShared();

  /// Returns the servers that share this log.
  Cluster cluster();

  @Override
  void close();

  /// The result of an append.
  enum AppendResult {
    APPENDED,
    /// The table does not have the expected version. The caller reads the new entries and decides
    /// again.
    CONFLICT,
    /// The table is new, but another open or running table has the same name.
    NAME_TAKEN
  }
}
