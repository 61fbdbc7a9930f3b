package spieltisch.local.classlib.java.security;

import java.nio.ByteBuffer;
import java.util.Arrays;

/// Stands in for `java.security.MessageDigest` with SHA-256 only (FIPS 180-4). The browser's own
/// digest function is asynchronous, but the rules need random numbers at once.
public final class MessageDigest {
  private static final int BLOCK = 64;
  private static final int ROUNDS = 64;
  private static final int LENGTH_BYTES = 8;
  private static final int[] K = constants(ROUNDS, 3);
  private static final int[] START = constants(8, 2);

  private byte[] input = new byte[2 * BLOCK];
  private int length;

  private MessageDigest() {}

  public static MessageDigest getInstance(String algorithm) {
    if (!algorithm.equals("SHA-256")) throw new IllegalArgumentException(algorithm);
    return new MessageDigest();
  }

  public void update(byte[] bytes) {
    if (length + bytes.length > input.length)
      input = Arrays.copyOf(input, 2 * (length + bytes.length));
    System.arraycopy(bytes, 0, input, length, bytes.length);
    length += bytes.length;
  }

  public void update(ByteBuffer buffer) {
    var bytes = new byte[buffer.remaining()];
    buffer.get(bytes);
    update(bytes);
  }

  public byte[] digest(byte[] bytes) {
    update(bytes);
    return digest();
  }

  public byte[] digest() {
    var padded = padded();
    var state = START.clone();
    for (int at = 0; at < padded.length; at += BLOCK) compress(state, padded, at);
    length = 0;
    var digest = ByteBuffer.allocate(state.length * Integer.BYTES);
    for (int word : state) digest.putInt(word);
    return digest.array();
  }

  /// Compares two arrays in constant time: the comparison does not stop at the first difference.
  public static boolean isEqual(byte[] a, byte[] b) {
    if (a.length != b.length) return false;
    int difference = 0;
    for (int i = 0; i < a.length; i++) difference |= a[i] ^ b[i];
    return difference == 0;
  }

  private byte[] padded() {
    int blocks = (length + 1 + LENGTH_BYTES + BLOCK - 1) / BLOCK;
    var padded = ByteBuffer.allocate(blocks * BLOCK);
    padded.put(input, 0, length).put((byte) 0x80);
    padded.putLong(padded.capacity() - LENGTH_BYTES, 8L * length);
    return padded.array();
  }

  private static void compress(int[] state, byte[] bytes, int at) {
    var w = schedule(bytes, at);
    var s = state.clone();
    for (int i = 0; i < ROUNDS; i++) {
      int choice = s[4] & s[5] ^ ~s[4] & s[6];
      int first = s[7] + sum(s[4], 6, 11, 25) + choice + K[i] + w[i];
      int majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2];
      int second = sum(s[0], 2, 13, 22) + majority;
      System.arraycopy(s, 0, s, 1, 7);
      s[4] += first;
      s[0] = first + second;
    }
    for (int i = 0; i < state.length; i++) state[i] += s[i];
  }

  private static int[] schedule(byte[] bytes, int at) {
    var w = new int[ROUNDS];
    var block = ByteBuffer.wrap(bytes);
    for (int i = 0; i < 16; i++) w[i] = block.getInt(at + i * Integer.BYTES);
    for (int i = 16; i < ROUNDS; i++) {
      int a = w[i - 15];
      int b = w[i - 2];
      int small = Integer.rotateRight(a, 7) ^ Integer.rotateRight(a, 18) ^ a >>> 3;
      int large = Integer.rotateRight(b, 17) ^ Integer.rotateRight(b, 19) ^ b >>> 10;
      w[i] = w[i - 16] + small + w[i - 7] + large;
    }
    return w;
  }

  private static int sum(int x, int a, int b, int c) {
    return Integer.rotateRight(x, a) ^ Integer.rotateRight(x, b) ^ Integer.rotateRight(x, c);
  }

  /// Returns the first 32 bits of the fractional parts of the roots of the first primes, with which
  /// SHA-256 is defined.
  ///
  /// @param degree 2 for square roots, 3 for cube roots
  private static int[] constants(int count, int degree) {
    var constants = new int[count];
    int prime = 2;
    for (int i = 0; i < count; prime++)
      if (isPrime(prime)) constants[i++] = rootFraction(prime, degree);
    return constants;
  }

  private static boolean isPrime(int number) {
    for (int divisor = 2; divisor * divisor <= number; divisor++)
      if (number % divisor == 0) return false;
    return true;
  }

  private static int rootFraction(int prime, int degree) {
    double root = degree == 2 ? Math.sqrt(prime) : Math.cbrt(prime);
    return (int) (long) ((root - Math.floor(root)) * (1L << 32));
  }
}
