package spieltisch.arena;

import java.util.List;

/// The result of one game. The lists have one entry per seat.
///
/// @param number the number of the game in the arena
/// @param deal the number of the board and its dice, which all rotations share
/// @param names the entrants by seat
/// @param winners the winning seats; several in a draw, none in an unfinished game
/// @param points the final points
/// @param curves the points after each round
/// @param rolls how often each sum was rolled, by the sum; empty in a game without dice
/// @param reasons what the winner's points came from, such as "longest road"
/// @param moves the number of decisions
/// @param nanos the CPU time of those decisions
/// @param refused the number of decisions that the rules refused
/// @param illegal the number of refused decisions that the seat's own view forbids
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

  /// The share of a seat in the win.
  double share(int seat) {
    return winners.contains(seat) ? 1.0 / winners.size() : 0;
  }
}
