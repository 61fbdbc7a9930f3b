package spieltisch.bots.training;

import java.util.List;
import java.util.function.Consumer;
import spieltisch.bots.catan.HeuristicPolicy;
import spieltisch.bots.catan.Weights;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.catan.rules.State;
import spieltisch.kernel.SeededChance;

/// Games of instinct against instinct, as fast as they go: the experience from which weights are
/// tuned.
final class SelfPlay {
  private static final int MOST_TURNS = 400;

  private SelfPlay() {}

  /// Plays one game.
  ///
  /// @param seats the weights of each seat
  /// @param turnBegan is shown the world at the beginning of each turn
  /// @return the winner's seat, or `Position.NOBODY` if it took too long
  static int winner(List<Weights> seats, long seed, Consumer<State> turnBegan) {
    var luck = new SeededChance(seed);
    var options = Options.standard(seats.size());
    var world = State.start(options, BoardMaker.variable(options, luck)).copy();
    var board = world.open().board();
    var heuristicPolicies = seats.stream().map(it -> new HeuristicPolicy(it, board, true)).toList();
    int turn = 0;
    while (!world.open().isOver() && world.open().turn() < MOST_TURNS) {
      if (world.open().turn() != turn) {
        turn = world.open().turn();
        turnBegan.accept(world);
      }
      int seat = world.open().nextToAct();
      world.play(seat, heuristicPolicies.get(seat).choose(world, seat), luck);
    }
    return world.open().isOver() ? world.open().actor() : Position.NOBODY;
  }
}
