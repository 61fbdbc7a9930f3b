package spieltisch.arena;

import spieltisch.bots.Deadline;

/// How long players may think about a move: for a time, or for a number of nodes, which is the same
/// on every machine.
public sealed interface ThinkingBudget {
  /// The deadline for a move that begins now.
  Deadline deadline();

  /// As the reports say it.
  String text();

  record ForMillis(long millis) implements ThinkingBudget {
    @Override
    public Deadline deadline() {
      return Deadline.inMillis(millis);
    }

    @Override
    public String text() {
      return millis + " ms a move";
    }
  }

  record ForNodes(long nodes) implements ThinkingBudget {
    @Override
    public Deadline deadline() {
      return Deadline.afterNodes(nodes);
    }

    @Override
    public String text() {
      return nodes + " nodes a move";
    }
  }
}
