package spieltisch.edge.access;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
  private static final long WINDOW_MILLIS = 60_000;
  private static final int CLEANUP_THRESHOLD = 2_000;

  private final LongSupplier millis;
  private final Map<Key, Deque<Long>> attempts = new HashMap<>();

  private record Key(String text, int limit) {}

  /// @param millis the clock, in milliseconds
  public GuessLimiter(LongSupplier millis) {
    this.millis = millis;
  }

  LongSupplier clock() {
    return millis;
  }

  /// Counts an attempt and returns true, or returns false if there were too many.
  ///
  /// @param table the table of a password; empty for a token, which must not lock out the friends
  ///   of a table
  synchronized boolean begin(String address, Optional<TableId> table) {
    long now = millis.getAsLong();
    if (attempts.size() > CLEANUP_THRESHOLD) attempts.values().removeIf(all -> isOld(all, now));
    var keys = keys(address, table);
    if (keys.stream().anyMatch(key -> count(key, now) >= key.limit())) return false;
    for (var key : keys) attempts.computeIfAbsent(key, _ -> new ArrayDeque<>()).add(now);
    return true;
  }

  /// Uncounts an attempt that was no guess.
  synchronized void succeeded(String address, Optional<TableId> table) {
    for (var key : keys(address, table)) {
      var all = attempts.get(key);
      if (all != null) all.pollLast();
    }
  }

  /// Returns the number of remembered addresses and tables.
  synchronized int size() {
    return attempts.size();
  }

  private static List<Key> keys(String address, Optional<TableId> table) {
    return Stream.concat(
            Stream.of(new Key("address " + address, PER_ADDRESS)),
            table.stream().map(id -> new Key("table " + id.text(), PER_TABLE)))
        .toList();
  }

  private int count(Key key, long now) {
    var all = attempts.get(key);
    if (all == null) return 0;
    while (!all.isEmpty() && all.getFirst() <= now - WINDOW_MILLIS) all.removeFirst();
    return all.size();
  }

  private static boolean isOld(Deque<Long> all, long now) {
    return all.isEmpty() || all.getLast() <= now - WINDOW_MILLIS;
  }
}
