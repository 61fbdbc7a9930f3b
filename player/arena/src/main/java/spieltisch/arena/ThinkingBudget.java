package spieltisch.arena;

import spieltisch.bots.Deadline;

/// The limit of a decision: a time, or a number of nodes, which gives the same games on every
/// machine.
public sealed interface ThinkingBudget {
  /// The deadline for a move that begins now.
  Deadline deadline();

  /// The text for reports.
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
