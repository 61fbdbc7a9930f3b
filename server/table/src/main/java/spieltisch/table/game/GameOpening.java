package spieltisch.table.game;

import java.util.List;

/// The start of a game: everything that is fixed before the first action.
public sealed interface GameOpening permits CatanOpening, TorresOpening {
  /// Returns the ids of the members in the order of play.
  List<Integer> order();

  /// Returns the dice rolls that decided who begins, in the order in which they were made.
  List<OrderRoll> rolls();

  /// Returns the state of the game before the first action.
  GameState start();

  /// The roll of two dice by one member.
  record OrderRoll(int member, int first, int second) {}
}
