package spieltisch.catan.rules;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.MoveGenerator;
import spieltisch.kernel.Chance;

/// Counts the ways a game can go on for some moves. Every move of the menu (without offers to
/// players) counts, with every answer that luck can give to it.
final class Perft {
  private Perft() {}

  /// Luck that gives every answer, one run after the other, like the wheels of a counter.
  private static final class EveryLuck implements Chance {
    private final List<int[]> answers = new ArrayList<>();
    private int asked;

    @Override
    public int below(int bound) {
      if (asked == answers.size()) answers.add(new int[] {0, bound});
      return answers.get(asked++)[0];
    }

    /// Prepares the next run; false when all have been.
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
    if (state.open().isOver()) return 0;
    int seat = state.open().nextToAct();
    var moveGenerator = new MoveGenerator(false);
    int moves = moveGenerator.find(state, seat);
    var next = state.copy();
    long sum = 0;
    for (int i = 0; i < moves; i++) {
      var luck = new EveryLuck();
      do {
        next.copyFrom(state);
        next.play(seat, moveGenerator.get(i), luck);
        sum += count(next, depth - 1);
      } while (luck.advance());
    }
    return sum;
  }

  /// The same, with a slow and obvious list of moves, judged by the rules one by one.
  static long slowly(State state, int depth) {
    if (depth == 0) return 1;
    if (state.open().isOver()) return 0;
    int seat = state.open().nextToAct();
    long sum = 0;
    for (var action : NaiveMoveGenerator.of(state, seat)) {
      var luck = new EveryLuck();
      do sum += slowly(NaiveMoveGenerator.after(state, seat, action, luck), depth - 1);
      while (luck.advance());
    }
    return sum;
  }
}
