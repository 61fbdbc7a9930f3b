package spieltisch.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import spieltisch.table.Entry;

/// The shared log: the entries of every table, and nothing that does not follow from them.
///
/// An entry is appended with the version it expects the table to have; the log decides who was
/// first. What `append` confirmed survives the death of every process.
public interface Log extends AutoCloseable {
  /// Appends entries to a table of which `expected` entries are there; none of them if there are
  /// more by now.
  ///
  /// @return is completed by the thread that writes, and what follows from it is done there: it
  ///   must not wait for anything
  CompletableFuture<Append> append(
      TableId table, long expected, List<Entry> entries, TableSummary tableSummary);

  /// Appends, and waits until it is done.
  default Append appendNow(
      TableId table, long expected, List<Entry> entries, TableSummary tableSummary) {
    try {
      return append(table, expected, entries, tableSummary).join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof StoreException failure) throw failure;
      throw e;
    }
  }

  /// The entries of a table after the first `from`.
  List<Entry> read(TableId table, long from);

  /// The tables that are not over, the newest first.
  List<TableSummary> current();

  /// The tables that were played last, over or not, the newest first.
  List<TableSummary> recent(int most);

  /// The newest table of that name that is not over.
  Optional<TableSummary> find(String name);

  /// Removes finished tables that are not to be kept, with all their entries.
  ///
  /// @return how many
  int forget(Retention retention, long now);

  /// Calls back when somebody may have appended to a table.
  void follow(Follower follower);

  /// Somebody who wants to hear what others append. Calls must not block.
  interface Follower {
    /// A table has that many entries now.
    void appended(TableId table, long version);

    /// Anything may have been appended anywhere: for a while the log could not be followed.
    void lostTrack();
  }

  /// Whether there may be other servers that append.
  boolean isShared();

  /// The servers that share it.
  Cluster servers();

  @Override
  void close();

  /// What became of an append.
  enum Append {
    DONE,
    /// Somebody else was faster: read, and decide again.
    CONFLICT
  }
}
