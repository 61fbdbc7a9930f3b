package spieltisch.bots;

import java.util.function.LongSupplier;

/// When a player must have answered: at a time, or after so many nodes of search.
///
/// A node is one move that is tried out in thought. Time differs from machine to machine; whoever
/// wants the same game again counts nodes.
public final class Deadline {
  private static final long NANOS_A_MILLI = 1_000_000;

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

  /// A time on another clock, which counts nanoseconds.
  public static Deadline inMillis(long millis, LongSupplier clock) {
    return new Deadline(clock, clock.getAsLong() + millis * NANOS_A_MILLI, Long.MAX_VALUE);
  }

  /// Never by time, but after so many nodes.
  public static Deadline afterNodes(long nodes) {
    return new Deadline(() -> 0, 1, nodes);
  }

  /// The same, but no later than after so many nodes.
  public Deadline atMost(long fewerNodes) {
    return new Deadline(clock, end, Math.min(nodes, fewerNodes));
  }

  /// Whether it is over for a player who has tried so many nodes.
  public boolean isOver(long tried) {
    return tried >= nodes || clock.getAsLong() - end >= 0;
  }
}
