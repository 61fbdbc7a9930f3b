package spieltisch.table.chance;

import java.nio.ByteBuffer;
import spieltisch.kernel.Chance;

/// Random numbers that anyone can recompute from the seed once it is published.
///
/// Words of 32 bits come from SHA-256(seed, block number as 8 bytes), eight words a block, first
/// block 0. A number below a bound is the next word, taken as unsigned, modulo the bound; words
/// from the last incomplete multiple of the bound are skipped. `used` counts the words so far, so
/// that a generator can resume where another one stopped.
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
