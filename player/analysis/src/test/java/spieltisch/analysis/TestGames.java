package spieltisch.analysis;

import java.util.ArrayList;
import java.util.List;
import spieltisch.analysis.RecordedGame.RecordedMove;
import spieltisch.bots.catan.Weights;
import spieltisch.bots.catan.policy.HeuristicPolicy;
import spieltisch.catan.Action;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.Options;
import spieltisch.catan.PackedAction;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.rules.Event;
import spieltisch.catan.rules.State;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;

/// Recorded games for tests, which depend only on their seed.
public final class TestGames {
  public static final Catan RULES = new Catan();

  private static final int MAX_TURNS = 300;

  private TestGames() {}

  /// A game of the heuristic policy, in which one move in `randomInterval` is random.
  public static RecordedGame play(Options options, long seed, int randomInterval) {
    var chance = new SeededChance(seed);
    var board = BoardMaker.variable(options, chance);
    var policy = new HeuristicPolicy(Weights.tuned(), board, true);
    var moves = new ArrayList<RecordedMove>();
    var state = State.start(options, board);
    while (!state.position().isOver() && state.position().turn() < MAX_TURNS) {
      int seat = state.position().nextToAct();
      long move =
          chance.below(randomInterval) == 0
              ? new MoveGenerator().pick(state, seat, chance)
              : policy.choose(state, seat);
      moves.add(move(moves.size() + 1, state, seat, action(state, move), chance));
      state = RULES.evolve(state, moves.getLast().events());
    }
    var names = new ArrayList<String>();
    for (int seat = 0; seat < options.players(); seat++) names.add("player" + seat);
    return new RecordedGame(options, board, names, moves);
  }

  static Action action(State state, long move) {
    return PackedAction.action(state.position().island(), move);
  }

  static RecordedMove move(int entry, State state, int seat, Action action, Chance chance) {
    return new RecordedMove(entry, seat, action, events(state, seat, action, chance), true);
  }

  private static List<Event> events(State state, int seat, Action action, Chance chance) {
    return switch (RULES.decide(state, Seat.of(seat), action, chance)) {
      case Decision.Accepted(var events) -> events;
      case Decision.Refused(var reason) -> throw new AssertionError(action + ": " + reason);
    };
  }

  /// The game up to a move, with other moves after it.
  static RecordedGame withMoves(RecordedGame game, List<RecordedMove> moves) {
    return new RecordedGame(game.options(), game.board(), game.names(), moves);
  }

  /// The state before the move with the given index.
  public static State stateBefore(RecordedGame game, int index) {
    var state = State.start(game.options(), game.board());
    for (var move : game.moves().subList(0, index)) state = RULES.evolve(state, move.events());
    return state;
  }
}
