package spieltisch.catan.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.kernel.Seat;

/// Short names for the places, seats and cards of the tests.
final class TestPlaces {
  private TestPlaces() {}

  private static final Pattern COORDINATES = Pattern.compile("\\((-?\\d+),(-?\\d+)\\)");
  private static final String KINDS = "HLWGE";

  static final Seat P1 = Seat.of(0);
  static final Seat P2 = Seat.of(1);
  static final Seat P3 = Seat.of(2);
  static final Seat P4 = Seat.of(3);
  static final Seat P5 = Seat.of(4);
  static final Seat P6 = Seat.of(5);

  // The comment of a corner names its three hexagons with their numbers.

  /// Mountains 10, pasture 2, hills 6.
  static final Corner X1 = corner("(-2,2) (-1,2) (-1,1)");

  /// One path away from X1.
  static final Corner X1_NEXT = corner("(-1,2) (-1,1) (0,1)");

  /// Coast: mountains 8 only, 3:1 harbour.
  static final Corner X2 = corner("(2,1) (2,0) (3,0)");

  /// Pasture 4, desert, forest 3.
  static final Corner X3 = corner("(0,1) (0,0) (1,0)");

  /// Fields 12, fields 9, forest 11.
  static final Corner X4 = corner("(-2,1) (-2,0) (-1,0)");

  /// Hills 10, forest 3, mountains 8.
  static final Corner X5 = corner("(1,1) (1,0) (2,0)");

  /// Forest 11, forest 8, mountains 3.
  static final Corner X6 = corner("(-1,0) (-1,-1) (0,-1)");

  /// Mountains 8, pasture 5.
  static final Corner X7 = corner("(2,0) (2,-1) (3,-1)");

  static final Hex DESERT = hex(0, 0);

  static Hex hex(int x, int y) {
    return new Hex(x, y);
  }

  /// Parses a corner from a text like `(-2,2) (-1,2) (-1,1)`.
  static Corner corner(String text) {
    return corners(text).getFirst();
  }

  static List<Corner> corners(String text) {
    var hexes = hexes(text);
    var corners = new ArrayList<Corner>();
    for (int i = 0; i + 2 < hexes.size(); i += 3)
      corners.add(new Corner(hexes.get(i), hexes.get(i + 1), hexes.get(i + 2)));
    return corners;
  }

  /// From a text like `(-2,0) (-1,0)`.
  static Edge edge(String text) {
    return edges(text).getFirst();
  }

  static List<Edge> edges(String text) {
    var hexes = hexes(text);
    var edges = new ArrayList<Edge>();
    for (int i = 0; i + 1 < hexes.size(); i += 2)
      edges.add(new Edge(hexes.get(i), hexes.get(i + 1)));
    return edges;
  }

  private static List<Hex> hexes(String text) {
    var hexes = new ArrayList<Hex>();
    for (var match = COORDINATES.matcher(text); match.find(); )
      hexes.add(new Hex(Integer.parseInt(match.group(1)), Integer.parseInt(match.group(2))));
    return hexes;
  }

  /// Cards by their German initials, like `H1 L1 W1 G3 E3`.
  static Resources cards(String text) {
    var cards = Resources.NONE;
    for (var word : text.isBlank() ? new String[0] : text.split(" ", -1)) {
      var kind = Resource.of(KINDS.indexOf(word.charAt(0)));
      cards = cards.plus(Resources.of(kind, Integer.parseInt(word.substring(1))));
    }
    return cards;
  }
}
