package spieltisch.host;

/// What the simulated disk of a log does with an append.
enum DiskFault {
  NONE,
  /// Nothing is written and the append fails.
  FULL,
  /// The append is written, but its sync fails and it counts as failed.
  SYNC_ERROR,
  /// The server dies while it writes, and nothing is written.
  TORN_WRITE,
  /// The append succeeds, but only after some seconds.
  SLOW
}
