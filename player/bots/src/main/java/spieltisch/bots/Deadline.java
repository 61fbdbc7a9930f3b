package spieltisch.bots;

import java.util.function.LongSupplier;

/// The limit for one decision: a point in time, or a number of search nodes.
///
/// A node is one action that a search plays. With node limits games are reproducible, with time
/// limits they are not.
public final class Deadline {
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final LongSupplier clock;
  private final long end;
  private final long nodes;

  private Deadline(LongSupplier clock, long end, long nodes) {
    this.clock = clock;
    this.end = end;
    this.nodes = nodes;
  }

  public static Deadline inMillis(long millis) {
    return inMillis(millis, System::nanoTime);
  }

  /// Creates a deadline that uses another clock, which counts nanoseconds.
  public static Deadline inMillis(long millis, LongSupplier clock) {
    return new Deadline(clock, clock.getAsLong() + millis * NANOS_PER_MILLI, Long.MAX_VALUE);
  }

  /// Creates a limit in nodes without a time limit.
  public static Deadline afterNodes(long nodes) {
    return new Deadline(() -> 0, 1, nodes);
  }

  /// Returns this deadline with an additional limit in nodes.
  public Deadline atMost(long maxNodes) {
    return new Deadline(clock, end, Math.min(nodes, maxNodes));
  }

  /// Returns whether the limit is reached after the search has played `tried` nodes.
  public boolean isOver(long tried) {
    return tried >= nodes || clock.getAsLong() - end >= 0;
  }
}
