package spieltisch.catan.places;

/// A hexagon of the map in the axial coordinates of protocol 1.0: x points east, y points up and
/// half a hexagon east.
public record Hex(int x, int y) implements Comparable<Hex> {
  /// The number of neighbours that a hexagon has; a hexagon has as many corners and edges.
  public static final int SIDES = 6;

  // The directions are counted counter-clockwise from the east.
  private static final int[] STEP_X = {1, 0, -1, -1, 0, 1};
  private static final int[] STEP_Y = {0, 1, 1, 0, -1, -1};

  /// The neighbour in a direction. Directions are counted counter-clockwise from the east, modulo
  /// six.
  public Hex neighbour(int direction) {
    int d = Math.floorMod(direction, SIDES);
    return new Hex(x + STEP_X[d], y + STEP_Y[d]);
  }

  public boolean touches(Hex other) {
    int dx = other.x - x;
    int dy = other.y - y;
    return Math.max(Math.max(Math.abs(dx), Math.abs(dy)), Math.abs(dx + dy)) == 1;
  }

  /// Whether this hexagon lies the given numbers of steps east and up from another hexagon.
  public boolean isOffset(int east, int up, Hex other) {
    return x == other.x + east && y == other.y + up;
  }

  /// Hexagons are compared in reading order: rows from top to bottom, and each row from west to
  /// east.
  @Override
  public int compareTo(Hex other) {
    return y != other.y ? Integer.compare(other.y, y) : Integer.compare(x, other.x);
  }

  @Override
  public String toString() {
    return "(" + x + "," + y + ")";
  }
}
