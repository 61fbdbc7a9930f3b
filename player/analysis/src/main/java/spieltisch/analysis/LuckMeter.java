package spieltisch.analysis;

import spieltisch.analysis.value.ChanceKind;
import spieltisch.analysis.value.PositionValue;
import spieltisch.catan.Board;
import spieltisch.catan.rules.State;

/// Measures the luck of single moves: the value of the state after a move, minus the mean value
/// over all outcomes of the move. The mean luck of a move is 0, regardless of how well the players
/// play. An instance belongs to one thread.
public final class LuckMeter {
  private final PositionValue value;

  public LuckMeter(Board board) {
    value = new PositionValue(board);
  }

  /// Returns the luck of a move for every seat; zeros if the move has no random event.
  public double[] luck(State before, int seat, long move, State after) {
    if (ChanceKind.of(move) == ChanceKind.NONE) return new double[before.position().players()];
    var luck = value.of(after);
    var mean = value.mean(before, seat, move);
    for (int i = 0; i < luck.length; i++) luck[i] -= mean[i];
    return luck;
  }
}
