package spieltisch.arena;

import java.util.List;

/// The result of one game. The lists have one entry per seat.
///
/// @param number the number of the game in the arena
/// @param deal the number of the deal; games with equal deals have the same board and dice
/// @param names the names of the entrants by seat
/// @param winners the winning seats; several seats after a draw, none after an unfinished game
/// @param points the points of each seat at the end
/// @param curves the points of each seat after each round
/// @param rolls how often each sum was rolled, indexed by the sum; empty in a game without dice
/// @param reasons what gave the winner points, such as "longest road"
/// @param moves the number of decisions of each seat
/// @param nanos the CPU time of the decisions of each seat
/// @param refused the number of decisions of each seat that the rules refused
/// @param illegal the number of refused decisions that the player could have avoided, because the
///   action was illegal in its own view
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
    List<Integer> moves,
    List<Long> nanos,
    List<Integer> refused,
    List<Integer> illegal) {

  /// The share of a seat in the win: 1 for a single winner, a fraction in a draw, 0 for a loser.
  double share(int seat) {
    return winners.contains(seat) ? 1.0 / winners.size() : 0;
  }
}
