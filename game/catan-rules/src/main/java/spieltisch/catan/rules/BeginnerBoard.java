package spieltisch.catan.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.catan.Board;
import spieltisch.catan.Island;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;

/// The fixed beginners' board of the rule book, for up to four players.
public final class BeginnerBoard {
  private BeginnerBoard() {}

  private static final List<Terrain> LAND =
      List.of(
          Terrain.MOUNTAINS,
          Terrain.PASTURE,
          Terrain.FOREST, //
          Terrain.FIELDS,
          Terrain.HILLS,
          Terrain.PASTURE,
          Terrain.HILLS, //
          Terrain.FIELDS,
          Terrain.FOREST,
          Terrain.DESERT,
          Terrain.FOREST,
          Terrain.MOUNTAINS, //
          Terrain.FOREST,
          Terrain.MOUNTAINS,
          Terrain.FIELDS,
          Terrain.PASTURE, //
          Terrain.HILLS,
          Terrain.FIELDS,
          Terrain.PASTURE);

  private static final List<Integer> NUMBERS =
      List.of(10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11);

  public static Board make() {
    var terrain = new ArrayList<Terrain>();
    var tokens = new ArrayList<Integer>();
    int next = 0;
    for (var hex : Island.SMALL.hexes()) {
      boolean isLand = Island.SMALL.isLand(hex);
      terrain.add(isLand ? LAND.get(next) : Terrain.SEA);
      tokens.add(isLand ? NUMBERS.get(next) : 0);
      if (isLand) next++;
    }
    return new Board(Island.SMALL, terrain, tokens, harbours(), new Hex(0, 0));
  }

  private static List<Harbour> harbours() {
    return List.of(
        harbour(-3, 3, -2, 2, Optional.empty()),
        harbour(-1, 3, -1, 2, Optional.of(Resource.GRAIN)),
        harbour(1, 2, 1, 1, Optional.of(Resource.ORE)),
        harbour(3, 0, 2, 0, Optional.empty()),
        harbour(3, -2, 2, -1, Optional.of(Resource.WOOL)),
        harbour(2, -3, 1, -2, Optional.empty()),
        harbour(0, -3, 0, -2, Optional.empty()),
        harbour(-2, -1, -1, -1, Optional.of(Resource.BRICK)),
        harbour(-3, 1, -2, 1, Optional.of(Resource.WOOD)));
  }

  private static Harbour harbour(
      int seaX, int seaY, int landX, int landY, Optional<Resource> special) {
    return new Harbour(new Hex(seaX, seaY), new Hex(landX, landY), special);
  }
}
