package spieltisch.bench;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.Options;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.catan.rules.MutableState;
import spieltisch.catan.rules.State;
import spieltisch.kernel.SeededChance;

/// Plays games of Catan with uniformly random legal moves. An instance belongs to one thread.
final class RandomCatanGames {
  /// The maximum number of actions in a game; a longer game is left unfinished.
  private static final int MOST_ACTIONS = 100_000;

  private static final int BOARDS = 64;

  private final List<State> starts = new ArrayList<>();
  private final List<MutableState> states = new ArrayList<>();
  private final MoveGenerator moveGenerator;
  private final SeededChance chance;
  private long games;
  private long actions;
  private long turns;

  /// @param withTrades whether players make one-for-one offers to each other
  RandomCatanGames(Options options, boolean withTrades, long seed) {
    chance = new SeededChance(seed);
    for (int i = 0; i < BOARDS; i++)
      starts.add(State.start(options, BoardMaker.variable(options, chance)));
    for (var start : starts) states.add(start.copy());
    moveGenerator = new MoveGenerator(withTrades);
  }

  void play() {
    int board = (int) (games++ % BOARDS);
    var state = states.get(board);
    state.copyFrom(starts.get(board));
    int played = 0;
    while (!state.position().isOver() && played < MOST_ACTIONS) {
      int seat = state.position().nextToAct();
      state.play(seat, moveGenerator.pick(state, seat, chance), chance);
      played++;
    }
    actions += played;
    turns += state.position().turn();
  }

  /// The number of actions in all games so far.
  long actions() {
    return actions;
  }

  /// The number of turns in all games so far.
  long turns() {
    return turns;
  }
}
