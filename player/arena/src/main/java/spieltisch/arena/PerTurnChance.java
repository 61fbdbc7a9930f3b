package spieltisch.arena;

import spieltisch.kernel.Chance;
import spieltisch.kernel.SeededChance;

/// A source of random numbers that is reseeded in every turn. So the dice of a turn are the same in
/// every game of a deal, whatever happened before.
final class PerTurnChance implements Chance {
  private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;

  private final long seed;
  private final SeededChance chance;
  private int turn;

  PerTurnChance(long seed) {
    this.seed = seed;
    chance = new SeededChance(seed);
  }

  /// Mixes two numbers into a seed; similar inputs give unrelated seeds.
  static long mix(long seed, long number) {
    long mixed = (seed + 1) * GOLDEN_RATIO ^ (number + 1) * 0xD1B54A32D192ED03L;
    return (mixed ^ mixed >>> 29) * GOLDEN_RATIO;
  }

  /// Reseeds the random numbers if a new turn has begun.
  void beginTurn(int newTurn) {
    if (newTurn == turn) return;
    turn = newTurn;
    chance.reseed(mix(seed, newTurn));
  }

  @Override
  public int below(int bound) {
    return chance.below(bound);
  }
}
