package spieltisch.edge.access;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import spieltisch.edge.config.ClientNetwork;
import spieltisch.store.TableId;

/// Limits how many wrong passwords and tokens each address may try within a minute, and how many
/// wrong passwords all clients together may try at one table within a minute. The IPv6 addresses of
/// one [ClientNetwork] count as one address.
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
  /// @param table the table whose password the client tries; empty if the client shows the token of
  ///   a seat. Tokens are too long to guess, so wrong ones count for the address only. If wrong
  ///   tokens counted for the table, a stranger could keep the table's players from returning.
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
            Stream.of(new AttemptWindow.Key("address " + ClientNetwork.of(address), PER_ADDRESS)),
            table.stream().map(id -> new AttemptWindow.Key("table " + id.text(), PER_TABLE)))
        .toList();
  }
}
