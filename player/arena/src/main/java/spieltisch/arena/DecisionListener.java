package spieltisch.arena;

import spieltisch.catan.rules.State;

/// Receives the decisions of a game of Catan that the rules accepted.
@FunctionalInterface
public interface DecisionListener {
  /// Receives a decision.
  ///
  /// @param before the full state in which the seat decided
  /// @param move the action as a `PackedAction`
  void decided(State before, int seat, long move);
}
