package spieltisch.arena;

import java.util.List;

/// The result of one game. All lists except `winners`, `rolls` and `reasons` have one entry for
/// each seat.
///
/// @param number the number of the game in the arena
/// @param deal the number of the deal; games with equal deals have the same board and dice
/// @param names the names of the entrants by seat
/// @param winners the winning seats; several seats after a draw, none after an unfinished game
/// @param points the points of each seat at the end
/// @param curves the points of each seat after each round
/// @param rolls how often each sum was rolled, indexed by the sum; empty in a game without dice
/// @param reasons what gave the winner points, such as "longest road"
/// @param trades the trades of all seats; all zero in a game without trade
/// @param moves the number of decisions of each seat
/// @param nanos the CPU time of the decisions of each seat, in nanoseconds
/// @param refused the number of decisions of each seat that the rules refused
/// @param illegal the number of refused decisions that the player could have avoided, because the
///   action was illegal in its own view
/// @param luck how much the luck of the game raised the win chance of each seat; empty if it was
///   not measured
public record GameResult(
    int number,
    int deal,
    List<String> names,
    List<Integer> winners,
    int turns,
    List<Integer> points,
    List<List<Integer>> curves,
    List<Integer> rolls,
    List<String> reasons,
    TradeCounts trades,
    List<Integer> moves,
    List<Long> nanos,
    List<Integer> refused,
    List<Integer> illegal,
    List<Double> luck) {

  /// Creates the result of a game whose luck was not measured.
  GameResult(
      int number,
      int deal,
      List<String> names,
      List<Integer> winners,
      int turns,
      List<Integer> points,
      List<List<Integer>> curves,
      List<Integer> rolls,
      List<String> reasons,
      TradeCounts trades,
      List<Integer> moves,
      List<Long> nanos,
      List<Integer> refused,
      List<Integer> illegal) {
    this(
        number, deal, names, winners, turns, points, curves, rolls, reasons, trades, moves, nanos,
        refused, illegal, List.of());
  }

  /// The share of a seat in the win: 1 for a single winner, a fraction in a draw, 0 for a loser.
  double share(int seat) {
    return winners.contains(seat) ? 1.0 / winners.size() : 0;
  }
}
