package spieltisch.edge.access;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/// Counts attempts by key and limits the number of attempts within a minute.
final class AttemptWindow {
  private static final long WINDOW_MILLIS = 60_000;
  private static final int CLEANUP_THRESHOLD = 2_000;

  private final LongSupplier millis;
  private final Map<Key, Deque<Long>> attempts = new HashMap<>();

  /// The key under which attempts are counted, for example the address of a client.
  ///
  /// @param limit the number of attempts that are allowed within a minute
  record Key(String text, int limit) {}

  /// @param millis the clock that returns the current time in milliseconds
  AttemptWindow(LongSupplier millis) {
    this.millis = millis;
  }

  /// Counts an attempt for all keys and returns true. If one of the keys has reached its limit, the
  /// attempt is not counted and the method returns false.
  synchronized boolean begin(List<Key> keys) {
    long now = millis.getAsLong();
    if (attempts.size() > CLEANUP_THRESHOLD) attempts.values().removeIf(all -> isOld(all, now));
    if (keys.stream().anyMatch(key -> count(key, now) >= key.limit())) return false;
    for (var key : keys) attempts.computeIfAbsent(key, _ -> new ArrayDeque<>()).add(now);
    return true;
  }

  /// Removes the last attempt from the count of each key.
  synchronized void undo(List<Key> keys) {
    for (var key : keys) {
      var all = attempts.get(key);
      if (all != null) all.pollLast();
    }
  }

  /// Returns the number of keys in memory.
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
