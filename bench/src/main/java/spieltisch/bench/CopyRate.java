package spieltisch.bench;

import spieltisch.catan.MoveGenerator;
import spieltisch.catan.Options;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.catan.rules.MutableState;
import spieltisch.catan.rules.State;
import spieltisch.kernel.SeededChance;

/// Measures how fast one Catan state is copied into another. A search copies a state at every node.
final class CopyRate {
  private static final int ROUNDS = 10;
  private static final int COPIES = 1_000_000;
  private static final int ACTIONS_BEFORE = 500;

  private CopyRate() {}

  /// Returns the CPU time of one copy in the fastest round, in nanoseconds.
  static double nanosPerCopy(Options options) {
    var chance = new SeededChance(1);
    var early = State.start(options, BoardMaker.variable(options, chance));
    var late = early.copy();
    play(late, chance);
    var target = early.copy();
    double best = Double.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      var start = Meter.now();
      for (int i = 0; i < COPIES; i++) target.copyFrom((i & 1) == 0 ? early : late);
      best = Math.min(best, (double) Meter.now().since(start).cpuNanos() / COPIES);
    }
    if (!target.equals(late)) throw new IllegalStateException("a copy differs");
    return best;
  }

  private static void play(MutableState state, SeededChance chance) {
    var moveGenerator = new MoveGenerator();
    for (int i = 0; i < ACTIONS_BEFORE && !state.position().isOver(); i++) {
      int seat = state.position().nextToAct();
      state.play(seat, moveGenerator.pick(state, seat, chance), chance);
    }
  }
}
