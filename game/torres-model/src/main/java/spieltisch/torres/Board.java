package spieltisch.torres;

import java.util.Arrays;
import spieltisch.kernel.Seat;

/// The 64 squares with the blocks, knights and king on them.
///
/// For speed, a board also stores, for each height, the squares with at least this height. The
/// board also stores the castles, sorted by their first squares. These values are redundant,
/// because they follow from the heights. Only classes of this package can change a board.
public final class Board {
  /// The number that stands for the king's square before the king is placed.
  public static final int NOWHERE = -1;

  private static final int MOST_CASTLES = 32;

  private final byte[] heights = new byte[Square.COUNT];

  /// The squares by height: `tiers[k]` is the set of squares with at least k blocks.
  private final long[] tiers = new long[Square.COUNT + 2];

  /// The number of tiers that are not empty.
  private int top = 1;

  private final long[] castles = new long[MOST_CASTLES];
  private int castleCount;
  private final CastleGrowth castleGrowth = new CastleGrowth();
  private final long[] knights = new long[Schedule.MOST_PLAYERS];
  private int king = NOWHERE;
  private long occupied;

  Board() {
    tiers[0] = Squares.ALL;
  }

  /// The board at the start of a game: a block on each of the eight starting squares.
  public static Board start() {
    var board = new Board();
    for (long left = Squares.START; left != 0; left = Squares.rest(left))
      board.raise(Squares.first(left));
    return board;
  }

  public int height(int square) {
    return heights[square];
  }

  public int height(Square square) {
    return heights[square.index()];
  }

  /// The squares with at least `height` blocks.
  public long atLeast(int height) {
    return tiers[height];
  }

  /// The squares with more than `height` blocks.
  public long above(int height) {
    return tiers[height + 1];
  }

  /// The squares with at least one block.
  public long built() {
    return tiers[1];
  }

  public int castleCount() {
    return castleCount;
  }

  /// The squares of the castle with the given index; castles are sorted by their first squares.
  public long castle(int index) {
    return castles[index];
  }

  /// The squares of the castle that contains a square; empty if the square has no block.
  public long castleAt(int square) {
    for (int i = 0; i < castleCount; i++) if (Squares.has(castles[i], square)) return castles[i];
    return Squares.NONE;
  }

  public CastleGrowth growth() {
    return castleGrowth;
  }

  public long knights(int seat) {
    return knights[seat];
  }

  public long knights(Seat seat) {
    return knights[seat.index()];
  }

  /// The king's square, or [#NOWHERE] before the king is placed.
  public int king() {
    return king;
  }

  /// The squares on which a knight or the king stands.
  public long occupied() {
    return occupied;
  }

  public long allKnights() {
    return knights[0] | knights[1] | knights[2] | knights[3];
  }

  /// The number of blocks on the board.
  public int blocks() {
    int sum = 0;
    for (int i = 1; i < top; i++) sum += Squares.size(tiers[i]);
    return sum;
  }

  void raise(int square) {
    int height = ++heights[square];
    tiers[height] |= Squares.bit(square);
    top = Math.max(top, height + 1);
    if (height == 1) widen(square);
    castleGrowth.measure(this);
  }

  void lower(int square) {
    int height = heights[square]--;
    tiers[height] &= ~Squares.bit(square);
    if (tiers[height] == 0) top = height;
    if (height == 1) findCastles();
    castleGrowth.measure(this);
  }

  void addKnight(int seat, int square) {
    knights[seat] |= Squares.bit(square);
    occupied |= Squares.bit(square);
  }

  void moveKnight(int seat, int from, int to) {
    knights[seat] = (knights[seat] & ~Squares.bit(from)) | Squares.bit(to);
    occupied = (occupied & ~Squares.bit(from)) | Squares.bit(to);
  }

  void putKing(int square) {
    king = square;
    occupied = allKnights() | Squares.bit(square);
  }

  void copyFrom(Board other) {
    System.arraycopy(other.heights, 0, heights, 0, heights.length);
    System.arraycopy(other.tiers, 0, tiers, 0, Math.max(top, other.top));
    top = other.top;
    System.arraycopy(other.castles, 0, castles, 0, other.castleCount);
    castleCount = other.castleCount;
    castleGrowth.copyFrom(other.castleGrowth);
    System.arraycopy(other.knights, 0, knights, 0, knights.length);
    king = other.king;
    occupied = other.occupied;
  }

  /// Updates the castles after a block was placed on a square that had none. In the common case,
  /// one castle touches the square and is extended in place.
  private void widen(int square) {
    int beside = 0;
    int only = 0;
    for (int i = 0; i < castleCount; i++)
      if ((castles[i] & Squares.neighbours(square)) != 0) {
        beside++;
        only = i;
      }
    if (beside != 1) {
      findCastles();
      return;
    }
    castles[only] |= Squares.bit(square);
    for (int i = only; i > 0 && Squares.first(castles[i]) < Squares.first(castles[i - 1]); i--) {
      long later = castles[i - 1];
      castles[i - 1] = castles[i];
      castles[i] = later;
    }
  }

  private void findCastles() {
    castleCount = 0;
    for (long left = built(); left != 0; left &= ~castles[castleCount - 1])
      castles[castleCount++] = Squares.connected(left & -left, left);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Board board
        && king == board.king
        && Arrays.equals(heights, board.heights)
        && Arrays.equals(knights, board.knights);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Arrays.hashCode(heights) + Arrays.hashCode(knights)) + king;
  }
}
