package spieltisch.arena;

import spieltisch.kernel.Chance;
import spieltisch.kernel.SeededChance;

/// Luck that begins anew with every turn: so the dice of a turn are the same in every game of a
/// deal, whatever was done before.
final class PerTurnChance implements Chance {
  private static final long STEP = 0x9E3779B97F4A7C15L;

  private final long seed;
  private final SeededChance chance;
  private int turn;

  PerTurnChance(long seed) {
    this.seed = seed;
    chance = new SeededChance(seed);
  }

  /// One number from two; numbers near each other give far apart ones.
  static long mixed(long seed, long number) {
    long mixed = (seed + 1) * STEP ^ (number + 1) * 0xD1B54A32D192ED03L;
    return (mixed ^ mixed >>> 29) * STEP;
  }

  void turn(int now) {
    if (now == turn) return;
    turn = now;
    chance.reseed(mixed(seed, now));
  }

  @Override
  public int below(int bound) {
    return chance.below(bound);
  }
}
