package spieltisch.table.chance;

import java.nio.ByteBuffer;
import spieltisch.kernel.Chance;

/// A random number generator whose numbers anyone can recompute once the seed is published.
///
/// The generator makes 32-bit words. SHA-256(seed, block number as 8 bytes) gives a block of eight
/// words, and the first block has the number 0. To draw a number below a bound, the generator takes
/// the next word as an unsigned number, modulo the bound. So that all results are equally likely,
/// the generator skips a word that is not below the largest multiple of the bound up to 2^32.
/// `used` counts the words so far, including skipped words, so that another generator can resume at
/// the same word.
public final class CommittedChance implements Chance {
  private static final int WORDS_A_BLOCK = 8;
  private static final long ALL = 1L << 32;

  private final byte[] seed;
  private long used;
  private long block = -1;
  private ByteBuffer words = ByteBuffer.allocate(0);

  public CommittedChance(Seed seed, long used) {
    this.seed = seed.bytes();
    this.used = used;
  }

  public long used() {
    return used;
  }

  @Override
  public int below(int bound) {
    if (bound <= 0) throw new IllegalArgumentException("bound " + bound);
    long usable = ALL - ALL % bound;
    long word = next();
    while (word >= usable) word = next();
    return (int) (word % bound);
  }

  private long next() {
    long wanted = used / WORDS_A_BLOCK;
    if (wanted != block) {
      var digest = Seed.sha256();
      digest.update(seed);
      digest.update(ByteBuffer.allocate(Long.BYTES).putLong(wanted).flip());
      words = ByteBuffer.wrap(digest.digest());
      block = wanted;
    }
    int index = (int) (used++ % WORDS_A_BLOCK);
    return words.getInt(index * Integer.BYTES) & 0xffffffffL;
  }
}
