package spieltisch.catan.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import spieltisch.catan.Board;
import spieltisch.catan.Island;
import spieltisch.catan.Options;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;
import spieltisch.kernel.Chance;

/// Makes random boards for the variable set-up.
public final class BoardMaker {
  private final Island island;
  private final GameSupply supply;
  private final Chance chance;

  private BoardMaker(Island island, Chance chance) {
    this.island = island;
    this.chance = chance;
    supply = GameSupply.of(island);
  }

  /// Makes a random board that fits the options.
  public static Board variable(Options options, Chance chance) {
    return new BoardMaker(options.island(), chance).make(options);
  }

  private Board make(Options options) {
    var land = landscape(options.desert());
    var tokens =
        switch (options.tokens()) {
          case SPIRAL -> spiral(land);
          case RANDOM -> separated(land);
          case UNRESTRICTED -> scattered(land);
        };
    var deserts =
        island.landHexes().stream().filter(hex -> at(land, hex) == Terrain.DESERT).toList();
    return new Board(island, land, tokens, harbours(), pick(deserts));
  }

  private Terrain at(List<Terrain> land, Hex hex) {
    return land.get(island.indexOf(hex));
  }

  private List<Terrain> landscape(Options.Desert desert) {
    var shuffled = shuffled(supply.terrain());
    if (desert == Options.Desert.CENTRE) moveDesertsToTheCentre(shuffled);
    var land = new ArrayList<Terrain>();
    for (var hex : island.hexes())
      land.add(island.isLand(hex) ? shuffled.removeFirst() : Terrain.SEA);
    return land;
  }

  private void moveDesertsToTheCentre(List<Terrain> shuffled) {
    var places = island.landHexes();
    for (int x = 0; x <= (island.equals(Island.SMALL) ? 0 : 1); x++) {
      int centre = places.indexOf(new Hex(x, 0));
      int desert = lastDesertNotInTheCentre(shuffled, places);
      if (shuffled.get(centre) == Terrain.DESERT || desert < 0) continue;
      shuffled.set(desert, shuffled.get(centre));
      shuffled.set(centre, Terrain.DESERT);
    }
  }

  private int lastDesertNotInTheCentre(List<Terrain> shuffled, List<Hex> places) {
    for (int i = shuffled.size() - 1; i >= 0; i--)
      if (shuffled.get(i) == Terrain.DESERT && !isCentre(places.get(i))) return i;
    return -1;
  }

  private boolean isCentre(Hex hex) {
    return hex.equals(new Hex(0, 0)) || island.equals(Island.LARGE) && hex.equals(new Hex(1, 0));
  }

  /// Places the tokens in their printed order along the spiral and skips deserts.
  private List<Integer> spiral(List<Terrain> land) {
    var letters = new ArrayList<>(supply.tokens());
    var tokens = new ArrayList<>(Collections.nCopies(land.size(), 0));
    for (var hex : spiralFrom(island, pick(cornersOf(island))))
      if (at(land, hex) != Terrain.DESERT) tokens.set(island.indexOf(hex), letters.removeFirst());
    return tokens;
  }

  /// The land hexagons at the six corners of the coast.
  static List<Hex> cornersOf(Island island) {
    return island.landHexes().stream().filter(hex -> seaAround(island, hex) == 3).toList();
  }

  private static long seaAround(Island island, Hex hex) {
    long sea = 0;
    for (int i = 0; i < Hex.SIDES; i++) if (!island.isLand(hex.neighbour(i))) sea++;
    return sea;
  }

  /// All land hexagons along a spiral: counter-clockwise along the coast from a corner, then
  /// inward.
  static List<Hex> spiralFrom(Island island, Hex corner) {
    var path = new ArrayList<Hex>();
    int heading = coastHeading(island, corner);
    var here = corner;
    int all = island.landHexes().size();
    while (true) {
      path.add(here);
      if (path.size() == all) return path;
      while (!isFree(island, path, here.neighbour(heading))) heading++;
      here = here.neighbour(heading);
    }
  }

  /// The direction that leads from a corner along the coast with the sea on the right.
  private static int coastHeading(Island island, Hex corner) {
    for (int heading = 0; heading < Hex.SIDES; heading++)
      if (island.isLand(corner.neighbour(heading)) && !island.isLand(corner.neighbour(heading - 1)))
        return heading;
    throw new IllegalArgumentException(corner + " is not on the coast");
  }

  private static boolean isFree(Island island, List<Hex> path, Hex hex) {
    return island.isLand(hex) && !path.contains(hex);
  }

  /// Draws random tokens until no 6 or 8 is next to another 6 or 8.
  private List<Integer> separated(List<Terrain> land) {
    var tokens = scattered(land);
    while (redsTouch(island, tokens)) tokens = scattered(land);
    return tokens;
  }

  private List<Integer> scattered(List<Terrain> land) {
    var drawn = shuffled(supply.tokens());
    var tokens = new ArrayList<Integer>();
    for (var terrain : land) tokens.add(terrain.yields().isPresent() ? drawn.removeFirst() : 0);
    return tokens;
  }

  /// Whether a 6 or 8 is next to another 6 or 8.
  static boolean redsTouch(Island island, List<Integer> tokens) {
    for (var hex : island.landHexes())
      for (int i = 0; i < Hex.SIDES; i++) {
        int neighbour = island.indexOf(hex.neighbour(i));
        if (isRed(tokens.get(island.indexOf(hex))) && isRed(tokens.get(neighbour))) return true;
      }
    return false;
  }

  private static boolean isRed(int token) {
    return token == 6 || token == 8;
  }

  /// Places a harbour on every second sea hexagon around the coast, each facing a random one of the
  /// adjacent land hexagons.
  private List<Harbour> harbours() {
    var kinds = shuffled(supply.harbours());
    var ring = seaRing(island);
    var harbours = new ArrayList<Harbour>();
    for (int i = chance.below(2); i < ring.size(); i += 2)
      harbours.add(new Harbour(ring.get(i), pick(landBeside(ring.get(i))), kinds.removeFirst()));
    return harbours;
  }

  private List<Hex> landBeside(Hex sea) {
    var land = new ArrayList<Hex>();
    for (int i = 0; i < Hex.SIDES; i++)
      if (island.isLand(sea.neighbour(i))) land.add(sea.neighbour(i));
    return land;
  }

  /// The sea hexagons around the coast, clockwise from the upper left.
  static List<Hex> seaRing(Island island) {
    var sea = island.hexes().stream().filter(hex -> !island.isLand(hex)).toList();
    var ring = new ArrayList<Hex>(List.of(sea.getFirst()));
    while (ring.size() < sea.size())
      for (var hex : sea)
        if (!ring.contains(hex) && hex.touches(ring.getLast())) {
          ring.add(hex);
          break;
        }
    return ring;
  }

  private <T> T pick(List<T> list) {
    return list.size() == 1 ? list.getFirst() : list.get(chance.below(list.size()));
  }

  private <T> List<T> shuffled(List<T> list) {
    var copy = new ArrayList<>(list);
    for (int i = copy.size() - 1; i > 0; i--) {
      int j = chance.below(i + 1);
      var swap = copy.get(i);
      copy.set(i, copy.get(j));
      copy.set(j, swap);
    }
    return copy;
  }
}
