package spieltisch.edge.access;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import spieltisch.store.TableId;

/// Limits wrong passwords and tokens per address, and wrong passwords per table.
///
/// An attempt counts from its beginning until it has succeeded, so that parallel attempts are
/// limited too.
public final class GuessLimiter {
  private static final int PER_ADDRESS = 5;
  private static final int PER_TABLE = 30;

  private final AttemptWindow guesses;

  /// @param millis the clock, in milliseconds
  public GuessLimiter(LongSupplier millis) {
    guesses = new AttemptWindow(millis);
  }

  /// Counts an attempt and returns true, or returns false if there were too many.
  ///
  /// @param table the table of a password; empty for a token, which must not lock out the friends
  ///   of a table
  boolean begin(String address, Optional<TableId> table) {
    return guesses.begin(keys(address, table));
  }

  /// Uncounts an attempt that was no guess.
  void succeeded(String address, Optional<TableId> table) {
    guesses.undo(keys(address, table));
  }

  /// Returns the number of remembered addresses and tables.
  int size() {
    return guesses.size();
  }

  private static List<AttemptWindow.Key> keys(String address, Optional<TableId> table) {
    return Stream.concat(
            Stream.of(new AttemptWindow.Key("address " + address, PER_ADDRESS)),
            table.stream().map(id -> new AttemptWindow.Key("table " + id.text(), PER_TABLE)))
        .toList();
  }
}
