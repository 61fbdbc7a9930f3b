package spieltisch.catan.rules;

import static spieltisch.catan.rules.TestPlaces.corner;
import static spieltisch.catan.rules.TestPlaces.edge;
import static spieltisch.catan.rules.TestPlaces.edges;

import java.util.List;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;

/// Three lines of paths across the small island, and a corner where one of them can be interrupted.
final class RoadLayouts {
  private RoadLayouts() {}

  /// Between the rows 1 and 0.
  private static final List<Edge> R =
      edges(
          "(-3,1)(-2,0) (-2,1)(-2,0) (-2,1)(-1,0) (-1,1)(-1,0) (-1,1)(0,0) (0,1)(0,0) (0,1)(1,0)"
              + " (1,1)(1,0) (1,1)(2,0) (2,1)(2,0)");

  /// Between the rows 0 and -1.
  private static final List<Edge> B =
      edges(
          "(-2,0)(-1,-1) (-1,0)(-1,-1) (-1,0)(0,-1) (0,0)(0,-1) (0,0)(1,-1) (1,0)(1,-1)"
              + " (1,0)(2,-1) (2,0)(2,-1)");

  /// Between the rows -1 and -2.
  private static final List<Edge> W =
      edges("(-1,-1)(0,-2) (0,-1)(0,-2) (0,-1)(1,-2) (1,-1)(1,-2) (1,-1)(2,-2) (2,-1)(2,-2)");

  /// The settlement of a fourth player, two paths from Y.
  static final Corner CUTTER = corner("(-1,2) (0,2) (0,1)");

  static final List<Edge> CUTTERS_ROADS = List.of(edge("(-1,2) (0,1)"), edge("(-1,1) (0,1)"));

  /// The corner where the fourth player interrupts the line R between its paths 4 and 5.
  static final Corner Y = corner("(-1,1) (0,1) (0,0)");

  static Edge r(int index) {
    return R.get(index);
  }

  static List<Edge> r(int first, int last) {
    return R.subList(first, last + 1);
  }

  static Edge b(int index) {
    return B.get(index);
  }

  static List<Edge> b(int first, int last) {
    return B.subList(first, last + 1);
  }

  static Edge w(int index) {
    return W.get(index);
  }

  static List<Edge> w(int first, int last) {
    return W.subList(first, last + 1);
  }
}
