package spieltisch.edge.analysis;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import spieltisch.store.TableId;

/// The results of analyses in bounded memory. The result that was not read for the longest time is
/// forgotten first.
///
/// The object belongs to one thread.
final class AnalysisResults {
  /// The memory that a result takes besides its JSON.
  private static final int BYTES_EACH = 512;

  private final int maxBytes;
  private final Map<TableId, AnalysisState> results = new LinkedHashMap<>(16, 0.75f, true);
  private int bytes;

  AnalysisResults(int maxBytes) {
    this.maxBytes = maxBytes;
  }

  Optional<AnalysisState> get(TableId game) {
    return Optional.ofNullable(results.get(game));
  }

  /// Adds a result. Forgets others as far as needed, but never the new one.
  void put(TableId game, AnalysisState result) {
    remove(game);
    results.put(game, result);
    bytes += size(result);
    while (bytes > maxBytes && results.size() > 1) remove(results.keySet().iterator().next());
  }

  void remove(TableId game) {
    var old = results.remove(game);
    if (old != null) bytes -= size(old);
  }

  /// Returns the memory of all results.
  int bytes() {
    return bytes;
  }

  private static int size(AnalysisState result) {
    return BYTES_EACH + (result instanceof AnalysisState.Done(var json) ? json.length() : 0);
  }
}
