package spieltisch.arena;

import spieltisch.bots.Deadline;

/// The limit for each decision: a time, or a number of nodes. With a node limit the games are the
/// same on every machine.
public sealed interface ThinkingBudget {
  /// The deadline for a decision that begins now.
  Deadline deadline();

  /// The description of the limit in reports.
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
