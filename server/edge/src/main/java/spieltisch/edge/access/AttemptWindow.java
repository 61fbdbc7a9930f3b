package spieltisch.edge.access;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/// Counts attempts by key and limits those within a minute.
final class AttemptWindow {
  private static final long WINDOW_MILLIS = 60_000;
  private static final int CLEANUP_THRESHOLD = 2_000;

  private final LongSupplier millis;
  private final Map<Key, Deque<Long>> attempts = new HashMap<>();

  /// What is counted, for example the tables of an address.
  ///
  /// @param limit attempts within a minute
  record Key(String text, int limit) {}

  /// @param millis the clock, in milliseconds
  AttemptWindow(LongSupplier millis) {
    this.millis = millis;
  }

  /// Counts an attempt for all keys and returns true, or returns false if one of them had too many.
  synchronized boolean begin(List<Key> keys) {
    long now = millis.getAsLong();
    if (attempts.size() > CLEANUP_THRESHOLD) attempts.values().removeIf(all -> isOld(all, now));
    if (keys.stream().anyMatch(key -> count(key, now) >= key.limit())) return false;
    for (var key : keys) attempts.computeIfAbsent(key, _ -> new ArrayDeque<>()).add(now);
    return true;
  }

  /// Uncounts the last attempt.
  synchronized void undo(List<Key> keys) {
    for (var key : keys) {
      var all = attempts.get(key);
      if (all != null) all.pollLast();
    }
  }

  /// Returns the number of remembered keys.
  synchronized int size() {
    return attempts.size();
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
