package spieltisch.bots.catan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import spieltisch.catan.Options;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.kernel.SeededChance;

class BoardYieldTest {
  private final BoardYield boardYield = new BoardYield(StagedPosition.BOARD);

  private double yieldOf(int corner, Resource kind) {
    return boardYield.yieldOf(corner, kind.ordinal());
  }

  @Test
  void a_corner_yields_the_odds_of_its_hexagons_by_kind() {
    assertEquals(5 / 36.0, yieldOf(10, Resource.BRICK));
    assertEquals(3 / 36.0, yieldOf(10, Resource.ORE));
    assertEquals(1 / 36.0, yieldOf(10, Resource.GRAIN));
    assertEquals(0, yieldOf(10, Resource.WOOD));
  }

  @Test
  void hexagons_of_the_same_kind_add_up() {
    assertEquals((3 + 5) / 36.0, yieldOf(41, Resource.GRAIN), 1e-12);
  }

  @Test
  void desert_and_sea_have_no_odds() {
    assertEquals(0, boardYield.odds(StagedPosition.DESERT));
    assertEquals(0, boardYield.odds(0));
    assertEquals(5 / 36.0, boardYield.odds(11));
    assertEquals(Resource.BRICK.ordinal(), boardYield.kind(11));
  }

  @Test
  void harbours_are_bits_of_the_corners_at_their_edge() {
    assertEquals(BoardYield.GENERIC_HARBOUR, boardYield.harbours(0));
    assertEquals(1 << Resource.GRAIN.ordinal(), boardYield.harbours(2));
    assertEquals(1 << Resource.GRAIN.ordinal(), boardYield.harbours(5));
    assertEquals(0, boardYield.harbours(10));
  }

  @Test
  void it_belongs_to_one_board() {
    var other = BoardMaker.variable(Options.standard(3), new SeededChance(1));
    assertTrue(boardYield.isOf(StagedPosition.BOARD));
    assertFalse(boardYield.isOf(other));
  }
}
