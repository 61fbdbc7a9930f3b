package spieltisch.analysis;

import spieltisch.analysis.value.ChanceKind;
import spieltisch.analysis.value.WinChances;

/// One move of an analysed game with its values for all seats: before the move, after the decision
/// but before its random outcome, and after the outcome.
///
/// @param entry the number of the move's entry in the journal
/// @param turn the number of the turn
/// @param seat the seat that moved
/// @param move the packed action of the move
public record Step(
    int entry,
    int turn,
    int seat,
    long move,
    WinChances before,
    WinChances mean,
    WinChances after) {
  public ChanceKind chance() {
    return ChanceKind.of(move);
  }

  /// The change of a seat's win chance by the random outcome of the step.
  public double luck(int of) {
    return after.of(of) - mean.of(of);
  }

  /// The change of a seat's win chance by the decision of the step.
  public double play(int of) {
    return mean.of(of) - before.of(of);
  }
}
