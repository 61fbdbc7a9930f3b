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

/// Searches a whole turn of Torres: step by step, all that can be done in the most promising
/// positions, and every position only once however it was reached.
final class TorresTurnSearch {
  /// A turn has seven action points and a card at most.
  private static final int MOST_STEPS = 9;

  /// A position within a turn, and how it began.
  record Line(State state, int first, double worth) {}

  private final Chance chance;
  private final MoveGenerator moveGenerator = new MoveGenerator();
  private long nodes;

  TorresTurnSearch(Chance chance) {
    this.chance = chance;
  }

  long nodes() {
    return nodes;
  }

  void restart() {
    nodes = 0;
  }

  /// The best ways to spend the turn, the best first; the way of doing nothing begins with the end.
  ///
  /// @param width how many positions are followed at each step
  /// @param most how many ways are answered
  List<Line> lines(State root, int width, int most, Deadline deadline) {
    int seat = root.awaited();
    var ends = new ArrayList<Line>();
    var layer = List.of(new Line(root, PackedAction.END_TURN, TorresEvaluation.of(root, seat)));
    Set<State> seen = new HashSet<>();
    for (int step = 0; step < MOST_STEPS && !layer.isEmpty(); step++) {
      ends.addAll(layer);
      if (deadline.isOver(nodes)) break;
      layer = best(next(layer, seat, seen, deadline), width);
    }
    return best(ends, most);
  }

  private List<Line> next(List<Line> layer, int seat, Set<State> seen, Deadline deadline) {
    var next = new ArrayList<Line>();
    for (var line : layer) {
      int count = moveGenerator.find(line.state());
      for (int i = 0; i < count; i++) {
        int code = moveGenerator.get(i);
        if (code == PackedAction.END_TURN) continue;
        var after = line.state().copy();
        after.play(code, chance);
        nodes++;
        if (!seen.add(after)) continue;
        int first = line.first() == PackedAction.END_TURN ? code : line.first();
        next.add(new Line(after, first, TorresEvaluation.of(after, seat)));
      }
      if (deadline.isOver(nodes)) break;
    }
    return next;
  }

  private static List<Line> best(List<Line> lines, int most) {
    lines.sort((a, b) -> Double.compare(b.worth(), a.worth()));
    return lines.size() <= most ? lines : new ArrayList<>(lines.subList(0, most));
  }
}
