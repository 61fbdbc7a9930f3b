package spieltisch.edge.access;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import spieltisch.store.TableId;

/// Limits the wrong passwords and tokens of each address, and the wrong passwords at each table.
///
/// An attempt counts from its beginning and is removed from the count only if it succeeds.
/// Therefore the limit also applies to parallel attempts.
public final class GuessLimiter {
  private static final int PER_ADDRESS = 5;
  private static final int PER_TABLE = 30;

  private final AttemptWindow guesses;

  /// @param millis the clock that returns the current time in milliseconds
  public GuessLimiter(LongSupplier millis) {
    guesses = new AttemptWindow(millis);
  }

  /// Counts an attempt and returns true, or returns false if there have been too many attempts.
  ///
  /// @param table the table whose password the client tries; empty for a token. Wrong tokens do not
  ///   count for the table, because a stranger could otherwise lock out its players.
  boolean begin(String address, Optional<TableId> table) {
    return guesses.begin(keys(address, table));
  }

  /// Removes a successful attempt from the count.
  void succeeded(String address, Optional<TableId> table) {
    guesses.undo(keys(address, table));
  }

  /// Returns the number of addresses and tables in memory.
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
