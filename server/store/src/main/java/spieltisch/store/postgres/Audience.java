package spieltisch.store.postgres;

/// The kinds of notifications about new entries that the other live servers expect.
///
/// @param hasBatchListeners whether a server expects one notification for each commit
/// @param hasSingleListeners whether a server of an earlier version expects one notification for
///   each append
record Audience(boolean hasBatchListeners, boolean hasSingleListeners) {
  /// The audience that is assumed until the other servers are known.
  static final Audience UNKNOWN = new Audience(true, true);

  boolean isEmpty() {
    return !hasBatchListeners && !hasSingleListeners;
  }
}
