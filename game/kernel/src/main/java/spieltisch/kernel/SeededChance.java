package spieltisch.kernel;

/// Generates random numbers from a seed. Equal seeds give equal numbers on every machine and in the
/// browser.
///
/// The algorithm is Chris Doty-Humphrey's sfc32. The algorithm needs only 32-bit arithmetic, which
/// browsers support natively. Lemire's multiplication method gives unbiased numbers below a bound.
public final class SeededChance implements Chance {
  private static final int WARM_UP = 12;

  private int a;
  private int b;
  private int c;
  private int counter;

  public SeededChance(long seed) {
    reseed(seed);
  }

  /// Resets this generator, so that it continues like a new generator with the given seed.
  public void reseed(long seed) {
    a = 0;
    b = (int) seed;
    c = (int) (seed >>> 32);
    counter = 1;
    for (int i = 0; i < WARM_UP; i++) bits();
  }

  /// The next 32 random bits.
  public int bits() {
    int result = a + b + counter++;
    a = b ^ (b >>> 9);
    b = c + (c << 3);
    c = Integer.rotateLeft(c, 21) + result;
    return result;
  }

  @Override
  public int below(int bound) {
    if (bound <= 0) throw new IllegalArgumentException("bound " + bound);
    if (bound <= 1 << 16) return belowSmall(bound);
    long product = (bits() & 0xffffffffL) * bound;
    if ((product & 0xffffffffL) < bound) {
      long least = (1L << 32) % bound;
      while ((product & 0xffffffffL) < least) product = (bits() & 0xffffffffL) * bound;
    }
    return (int) (product >>> 32);
  }

  /// Uses 16 random bits for each number. The bounds in the games are small, and the product of 16
  /// random bits and a bound fits in an `int`.
  private int belowSmall(int bound) {
    int product = (bits() >>> 16) * bound;
    if ((product & 0xffff) < bound) {
      int least = (1 << 16) % bound;
      while ((product & 0xffff) < least) product = (bits() >>> 16) * bound;
    }
    return product >>> 16;
  }
}
