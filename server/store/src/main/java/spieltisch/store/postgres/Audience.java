package spieltisch.store.postgres;

/// The other live servers, by how they hear of new entries.
///
/// @param hasBatchListeners whether a server expects one notification for each commit
/// @param hasSingleListeners whether a server of an earlier version expects one for each append
record Audience(boolean hasBatchListeners, boolean hasSingleListeners) {
  /// The assumption until the servers are known.
  static final Audience UNKNOWN = new Audience(true, true);

  boolean isEmpty() {
    return !hasBatchListeners && !hasSingleListeners;
  }
}
