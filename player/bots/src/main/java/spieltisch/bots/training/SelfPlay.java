package spieltisch.bots.training;

import java.util.List;
import java.util.function.Consumer;
import spieltisch.bots.catan.Weights;
import spieltisch.bots.catan.policy.HeuristicPolicy;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.catan.rules.State;
import spieltisch.kernel.SeededChance;

/// Plays fast games of the heuristic policy against itself, to produce training data.
public final class SelfPlay {
  private static final int MAX_TURNS = 400;

  private SelfPlay() {}

  /// Plays one game and returns the winner.
  ///
  /// @param seats the weights of each seat
  /// @param turnBegan receives the state at the start of each turn
  /// @return the winner's seat, or `Position.NOBODY` if the game exceeds the turn limit
  static int winner(List<Weights> seats, long seed, Consumer<State> turnBegan) {
    var turn = new int[1];
    return winnerOf(
        seats,
        seed,
        state -> {
          if (state.position().turn() == turn[0]) return;
          turn[0] = state.position().turn();
          turnBegan.accept(state);
        });
  }

  /// Plays one game and returns the winner.
  ///
  /// @param seats the weights of each seat
  /// @param moveAwaited receives the state before each move; the next move changes this state
  /// @return the winner's seat, or `Position.NOBODY` if the game exceeds the turn limit
  public static int winnerOf(List<Weights> seats, long seed, Consumer<State> moveAwaited) {
    var chance = new SeededChance(seed);
    var options = Options.standard(seats.size());
    return winnerOf(
        State.start(options, BoardMaker.variable(options, chance)), seats, chance, moveAwaited);
  }

  /// Plays one game from a start and returns the winner; the parameters are those of the other
  /// methods.
  static int winnerOf(
      State start, List<Weights> seats, SeededChance chance, Consumer<State> moveAwaited) {
    var state = start.copy();
    var board = start.position().board();
    var policies = seats.stream().map(it -> new HeuristicPolicy(it, board, true)).toList();
    while (!state.position().isOver() && state.position().turn() < MAX_TURNS) {
      moveAwaited.accept(state);
      int seat = state.position().nextToAct();
      state.play(seat, policies.get(seat).choose(state, seat), chance);
    }
    return state.position().isOver() ? state.position().actor() : Position.NOBODY;
  }
}
