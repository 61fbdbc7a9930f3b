package spieltisch.analysis;

import java.util.List;
import java.util.Map;
import spieltisch.analysis.value.ChanceKind;
import spieltisch.analysis.value.GamePhase;

/// The result of one game for one player, split into luck and decisions. All values are changes of
/// the player's win chance.
///
/// `result - start = ownLuck + othersLuck + ownPlay + othersPlay` holds exactly.
///
/// @param start the win chance before board and seat order are known: an equal share for each
///   player
/// @param result 1 for the winner, 0 for the others; the last win chance if the record ends early
/// @param ownLuck the luck of the player's own rolls, thefts and drawn cards, and of the seat
/// @param ownPlay how the player's own decisions changed the win chance
/// @param luck the luck of all players by kind, as it changed this player's chance
/// @param errors the sum of the losses of win chance of the player's decisions that are graded
///   below good
/// @param decisions the number of judged decisions
/// @param phases the judged decisions by phase of the game
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

  /// The judged decisions in one phase of a game.
  ///
  /// @param good the number of decisions that are graded as good
  /// @param loss the sum of the losses of win chance of the decisions that are not graded as good
  public record PhaseSummary(GamePhase phase, int decisions, int good, double loss) {}

  /// The result of the game without the luck of all players.
  public double adjustedResult() {
    return result - ownLuck - othersLuck;
  }

  public double allLuck() {
    return ownLuck + othersLuck;
  }
}
