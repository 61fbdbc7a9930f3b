package spieltisch.torres;

/// The squares where the castles of a board can grow.
///
/// A block must not join two castles. So this class stores the squares beside at least one, two or
/// three castles. From these sets the class quickly computes how castles can grow after a block is
/// removed.
public final class CastleGrowth {
  private long besideOne;
  private long besideTwo;
  private long besideThree;
  private long higher;
  private long squares;

  /// Recomputes the squares where castles can grow, from all castles of the board.
  void measure(Board board) {
    long one = Squares.NONE;
    long two = Squares.NONE;
    long three = Squares.NONE;
    long taller = Squares.NONE;
    for (int i = 0; i < board.castleCount(); i++) {
      long castle = board.castle(i);
      long around = Squares.neighbours(castle);
      three |= two & around;
      two |= one & around;
      one |= around;
      taller |= castle & ~board.atLeast(Squares.size(castle));
    }
    besideOne = one;
    besideTwo = two;
    besideThree = three;
    higher = taller;
    squares = taller | (one & ~two & ~board.built());
  }

  /// The squares where the rules for castles allow a block that makes a castle wider or higher.
  /// Figures are ignored.
  public long squares() {
    return squares;
  }

  /// Like [#squares], but for the board after the only block of the given square is removed.
  public long without(Board board, int square) {
    long castle = board.castleAt(square);
    long smaller = castle & ~Squares.bit(square);
    long before = Squares.neighbours(castle);
    long othersOne = (besideOne & ~before) | (besideTwo & before);
    long othersTwo = (besideTwo & ~before) | (besideThree & before);
    long after = Squares.neighbours(smaller);
    long wider = (othersOne | after) & ~othersTwo & ~(othersOne & after);
    long taller = (higher & ~castle) | (smaller & ~board.atLeast(Squares.size(smaller)));
    return taller | (wider & ~(board.built() & ~Squares.bit(square)));
  }

  void copyFrom(CastleGrowth other) {
    besideOne = other.besideOne;
    besideTwo = other.besideTwo;
    besideThree = other.besideThree;
    higher = other.higher;
    squares = other.squares;
  }
}
