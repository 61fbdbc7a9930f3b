package spieltisch.catan.places;

import java.util.Optional;
import spieltisch.catan.cards.Resource;

/// What a hexagon of the map is, and what it yields.
public enum Terrain {
  FOREST(Resource.WOOD),
  HILLS(Resource.BRICK),
  PASTURE(Resource.WOOL),
  FIELDS(Resource.GRAIN),
  MOUNTAINS(Resource.ORE),
  DESERT,
  SEA;

  private final Optional<Resource> yield;

  Terrain() {
    yield = Optional.empty();
  }

  Terrain(Resource resource) {
    yield = Optional.of(resource);
  }

  /// The resource it yields; the desert and the sea yield nothing.
  public Optional<Resource> yields() {
    return yield;
  }
}
