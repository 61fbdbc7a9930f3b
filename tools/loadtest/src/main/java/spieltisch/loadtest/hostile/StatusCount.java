package spieltisch.loadtest.hostile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Counts HTTP responses by their status.
final class StatusCount {
  private final Map<Integer, Integer> counts = new TreeMap<>();

  void add(int status) {
    counts.merge(status, 1, Integer::sum);
  }

  int count(int status) {
    return counts.getOrDefault(status, 0);
  }

  boolean consistsOf(Integer... statuses) {
    return List.of(statuses).containsAll(counts.keySet());
  }

  @Override
  public String toString() {
    var texts = new ArrayList<String>();
    counts.forEach((status, count) -> texts.add("%,d × %d".formatted(count, status)));
    return String.join(", ", texts);
  }
}
