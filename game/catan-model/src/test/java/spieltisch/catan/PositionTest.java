package spieltisch.catan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;
import spieltisch.catan.view.View;
import spieltisch.kernel.ReadOnlyTypes;

class PositionTest {
  @ParameterizedTest
  @ValueSource(classes = {Position.class, Board.class, Island.class, View.class})
  void a_read_only_type_has_no_public_mutator(Class<?> type) {
    assertEquals(List.of(), ReadOnlyTypes.mutators(type));
  }

  @Test
  void only_copying_gives_a_position_that_can_be_changed() {
    assertEquals(List.of("copy"), ReadOnlyTypes.sources(Position.class, MutablePosition.class));
    assertEquals(List.of(), ReadOnlyTypes.sources(View.class, MutablePosition.class));
  }

  @Test
  void reading_changes_nothing() throws IllegalAccessException {
    ReadOnlyTypes.assertReadingChangesNothing(Position.class, midGame(), midGame());
  }

  @Test
  void a_copy_does_not_change_the_original() {
    var position = midGame();
    var copy = position.copy();
    assertEquals(position, copy);
    copy.roadPlaced(1, 40);
    copy.gained(1, PackedCounts.one(0));
    copy.offerClosed(position.offerId(0));
    copy.turnBegan(1);
    assertNotEquals(position, copy);
    assertEquals(midGame(), position);
  }

  /// The first player trades and builds, with a settlement, a road and an open offer.
  private static Position midGame() {
    var position = new MutablePosition(Options.standard(3), desert());
    position.settlementPlaced(0, 10);
    position.roadPlaced(0, Island.SMALL.edgeAt(10, 0));
    position.turnBegan(0);
    position.rolled(1, 2);
    position.gained(0, PackedCounts.of(0, 3));
    position.phaseBegan(Position.TRADE_AND_BUILD, 0);
    position.offered(position.nextOfferId(), PackedCounts.one(0), PackedCounts.one(1));
    return position;
  }

  /// An island of desert, which needs no number tokens.
  private static Board desert() {
    var terrain = new ArrayList<Terrain>();
    var tokens = new ArrayList<Integer>();
    for (var hex : Island.SMALL.hexes()) {
      terrain.add(Island.SMALL.isLand(hex) ? Terrain.DESERT : Terrain.SEA);
      tokens.add(0);
    }
    return new Board(Island.SMALL, terrain, tokens, List.of(), new Hex(0, 0));
  }
}
