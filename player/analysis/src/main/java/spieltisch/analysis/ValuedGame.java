package spieltisch.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.analysis.RecordedGame.RecordedMove;
import spieltisch.analysis.value.ChanceOutcomes;
import spieltisch.analysis.value.ChanceOutcomes.ChanceOutcome;
import spieltisch.analysis.value.PositionValue;
import spieltisch.analysis.value.WinChances;
import spieltisch.catan.Legality;
import spieltisch.catan.PackedAction;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.rules.State;

/// Replays a recorded game and values every state. The replay ends at the first move that is
/// illegal or that cannot cause its recorded events.
///
/// @param start the state before the first settlement
/// @param states the state before each step
/// @param stop where and why the replay ended early; empty if the whole record was replayed
record ValuedGame(
    State start, List<State> states, List<Step> steps, State end, Optional<String> stop) {
  private static final Catan RULES = new Catan();

  static ValuedGame of(RecordedGame game, PositionValue value) {
    var start = State.start(game.options(), game.board());
    var states = new ArrayList<State>();
    var steps = new ArrayList<Step>();
    var state = start;
    var before = WinChances.of(value.of(state));
    for (var recorded : game.moves()) {
      var problem = problem(state, recorded);
      if (problem.isPresent()) return new ValuedGame(start, states, steps, state, problem);
      long move = packed(state, recorded);
      var outcomes = ChanceOutcomes.of(state, recorded.seat(), move);
      var evolved = evolved(state, recorded).filter(next -> isAmong(outcomes, next));
      if (evolved.isEmpty())
        return new ValuedGame(
            start, states, steps, state, stop(recorded, "the events do not follow"));
      var next = evolved.get();
      var after = WinChances.of(value.of(next));
      var mean = outcomes.size() == 1 ? after : WinChances.of(value.mean(outcomes));
      int turn = state.position().turn();
      states.add(state);
      steps.add(new Step(recorded.entry(), turn, recorded.seat(), move, before, mean, after));
      state = next;
      before = after;
    }
    return new ValuedGame(start, states, steps, state, Optional.empty());
  }

  private static long packed(State state, RecordedMove recorded) {
    return PackedAction.of(state.position().island(), recorded.action());
  }

  private static Optional<String> problem(State state, RecordedMove recorded) {
    if (state.position().isOver()) return stop(recorded, "the game is over");
    if (recorded.seat() >= state.position().players()) return stop(recorded, "no such seat");
    try {
      var refusal = Legality.refusal(state, recorded.seat(), packed(state, recorded));
      return refusal == null ? Optional.empty() : stop(recorded, "illegal move, " + refusal);
    } catch (RuntimeException _) {
      // The rules throw various exceptions for a place outside the island.
      return stop(recorded, "illegal move, impossible in this game");
    }
  }

  /// Returns the state after the recorded events; empty if the events are impossible in this game.
  private static Optional<State> evolved(State state, RecordedMove recorded) {
    try {
      return Optional.of(RULES.evolve(state, recorded.events()));
    } catch (RuntimeException _) {
      // The rules throw various exceptions for a place outside the island.
      return Optional.empty();
    }
  }

  private static Optional<String> stop(RecordedMove recorded, String why) {
    return Optional.of("entry " + recorded.entry() + ": " + why);
  }

  /// Whether the state is among the outcomes of a move. The faces of the dice are ignored, because
  /// outcomes with equal sums are merged.
  private static boolean isAmong(List<ChanceOutcome> outcomes, State next) {
    for (var outcome : outcomes)
      if (outcome.state().equals(next) || isEqualButDice(outcome.state(), next)) return true;
    return false;
  }

  private static boolean isEqualButDice(State outcome, State next) {
    var first = outcome.position();
    var second = next.position();
    if (first.rolledSum() != second.rolledSum() || first.firstDie() == second.firstDie())
      return false;
    for (int seat = 0; seat < first.players(); seat++)
      if (outcome.hand(seat) != next.hand(seat)) return false;
    return first.phaseKind() == second.phaseKind() && first.actor() == second.actor();
  }
}
