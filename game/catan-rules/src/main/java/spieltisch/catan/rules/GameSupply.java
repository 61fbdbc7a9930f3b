package spieltisch.catan.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.catan.Island;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Terrain;

/// The terrain, tokens and harbours that the game box contains for each island.
///
/// @param terrain the terrain of the land hexagons
/// @param tokens the numbers, in the order of the letters printed on the tokens
/// @param harbours the resource of each harbour; empty for a 3:1 harbour
record GameSupply(List<Terrain> terrain, List<Integer> tokens, List<Optional<Resource>> harbours) {
  private static final GameSupply SMALL =
      new GameSupply(
          land(4, 3, 4, 4, 3, 1),
          List.of(5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11),
          harbours(4, Resource.WOOD, Resource.BRICK, Resource.WOOL, Resource.GRAIN, Resource.ORE));

  private static final GameSupply LARGE =
      new GameSupply(
          land(6, 5, 6, 6, 5, 2),
          List.of(
              2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3,
              2, 6),
          harbours(
              5,
              Resource.WOOD,
              Resource.BRICK,
              Resource.WOOL,
              Resource.WOOL,
              Resource.GRAIN,
              Resource.ORE));

  static GameSupply of(Island island) {
    return island.equals(Island.SMALL) ? SMALL : LARGE;
  }

  private static List<Terrain> land(
      int forest, int hills, int pasture, int fields, int mountains, int desert) {
    var land = new ArrayList<Terrain>();
    int[] counts = {forest, hills, pasture, fields, mountains, desert};
    for (int i = 0; i < counts.length; i++)
      for (int n = 0; n < counts[i]; n++) land.add(Terrain.values()[i]);
    return List.copyOf(land);
  }

  private static List<Optional<Resource>> harbours(int generic, Resource... special) {
    var harbours = new ArrayList<Optional<Resource>>();
    for (var resource : special) harbours.add(Optional.of(resource));
    for (int i = 0; i < generic; i++) harbours.add(Optional.empty());
    return List.copyOf(harbours);
  }
}
