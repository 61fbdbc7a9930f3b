package spieltisch.catan.rules;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.MoveGenerator;
import spieltisch.kernel.Chance;

/// Counts the continuations of a game to a depth: every generated move, except offers to players,
/// with every outcome of chance.
final class Perft {
  private Perft() {}

  /// A chance that enumerates all outcomes, one in each run.
  private static final class EveryOutcome implements Chance {
    private final List<int[]> answers = new ArrayList<>();
    private int asked;

    @Override
    public int below(int bound) {
      if (asked == answers.size()) answers.add(new int[] {0, bound});
      return answers.get(asked++)[0];
    }

    /// Prepares the next run; false after the last.
    boolean advance() {
      asked = 0;
      while (!answers.isEmpty()) {
        var last = answers.getLast();
        if (++last[0] < last[1]) return true;
        answers.removeLast();
      }
      return false;
    }
  }

  static long count(State state, int depth) {
    if (depth == 0) return 1;
    if (state.position().isOver()) return 0;
    int seat = state.position().nextToAct();
    var moveGenerator = new MoveGenerator(false);
    int moves = moveGenerator.find(state, seat);
    var next = state.copy();
    long sum = 0;
    for (int i = 0; i < moves; i++) {
      var chance = new EveryOutcome();
      do {
        next.copyFrom(state);
        next.play(seat, moveGenerator.get(i), chance);
        sum += count(next, depth - 1);
      } while (chance.advance());
    }
    return sum;
  }

  /// The same count with the naive move generator.
  static long countNaively(State state, int depth) {
    if (depth == 0) return 1;
    if (state.position().isOver()) return 0;
    int seat = state.position().nextToAct();
    long sum = 0;
    for (var action : NaiveMoveGenerator.of(state, seat)) {
      var chance = new EveryOutcome();
      do sum += countNaively(NaiveMoveGenerator.after(state, seat, action, chance), depth - 1);
      while (chance.advance());
    }
    return sum;
  }
}
