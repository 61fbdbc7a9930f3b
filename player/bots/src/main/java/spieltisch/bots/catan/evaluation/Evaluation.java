package spieltisch.bots.catan.evaluation;

import spieltisch.catan.rules.State;

/// Estimates the chance of a seat to win, for the search. An evaluation belongs to one board and
/// one thread.
public interface Evaluation {
  /// Returns the chance of a seat to win, from 0 to 1.
  double winChance(State state, int seat);
}
