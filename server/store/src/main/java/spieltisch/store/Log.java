package spieltisch.store;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import spieltisch.table.Entry;

/// The shared log: the entries of every table, and nothing that does not follow from them.
///
/// An entry is appended with the version it expects the table to have; the log decides who was
/// first. What `append` confirmed survives the death of every process.
public interface Log extends AutoCloseable {
  /// Appends entries to a table of which `expected` entries are there; none of them if there are
  /// more by now.
  Append append(TableId table, long expected, List<Entry> entries, Summary summary);

  /// The entries of a table after the first `from`.
  List<Entry> read(TableId table, long from);

  /// The tables that are not over, the newest first.
  List<Summary> current();

  /// The tables that were played last, over or not, the newest first.
  List<Summary> recent(int most);

  /// The newest table of that name that is not over.
  Optional<Summary> find(String name);

  /// Calls back whenever somebody else may have appended to a table.
  void follow(Consumer<TableId> listener);

  @Override
  void close();

  /// What became of an append.
  enum Append {
    DONE,
    /// Somebody else was faster: read, and decide again.
    CONFLICT
  }
}
