package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.catan.rules.TestActions.road;
import static spieltisch.catan.rules.TestActions.settlement;
import static spieltisch.catan.rules.TestPlaces.P1;
import static spieltisch.catan.rules.TestPlaces.P2;
import static spieltisch.catan.rules.TestPlaces.X1;
import static spieltisch.catan.rules.TestPlaces.hex;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.catan.Board;
import spieltisch.catan.Island;
import spieltisch.catan.Refusal;
import spieltisch.catan.Variant;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;
import spieltisch.kernel.Rule;
import spieltisch.kernel.SeededChance;

/// Chapter 1.
class IslandRulesTest {
  @Test
  @Rule({"GEO-01", "1.2"})
  void corners_are_equal_for_any_order_of_their_hexagons() {
    Scenario.of(3)
        .play(P1, settlement("(-1,1) (-2,2) (-1,2)"))
        .play(P1, road("(-1,2) (-2,2)"))
        .refuses(P2, settlement("(-2,2) (-1,2) (-1,1)"), Refusal.TAKEN);
  }

  @Test
  @Rule({"GEO-02", "1.3"})
  void a_path_needs_two_adjacent_hexagons() {
    foundingAtX1().refuses(P1, road("(0,0) (1,1)"), Refusal.NO_SUCH_PLACE);
  }

  @Test
  @Rule({"GEO-03", "1.3"})
  void there_is_no_path_between_two_sea_hexagons() {
    foundingAtX1().refuses(P1, road("(-3,3) (-2,3)"), Refusal.NO_SUCH_PLACE);
  }

  @Test
  @Rule({"GEO-04", "1.3"})
  void a_path_off_the_small_island_may_be_on_the_coast_of_the_large_one() {
    foundingAtX1().refuses(P1, road("(3,0) (4,0)"), Refusal.NO_SUCH_PLACE);
    Scenario.of(5).play(P1, settlement("(3,0) (3,1) (4,0)")).play(P1, road("(3,0) (4,0)"));
    assertEquals(Island.NOWHERE, Island.SMALL.indexOf(TestPlaces.edge("(3,0) (4,0)")));
  }

  private static Scenario foundingAtX1() {
    return Scenario.of(3).play(P1, settlement(X1));
  }

  @Test
  @Rule({"GEO-05", "1.2"})
  void three_hexagons_in_a_row_are_no_corner() {
    Scenario.of(3).refuses(P1, settlement("(-1,0) (0,0) (1,0)"), Refusal.NO_SUCH_PLACE);
  }

  @Test
  @Rule({"GEO-06", "1.2"})
  void one_land_hexagon_is_enough_for_a_corner() {
    var game = Scenario.of(3).play(P1, settlement("(-3,3) (-2,3) (-2,2)"));
    assertEquals(1, game.state().position().publicPoints(0));
  }

  @Test
  @Rule({"GEO-07", "1.2"})
  void three_sea_hexagons_are_no_corner() {
    Scenario.of(3).refuses(P1, settlement("(-3,3) (-2,3) (-3,2)"), Refusal.NO_SUCH_PLACE);
  }

  @Test
  @Rule({"GEO-09", "1.1", "1.4"})
  void the_islands_have_their_numbers_of_hexagons_corners_and_paths() {
    assertEquals(List.of(37, 19, 54, 72), sizes(Island.SMALL));
    assertEquals(List.of(52, 30, 80, 109), sizes(Island.LARGE));
    assertEquals(List.of(24, 12, 18), cornersByLand(Island.SMALL));
    assertEquals(List.of(42, 16, 22), cornersByLand(Island.LARGE));
  }

  private static List<Integer> sizes(Island island) {
    return List.of(
        island.hexes().size(),
        island.landHexes().size(),
        island.corners().size(),
        island.edges().size());
  }

  /// The numbers of corners that touch three, two and one land hexagons.
  private static List<Integer> cornersByLand(Island island) {
    var counts = new ArrayList<>(List.of(0, 0, 0));
    for (var corner : island.corners()) {
      long land =
          List.of(corner.a(), corner.b(), corner.c()).stream().filter(island::isLand).count();
      counts.set(3 - (int) land, counts.get(3 - (int) land) + 1);
    }
    return counts;
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6})
  @Rule({"S14-06", "1.5", "1.6", "1.7"})
  void the_variable_island_is_complete_and_never_puts_red_numbers_together(int players) {
    var options = Variant.STANDARD.options(players);
    var boards = new HashSet<Board>();
    for (int seed = 0; seed < 500; seed++) {
      var board = BoardMaker.variable(options, new SeededChance(seed));
      assertEquals(landOf(players), count(board, Terrain.values()));
      assertEquals(numbersOf(players), numbers(board));
      assertFalse(redsTouch(board), () -> "6 and 8 touch on " + board);
      boards.add(board);
    }
    assertEquals(500, boards.size());
  }

  private static List<Integer> landOf(int players) {
    return players <= 4 ? List.of(4, 3, 4, 4, 3, 1, 18) : List.of(6, 5, 6, 6, 5, 2, 22);
  }

  private static List<Integer> numbersOf(int players) {
    return players <= 4
        ? List.of(19, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1)
        : List.of(24, 0, 2, 3, 3, 3, 3, 0, 3, 3, 3, 3, 2);
  }

  private static List<Integer> count(Board board, Terrain... kinds) {
    return List.of(kinds).stream()
        .map(kind -> Collections.frequency(board.terrain(), kind))
        .toList();
  }

  private static List<Integer> numbers(Board board) {
    var counts = new ArrayList<Integer>();
    for (int number = 0; number <= 12; number++)
      counts.add(Collections.frequency(board.tokens(), number));
    return counts;
  }

  private static boolean redsTouch(Board board) {
    var reds = new ArrayList<Hex>();
    for (var hex : board.island().hexes())
      if (board.token(hex) == 6 || board.token(hex) == 8) reds.add(hex);
    return reds.stream().anyMatch(red -> reds.stream().anyMatch(red::touches));
  }

  @Test
  @Rule({"S14-06", "1.7"})
  void the_numbers_follow_the_spiral() {
    var small = BoardMaker.spiralFrom(Island.SMALL, hex(-2, 2));
    assertEquals(List.of(hex(-2, 2), hex(-2, 1), hex(-2, 0), hex(-1, -1)), small.subList(0, 4));
    assertEquals(List.of(hex(-1, 2), hex(-1, 1)), small.subList(11, 13));
    assertEquals(hex(0, 0), small.getLast());
    var large = BoardMaker.spiralFrom(Island.LARGE, hex(-2, 3));
    assertEquals(List.of(hex(-1, 3), hex(-1, 2)), large.subList(15, 17));
    assertEquals(List.of(hex(0, 1), hex(0, 0), hex(1, -1), hex(1, 0)), large.subList(26, 30));
    assertEquals(6, BoardMaker.cornersOf(Island.SMALL).size());
    assertEquals(6, BoardMaker.cornersOf(Island.LARGE).size());
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6})
  @Rule({"S14-06", "1.8"})
  void harbours_alternate_with_open_sea_and_share_no_corner(int players) {
    var options = Variant.STANDARD.options(players);
    for (int seed = 0; seed < 200; seed++) {
      var board = BoardMaker.variable(options, new SeededChance(seed));
      var ring = BoardMaker.seaRing(board.island());
      var seas = board.harbours().stream().map(Harbour::sea).toList();
      for (int i = 0; i < ring.size(); i++) {
        assertTrue(ring.get(i).touches(ring.get((i + 1) % ring.size())), "the sea is a ring");
        assertEquals(!seas.contains(ring.get(i)), seas.contains(ring.get((i + 1) % ring.size())));
      }
      assertEquals(kindsOf(players), kinds(board));
      assertNoSharedCorner(board);
    }
  }

  private static List<Integer> kindsOf(int players) {
    return players <= 4 ? List.of(4, 1, 1, 1, 1, 1) : List.of(5, 1, 1, 2, 1, 1);
  }

  private static List<Integer> kinds(Board board) {
    var specials = board.harbours().stream().map(Harbour::special).toList();
    var counts = new ArrayList<>(List.of(Collections.frequency(specials, Optional.empty())));
    for (var kind : Resource.values())
      counts.add(Collections.frequency(specials, Optional.of(kind)));
    return counts;
  }

  private static void assertNoSharedCorner(Board board) {
    var seen = new HashSet<Integer>();
    var island = board.island();
    for (var harbour : board.harbours())
      for (int end = 0; end < 2; end++)
        assertTrue(seen.add(island.endOf(island.indexOf(harbour.edge()), end)), "shared corner");
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  @Rule({"S14-07", "1.9"})
  void the_robber_begins_on_a_desert_and_each_of_two_deserts_is_possible(int players) {
    var options = Variant.STANDARD.options(players);
    var ranks = new HashSet<Integer>();
    for (int seed = 0; seed < 100; seed++) {
      var board = BoardMaker.variable(options, new SeededChance(seed));
      assertEquals(Terrain.DESERT, board.terrain(board.robber()));
      assertEquals(
          board.island().indexOf(board.robber()), State.start(options, board).position().robber());
      ranks.add(deserts(board).indexOf(board.robber()));
    }
    assertEquals(players <= 4 ? 1 : 2, ranks.size());
  }

  private static List<Hex> deserts(Board board) {
    return board.island().landHexes().stream()
        .filter(hex -> board.terrain(hex) == Terrain.DESERT)
        .toList();
  }

  @Test
  @Rule({"GEO-12", "1.10"})
  void a_harbour_lies_between_sea_and_land() {
    var harbour = Harbour.generic(hex(1, 2), hex(0, 2));
    assertEquals(List.of(harbour), small(List.of(harbour), DESERT).harbours());
    var large = BoardMaker.variable(Variant.STANDARD.options(5), new SeededChance(1));
    var fault =
        assertThrows(
            IllegalArgumentException.class,
            () ->
                new Board(
                    Island.LARGE,
                    large.terrain(),
                    large.tokens(),
                    List.of(harbour),
                    large.robber()));
    assertTrue(fault.toString().contains("harbour"), fault.toString());
  }

  private static final Hex DESERT = hex(0, 0);

  private static Board small(List<Harbour> harbours, Hex robber) {
    var board = BeginnerBoard.make();
    return new Board(Island.SMALL, board.terrain(), board.tokens(), harbours, robber);
  }

  @Test
  @Rule("1.10")
  void a_board_with_misplaced_land_numbers_or_robber_is_rejected() {
    assertThrows(IllegalArgumentException.class, () -> small(List.of(), hex(3, 0)));
    assertThrows(IllegalArgumentException.class, () -> changed(hex(0, 0), Terrain.DESERT, 6));
    assertThrows(IllegalArgumentException.class, () -> changed(hex(0, 1), Terrain.PASTURE, 7));
    assertThrows(IllegalArgumentException.class, () -> changed(hex(0, 1), Terrain.PASTURE, 0));
    assertThrows(IllegalArgumentException.class, () -> changed(hex(0, 1), Terrain.SEA, 0));
    assertThrows(IllegalArgumentException.class, () -> changed(hex(3, 0), Terrain.PASTURE, 4));
  }

  private static Board changed(Hex hex, Terrain terrain, int token) {
    var board = BeginnerBoard.make();
    var land = new ArrayList<>(board.terrain());
    var tokens = new ArrayList<>(board.tokens());
    land.set(Island.SMALL.indexOf(hex), terrain);
    tokens.set(Island.SMALL.indexOf(hex), token);
    return new Board(Island.SMALL, land, tokens, board.harbours(), board.robber());
  }

  @Test
  @Rule("1.10")
  void no_more_than_five_hexagons_share_terrain_and_number() {
    var board = BeginnerBoard.make();
    var land = new ArrayList<>(board.terrain());
    var tokens = new ArrayList<>(board.tokens());
    for (int i = 0; i < 5; i++) {
      land.set(Island.SMALL.indexOf(Island.SMALL.landHexes().get(i)), Terrain.FOREST);
      tokens.set(Island.SMALL.indexOf(Island.SMALL.landHexes().get(i)), 6);
    }
    var five = new Board(Island.SMALL, land, tokens, List.of(), board.robber());
    assertEquals(5, Collections.frequency(five.tokens().subList(0, 20), 6));
    land.set(Island.SMALL.indexOf(hex(1, 1)), Terrain.FOREST);
    tokens.set(Island.SMALL.indexOf(hex(1, 1)), 6);
    assertThrows(
        IllegalArgumentException.class,
        () -> new Board(Island.SMALL, land, tokens, List.of(), board.robber()));
  }
}
