package spieltisch.siedler;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.Board;
import spieltisch.catan.Island;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;

/// Board for tests with short names for its places: the letters of protocol 0.4.
public final class LetterMap {
  private static final String LETTERS = "abcdeABCfgDEFGhiHIJKLjkMNOPlmQRSnopqr";

  // A to S.
  private static final List<Terrain> LAND =
      List.of(
          Terrain.FOREST,
          Terrain.HILLS,
          Terrain.PASTURE,
          Terrain.FIELDS,
          Terrain.MOUNTAINS,
          Terrain.FOREST,
          Terrain.PASTURE,
          Terrain.HILLS,
          Terrain.FIELDS,
          Terrain.DESERT,
          Terrain.PASTURE,
          Terrain.MOUNTAINS,
          Terrain.FOREST,
          Terrain.FIELDS,
          Terrain.HILLS,
          Terrain.PASTURE,
          Terrain.FOREST,
          Terrain.FIELDS,
          Terrain.MOUNTAINS);
  private static final List<Integer> TOKENS =
      List.of(5, 10, 8, 2, 9, 4, 3, 6, 11, 0, 11, 5, 3, 6, 9, 4, 8, 10, 12);

  private LetterMap() {}

  public static Board board() {
    var terrain = new ArrayList<Terrain>();
    var tokens = new ArrayList<Integer>();
    int next = 0;
    for (var hex : Island.SMALL.hexes()) {
      boolean isLand = Island.SMALL.isLand(hex);
      terrain.add(isLand ? LAND.get(next) : Terrain.SEA);
      tokens.add(isLand ? TOKENS.get(next++) : 0);
    }
    var harbours =
        List.of(
            Harbour.of(hex('b'), hex('A'), Resource.WOOD),
            Harbour.generic(hex('f'), hex('G')),
            Harbour.of(hex('q'), hex('S'), Resource.ORE));
    return new Board(Island.SMALL, terrain, tokens, harbours, hex('J'));
  }

  public static Hex hex(char letter) {
    return Island.SMALL.hex(LETTERS.indexOf(letter));
  }

  public static Edge edge(String letters) {
    return new Edge(hex(letters.charAt(0)), hex(letters.charAt(1)));
  }

  public static Corner corner(String letters) {
    return new Corner(hex(letters.charAt(0)), hex(letters.charAt(1)), hex(letters.charAt(2)));
  }
}
