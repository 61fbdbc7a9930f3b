package spieltisch.table.game;

import java.util.List;

/// How a game begins: everything that was drawn before the first action.
public sealed interface GameOpening permits CatanOpening, TorresOpening {
  /// The members in the order of play.
  List<Integer> order();

  /// The rolls for the first turn, in the order in which they were made.
  List<OrderRoll> rolls();

  /// The state before the first action.
  GameState start();

  /// One roll of one member.
  record OrderRoll(int member, int first, int second) {}
}
