package spieltisch.bots.torres;

import spieltisch.bots.Deadline;
import spieltisch.bots.TorresPlayer;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;
import spieltisch.torres.Action;
import spieltisch.torres.PackedAction;
import spieltisch.torres.PhaseKind;
import spieltisch.torres.View;
import spieltisch.torres.legality.MoveGenerator;
import spieltisch.torres.rules.State;

/// Plays Torres by a beam search over whole turns. The player can also compare the best turns by
/// the positions after the replies of the other players.
public final class SearchingTorresPlayer implements TorresPlayer {
  /// The beam width of the search for the replies of other players.
  private static final int REPLY_WIDTH = 2;

  private final SeededChance chance;
  private final TorresTurnSearch search;
  private final int width;
  private final int repliesSearched;
  private final MoveGenerator moveGenerator = new MoveGenerator();

  /// @param width the beam width of the turn search
  /// @param repliesSearched for how many of the best turns the replies are searched; 0 for none
  public SearchingTorresPlayer(SeededChance chance, int width, int repliesSearched) {
    this.chance = chance;
    this.width = width;
    this.repliesSearched = repliesSearched;
    search = new TorresTurnSearch(chance);
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    int seat = view.viewer() instanceof Viewer.Player(Seat(int index)) ? index : 0;
    var state = TorresDeterminizer.sample(view, seat, chance);
    search.resetNodes();
    int code =
        view.phaseKind() == PhaseKind.TURN
            ? bestTurn(state, seat, deadline)
            : bestPlacement(state, seat);
    return PackedAction.action(code);
  }

  private int bestTurn(State state, int seat, Deadline deadline) {
    var turns = search.bestTurns(state, width, Math.max(1, repliesSearched), deadline);
    int best = turns.getFirst().firstAction();
    double bestValue = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < repliesSearched && i < turns.size(); i++) {
      if (i > 0 && deadline.isOver(search.nodes())) break;
      double value = valueAfterReplies(turns.get(i).state(), seat, deadline);
      if (value > bestValue) {
        bestValue = value;
        best = turns.get(i).firstAction();
      }
    }
    return best;
  }

  /// The evaluation after the turns of all other players, or at the end of the year if that comes
  /// first.
  private double valueAfterReplies(State afterTurn, int seat, Deadline deadline) {
    var state = afterTurn.copy();
    state.play(PackedAction.END_TURN, chance);
    for (int i = 1; i < state.players() && isOthersTurn(state, seat); i++) {
      while (isOthersTurn(state, seat)) {
        int code = search.bestTurns(state, REPLY_WIDTH, 1, deadline).getFirst().firstAction();
        int actor = state.awaited();
        state.play(code, chance);
        if (state.awaited() != actor || code == PackedAction.END_TURN) break;
      }
    }
    return TorresEvaluation.of(state, seat);
  }

  private static boolean isOthersTurn(State state, int seat) {
    return state.phaseKind() == PhaseKind.TURN && state.awaited() != seat;
  }

  /// Places a first knight or the king where the evaluation is best.
  private int bestPlacement(State state, int seat) {
    int count = moveGenerator.find(state);
    int best = moveGenerator.get(0);
    double bestValue = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      var after = state.copy();
      after.play(moveGenerator.get(i), chance);
      double value = TorresEvaluation.of(after, seat) + chance.below(100) / 1_000.0;
      if (value > bestValue) {
        bestValue = value;
        best = moveGenerator.get(i);
      }
    }
    return best;
  }
}
