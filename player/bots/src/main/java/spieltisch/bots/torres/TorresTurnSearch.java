package spieltisch.bots.torres;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import spieltisch.bots.Deadline;
import spieltisch.kernel.Chance;
import spieltisch.torres.PackedAction;
import spieltisch.torres.legality.MoveGenerator;
import spieltisch.torres.rules.State;

/// Searches whole turns of Torres by beam search. Each step expands the most promising positions. A
/// position that several sequences of actions reach is evaluated only once.
final class TorresTurnSearch {
  /// The maximum number of steps in a search: one for the start of the turn, at most seven for
  /// action points and one for a card.
  private static final int MAX_STEPS = 9;

  /// A position within a turn, with the first action that leads to it and its evaluation.
  record Candidate(State state, int firstAction, double value) {}

  private final Chance chance;
  private final MoveGenerator moveGenerator = new MoveGenerator();
  private long nodes;

  TorresTurnSearch(Chance chance) {
    this.chance = chance;
  }

  long nodes() {
    return nodes;
  }

  void resetNodes() {
    nodes = 0;
  }

  /// Returns the best turns, the best turn first. For a turn without actions, the first action is
  /// the end of the turn.
  ///
  /// @param width the number of positions that each step keeps
  /// @param count the number of turns to return
  List<Candidate> bestTurns(State root, int width, int count, Deadline deadline) {
    int seat = root.awaited();
    var turns = new ArrayList<Candidate>();
    var layer =
        List.of(new Candidate(root, PackedAction.END_TURN, TorresEvaluation.of(root, seat)));
    Set<State> seen = new HashSet<>();
    for (int step = 0; step < MAX_STEPS && !layer.isEmpty(); step++) {
      turns.addAll(layer);
      if (deadline.isOver(nodes)) break;
      layer = best(expand(layer, seat, seen, deadline), width);
    }
    return best(turns, count);
  }

  private List<Candidate> expand(
      List<Candidate> layer, int seat, Set<State> seen, Deadline deadline) {
    var expanded = new ArrayList<Candidate>();
    for (var candidate : layer) {
      int moves = moveGenerator.find(candidate.state());
      for (int i = 0; i < moves; i++) {
        int code = moveGenerator.get(i);
        if (code == PackedAction.END_TURN) continue;
        var after = candidate.state().copy();
        after.play(code, chance);
        nodes++;
        if (!seen.add(after)) continue;
        int first =
            candidate.firstAction() == PackedAction.END_TURN ? code : candidate.firstAction();
        expanded.add(new Candidate(after, first, TorresEvaluation.of(after, seat)));
      }
      if (deadline.isOver(nodes)) break;
    }
    return expanded;
  }

  private static List<Candidate> best(List<Candidate> candidates, int count) {
    candidates.sort((a, b) -> Double.compare(b.value(), a.value()));
    return candidates.size() <= count ? candidates : new ArrayList<>(candidates.subList(0, count));
  }
}
