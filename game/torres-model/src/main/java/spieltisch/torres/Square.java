package spieltisch.torres;

import java.util.ArrayList;
import java.util.List;

/// One of the 64 squares, numbered row by row: `index = 8 * y + x`.
public record Square(int index) implements Comparable<Square> {
  public static final int COUNT = 64;
  public static final int SIDE = 8;

  private static final List<Square> ALL = all();

  public Square {
    if (!isOnBoard(index)) throw new IllegalArgumentException("no square " + index);
  }

  public static Square of(int index) {
    return ALL.get(index);
  }

  public static Square at(int x, int y) {
    if (!isOnBoard(x, y)) throw new IllegalArgumentException("no square " + x + "," + y);
    return ALL.get(SIDE * y + x);
  }

  public static boolean isOnBoard(int x, int y) {
    return x >= 0 && x < SIDE && y >= 0 && y < SIDE;
  }

  /// The column of the square, 0 on the left.
  public int x() {
    return index % SIDE;
  }

  /// The row of the square, 0 at the top.
  public int y() {
    return index / SIDE;
  }

  @Override
  public int compareTo(Square other) {
    return Integer.compare(index, other.index);
  }

  @Override
  public String toString() {
    return "" + x() + y();
  }

  private static boolean isOnBoard(int index) {
    return index >= 0 && index < COUNT;
  }

  private static List<Square> all() {
    var squares = new ArrayList<Square>();
    for (int i = 0; i < COUNT; i++) squares.add(new Square(i));
    return List.copyOf(squares);
  }
}
