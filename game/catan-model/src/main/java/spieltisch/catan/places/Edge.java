package spieltisch.catan.places;

/// The border between two hexagons, the place of a road. The order of the hexagons does not matter.
public record Edge(Hex a, Hex b) implements Comparable<Edge> {
  public Edge {
    if (a.compareTo(b) > 0) {
      var swap = a;
      a = b;
      b = swap;
    }
  }

  @Override
  public int compareTo(Edge other) {
    int first = a.compareTo(other.a);
    return first != 0 ? first : b.compareTo(other.b);
  }

  @Override
  public String toString() {
    return "[" + a + " " + b + "]";
  }
}
