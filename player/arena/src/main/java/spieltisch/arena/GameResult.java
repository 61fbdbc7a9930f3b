package spieltisch.arena;

import java.util.List;

/// What is kept of one game. Lists have an entry for each seat.
///
/// @param number of the game in the arena
/// @param deal the number of the board and its luck, which all rotations share
/// @param names who sat where
/// @param winners the seats that won; several in a draw, none if the game was left unfinished
/// @param points at the end
/// @param curves the points after each round
/// @param rolls how often each sum of the dice came; empty in a game without dice
/// @param reasons what brought the winner his points, such as "longest road"
/// @param moves how many decisions each seat made
/// @param nanos the CPU time of those decisions
/// @param refused how many of them the rules refused
/// @param illegal how many of those the seat's own view forbids
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

  /// A win, or a seat's part of it.
  double share(int seat) {
    return winners.contains(seat) ? 1.0 / winners.size() : 0;
  }
}
