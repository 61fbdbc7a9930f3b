package spieltisch.catan.places;

import java.util.Optional;
import spieltisch.catan.cards.Resource;

/// The terrain of a hexagon, with the resource that it yields.
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

  /// The resource that the terrain yields; empty for desert and sea.
  public Optional<Resource> yields() {
    return yield;
  }
}
