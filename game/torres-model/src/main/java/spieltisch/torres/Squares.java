package spieltisch.torres;

import java.util.ArrayList;
import java.util.List;

/// Sets of squares as `long` bitboards: bit `index` stands for the square of that index.
public final class Squares {
  public static final long NONE = 0;
  public static final long ALL = -1L;

  /// The eight squares with a block at the start of a game.
  public static final long START =
      bit(4) | bit(18) | bit(21) | bit(24) | bit(39) | bit(42) | bit(45) | bit(59);

  private static final long WEST_EDGE = 0x0101010101010101L;
  private static final long EAST_EDGE = 0x8080808080808080L;
  private static final long[] NEIGHBOURS = neighbourTable();
  private static final long[] DIAGONALS = diagonalTable();

  private Squares() {}

  public static long bit(int square) {
    return 1L << square;
  }

  public static boolean has(long set, int square) {
    return (set >>> square & 1) != 0;
  }

  public static int size(long set) {
    return Long.bitCount(set);
  }

  public static int first(long set) {
    return Long.numberOfTrailingZeros(set);
  }

  /// The set without its first square.
  public static long rest(long set) {
    return set & (set - 1);
  }

  /// The square with the given rank in the set. The first square has the rank 0.
  public static int select(long set, int rank) {
    long left = set;
    for (int i = 0; i < rank; i++) left = rest(left);
    return first(left);
  }

  /// The squares orthogonally next to the given square.
  public static long neighbours(int square) {
    return NEIGHBOURS[square];
  }

  /// The squares diagonally next to the given square.
  public static long diagonals(int square) {
    return DIAGONALS[square];
  }

  /// The squares orthogonally next to a square of the set. The result may contain squares of the
  /// set.
  public static long neighbours(long set) {
    return set << 8 | set >>> 8 | (set & ~EAST_EDGE) << 1 | (set & ~WEST_EDGE) >>> 1;
  }

  /// The squares of `within` that are connected to `seed` by squares of `within`.
  public static long connected(long seed, long within) {
    long grown = seed & within;
    long before;
    do {
      before = grown;
      grown = (grown | neighbours(grown)) & within;
    } while (grown != before);
    return grown;
  }

  public static boolean isConnected(long set) {
    return connected(set & -set, set) == set;
  }

  /// Returns the set if `condition` is not empty, otherwise the empty set. The method has no
  /// branch, because the CPU could not predict it.
  public static long ifAny(long condition, long set) {
    return set & (condition | -condition) >> 63;
  }

  /// The squares of the set in ascending order.
  public static List<Square> list(long set) {
    var squares = new ArrayList<Square>();
    for (long left = set; left != NONE; left = rest(left)) squares.add(Square.of(first(left)));
    return List.copyOf(squares);
  }

  public static int column(int square) {
    return square & 7;
  }

  public static int row(int square) {
    return square >> 3;
  }

  /// The number of orthogonal steps between two squares.
  public static int distance(int a, int b) {
    return Math.abs(column(a) - column(b)) + Math.abs(row(a) - row(b));
  }

  public static boolean isStraight(int a, int b) {
    return column(a) == column(b) || row(a) == row(b);
  }

  private static long[] neighbourTable() {
    var table = new long[Square.COUNT];
    for (int i = 0; i < table.length; i++) table[i] = neighbours(bit(i));
    return table;
  }

  private static long[] diagonalTable() {
    var table = new long[Square.COUNT];
    for (int i = 0; i < table.length; i++) {
      long column = bit(i) << 8 | bit(i) >>> 8;
      table[i] = (column & ~EAST_EDGE) << 1 | (column & ~WEST_EDGE) >>> 1;
    }
    return table;
  }
}
