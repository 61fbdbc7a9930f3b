package spieltisch.torres.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.torres.rules.TorresScenario.sq;
import static spieltisch.torres.rules.TorresScenario.squares;

import org.junit.jupiter.api.Test;
import spieltisch.kernel.Rule;
import spieltisch.torres.Action.PlaceBlock;
import spieltisch.torres.Action.PushBlockUnder;
import spieltisch.torres.ActionKind;
import spieltisch.torres.Refusal;
import spieltisch.torres.Squares;
import spieltisch.torres.cards.Card;

class CastleRulesTest {
  @Test
  @Rule("5.1")
  void a_castle_is_connected_by_sides_not_by_corners() {
    var board = TorresScenario.of("1 1 .", ". . 1").state().board();
    assertEquals(2, board.castleCount());
    assertEquals(squares("00 10"), Squares.list(board.castleAt(0)));
    assertEquals(squares("21"), Squares.list(board.castleAt(sq(2, 1).index())));
    assertEquals(Squares.NONE, board.castleAt(sq(5, 5).index()));
  }

  @Test
  @Rule("5.2")
  void a_block_goes_on_or_next_to_a_castle_and_never_on_a_figure() {
    var torresScenario = TorresScenario.of("1 1a .", ". 0b .");
    assertEquals(squares("00 20 01"), torresScenario.targets(ActionKind.PLACE_BLOCK));
    assertEquals(Refusal.FIGURE_PRESENT, torresScenario.refusal(new PlaceBlock(sq(1, 0))));
    assertEquals(Refusal.FIGURE_PRESENT, torresScenario.refusal(new PlaceBlock(sq(1, 1))));
  }

  @Test
  @Rule("5.3")
  void a_block_may_not_join_two_castles() {
    var torresScenario = TorresScenario.of("1 . 1");
    assertEquals(Refusal.CASTLE_RULE_BROKEN, torresScenario.refusal(new PlaceBlock(sq(1, 0))));
    var corner = TorresScenario.of("1 .", ". 1");
    assertEquals(Refusal.CASTLE_RULE_BROKEN, corner.refusal(new PlaceBlock(sq(1, 0))));
    var ring = TorresScenario.of("1 1 1", "1 . 1", "1 1 .");
    assertTrue(ring.targets(ActionKind.PLACE_BLOCK).contains(sq(1, 1)));
  }

  @Test
  @Rule("5.4")
  void a_block_may_not_found_a_castle() {
    var torresScenario = TorresScenario.of("1");
    assertEquals(Refusal.WOULD_FOUND_CASTLE, torresScenario.refusal(new PlaceBlock(sq(1, 1))));
  }

  @Test
  @Rule("5.5")
  void a_castle_may_never_be_higher_than_its_area() {
    assertEquals(
        Refusal.CASTLE_RULE_BROKEN, TorresScenario.of("1").refusal(new PlaceBlock(sq(0, 0))));
    var two = TorresScenario.of("2 1");
    assertEquals(Refusal.CASTLE_RULE_BROKEN, two.refusal(new PlaceBlock(sq(0, 0))));
    assertEquals(2, two.after(new PlaceBlock(sq(1, 0))).board().height(sq(1, 0)));
    var grown = two.after(new PlaceBlock(sq(2, 0)), new PlaceBlock(sq(0, 0)));
    assertEquals(3, grown.board().height(sq(0, 0)));
  }

  @Test
  @Rule("5.6")
  void every_player_may_build_at_every_castle() {
    var torresScenario = TorresScenario.of("1b 1 . . . . . 0a");
    assertTrue(torresScenario.targets(ActionKind.PLACE_BLOCK).contains(sq(1, 0)));
  }

  @Test
  @Rule("5.7")
  void there_may_be_more_castles_than_at_the_start() {
    var torresScenario =
        TorresScenario.of(
                "1 . 1 . 1 . 1 .", ". . . . . . . .", "1 . 1 . 1 . 1 .", ". . . . . . . .", "0a")
            .hand(0, Card.PUSH_BLOCK_UNDER);
    assertEquals(9, torresScenario.after(new PushBlockUnder(sq(0, 4))).board().castleCount());
  }
}
