package spieltisch.analysis;

import java.util.List;
import java.util.Map;

/// What a game was worth to one player. All values are changes of the player's win chance.
///
/// `result - start = ownLuck + othersLuck + ownPlay + othersPlay` holds exactly.
///
/// @param start an equal share: the chance before board and order are known
/// @param result 1 for the winner, 0 for the others; the last win chance if the record ends early
/// @param ownLuck the luck of the player's own throws, thefts, cards, and of the seat
/// @param ownPlay what the player's own decisions changed
/// @param luck the luck of all players by kind, as it changed this player's chance
/// @param errors the judged losses of the player's decisions that have a grade
/// @param decisions the number of judged decisions
/// @param phases the decisions by phase of the game
public record PlayerSummary(
    int seat,
    String name,
    double start,
    double result,
    double ownLuck,
    double othersLuck,
    double ownPlay,
    double othersPlay,
    Map<ChanceKind, Double> luck,
    double errors,
    int decisions,
    List<PhaseSummary> phases) {

  /// The decisions of one phase.
  ///
  /// @param good the number of decisions without a graded loss
  /// @param loss the graded losses
  public record PhaseSummary(GamePhase phase, int decisions, int good, double loss) {}

  /// The result without luck.
  public double adjustedResult() {
    return result - ownLuck - othersLuck;
  }

  public double allLuck() {
    return ownLuck + othersLuck;
  }
}
