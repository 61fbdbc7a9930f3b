package spieltisch.catan.places;

/// The point where three hexagons meet, the place of a settlement or city. The order of the
/// hexagons does not matter.
public record Corner(Hex a, Hex b, Hex c) implements Comparable<Corner> {
  public Corner {
    var first = least(a, least(b, c));
    var last = most(a, most(b, c));
    var middle = most(least(a, b), least(most(a, b), c));
    a = first;
    b = middle;
    c = last;
  }

  private static Hex least(Hex a, Hex b) {
    return a.compareTo(b) <= 0 ? a : b;
  }

  private static Hex most(Hex a, Hex b) {
    return a.compareTo(b) >= 0 ? a : b;
  }

  @Override
  public int compareTo(Corner other) {
    int first = a.compareTo(other.a);
    if (first != 0) return first;
    int second = b.compareTo(other.b);
    return second != 0 ? second : c.compareTo(other.c);
  }

  @Override
  public String toString() {
    return "{" + a + " " + b + " " + c + "}";
  }
}
