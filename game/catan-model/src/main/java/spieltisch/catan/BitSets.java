package spieltisch.catan;

/// Sets of numbers below 128. A set is stored as bits in two consecutive words of an array.
public final class BitSets {
  private BitSets() {}

  public static void add(long[] words, int offset, int member) {
    words[offset + (member >>> 6)] |= 1L << member;
  }

  public static void remove(long[] words, int offset, int member) {
    words[offset + (member >>> 6)] &= ~(1L << member);
  }

  public static boolean has(long[] words, int offset, int member) {
    return (words[offset + (member >>> 6)] >>> member & 1) != 0;
  }

  /// Returns the member with the given rank in a set that fits in one word. Rank 0 is the smallest
  /// member.
  public static int select(long word, int rank) {
    long left = word & word - Math.min(rank, 1); // no branch for the usual ranks 0 and 1
    for (int i = 1; i < rank; i++) left &= left - 1;
    return Long.numberOfTrailingZeros(left);
  }
}
