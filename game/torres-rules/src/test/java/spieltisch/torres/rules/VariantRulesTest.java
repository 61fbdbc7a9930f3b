package spieltisch.torres.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.torres.rules.TorresScenario.play;
import static spieltisch.torres.rules.TorresScenario.sq;
import static spieltisch.torres.rules.TorresScenario.squares;

import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.kernel.Rule;
import spieltisch.kernel.Seat;
import spieltisch.torres.Action.ClimbTwoLevels;
import spieltisch.torres.Action.DrawCard;
import spieltisch.torres.Action.EndTurn;
import spieltisch.torres.Action.JumpFigure;
import spieltisch.torres.Action.MoveBlock;
import spieltisch.torres.Action.PlaceKing;
import spieltisch.torres.Action.TakePoint;
import spieltisch.torres.Action.TransferKnight;
import spieltisch.torres.ActionKind;
import spieltisch.torres.Options;
import spieltisch.torres.Refusal;
import spieltisch.torres.Variant;
import spieltisch.torres.cards.Card;
import spieltisch.torres.cards.Cards;

class VariantRulesTest {
  private static final Seat ZERO = Seat.of(0);
  private static final Seat ONE = Seat.of(1);

  @Test
  @Rule("9.1")
  void leader_starts() {
    var torresScenario = hill().variant(Variant.LEADER_STARTS).scores(3, 30);
    assertEquals(0, torresScenario.at(1, 1, 2, 0).after(new EndTurn()).position.first());
    var king = torresScenario.at(1, 4, 2, 0).after(new EndTurn());
    assertEquals(1, play(king, new PlaceKing(sq(1, 0))).position.first());
    assertEquals(1, torresScenario.at(2, 1, 2, 1).after(new EndTurn()).position.first());
  }

  @Test
  @Rule("9.2")
  void fixed_start() {
    var torresScenario = hill().variant(Variant.FIXED_START).scores(3, 30);
    assertEquals(0, torresScenario.at(1, 1, 2, 0).after(new EndTurn()).position.first());
    var king = torresScenario.at(1, 4, 2, 0).after(new EndTurn());
    assertEquals(0, play(king, new PlaceKing(sq(1, 0))).position.first());
  }

  @Test
  @Rule("9.3")
  void stacks_in_order() {
    var torresScenario = hill().stacks(1, 1, 3, 3, 2);
    assertEquals(3, torresScenario.after(new EndTurn()).blocks());
    var inOrder = torresScenario.variant(Variant.STACKS_IN_ORDER);
    assertEquals(1, inOrder.after(new EndTurn()).blocks());
    assertEquals(1, TorresScenario.view(inOrder.state(), ZERO).blocksForTurn(ONE));
  }

  @Test
  @Rule("9.4")
  void leftovers_kept() {
    var torresScenario = hill().variant(Variant.LEFTOVERS_KEPT).stacks(0, 3, 3, 3);
    var state = torresScenario.after(new EndTurn());
    assertEquals(List.of(6, 3, 3), TorresScenario.view(state, ZERO).stacks(ZERO));
    var year = torresScenario.stacks(0).stacks(1).at(1, 4, 2, 0).blocks(2).after(new EndTurn());
    var next = play(year, new PlaceKing(sq(1, 0)));
    assertEquals(2 + 3, next.blocks(), "seat 1 begins, with the kept blocks");
  }

  @Test
  @Rule("9.5")
  void leftovers_returned() {
    var torresScenario = hill().variant(Variant.LEFTOVERS_RETURNED).stacks(0, 2, 2, 2).blocks(2);
    var state = torresScenario.after(new EndTurn());
    assertEquals(List.of(2, 2, 2), TorresScenario.view(state, ZERO).stacks(ZERO));
    assertEquals(torresScenario.state().supply() + 2, state.supply());
  }

  @Test
  @Rule("9.6")
  void own_decks() {
    var state = State.start(Options.of(Variant.OWN_DECKS), 3, ZERO);
    while (state.year() == 0)
      state = play(state, TorresScenario.view(state, awaited(state)).legal().get(0));
    state = play(state, new DrawCard());
    assertEquals(9, Cards.total(state.deck(ZERO)));
    assertEquals(10, Cards.total(state.deck(ONE)));
    assertEquals(0, Cards.count(state.deck(ZERO), Card.MOVE_BLOCK.index()));
  }

  @Test
  @Rule("9.7")
  void scoring_in_turn_order() {
    var torresScenario = TorresScenario.of("1a 1b 1c 1k").players(3).scores(4, 9, 6).at(2, 3, 3, 0);
    var inOrder = torresScenario.variant(Variant.SCORING_IN_TURN_ORDER);
    assertEquals(List.of(ZERO, ONE, Seat.of(2)), ScoringRulesTest.scored(inOrder));
  }

  @Test
  @Rule("9.8")
  void shared_fields() {
    var torresScenario = hill().variant(Variant.SHARED_FIELDS).scores(6, 7);
    assertEquals(7, torresScenario.after(new TakePoint()).score(ZERO));
  }

  @Test
  @Rule("9.9")
  void never_rising() {
    var torresScenario = TorresScenario.of(". .", "0 1a 2 1 1 2 1").variant(Variant.NEVER_RISING);
    var targets = torresScenario.targets(ActionKind.MOVE_KNIGHT);
    assertFalse(targets.contains(sq(4, 1)));
    assertFalse(targets.contains(sq(6, 1)));
    assertTrue(targets.containsAll(squares("31 71 60 62")));
  }

  @Test
  @Rule("9.10")
  void moved_block_founds() {
    var torresScenario =
        TorresScenario.of("1 . 1 . 1 . . .", ". . . . . . . .", "1 . 1 . 1 . . .", ". .")
            .hand(0, Card.MOVE_BLOCK);
    assertEquals(
        Refusal.TOO_FEW_CASTLES, torresScenario.refusal(new MoveBlock(sq(0, 0), sq(7, 7))));
    var founding = torresScenario.variant(Variant.MOVED_BLOCK_FOUNDS);
    var state = founding.after(new MoveBlock(sq(0, 0), sq(7, 7)));
    assertEquals(6, state.board().castleCount());
    assertEquals(Refusal.TOO_FEW_CASTLES, founding.refusal(new MoveBlock(sq(0, 0), sq(5, 0))));
  }

  @Test
  @Rule("9.11")
  void transfer_rises() {
    var torresScenario =
        TorresScenario.of("0a . . 4").hand(0, Card.TRANSFER_KNIGHT).variant(Variant.TRANSFER_RISES);
    assertTrue(
        TorresScenario.view(torresScenario.state(), ZERO)
            .refusal(new TransferKnight(sq(0, 0), sq(3, 0)))
            .isEmpty());
  }

  @Test
  @Rule("9.12")
  void climb_up_to_two() {
    var torresScenario =
        TorresScenario.of("2 1a 3", ". 4 .")
            .hand(0, Card.CLIMB_TWO_LEVELS)
            .variant(Variant.CLIMB_UP_TO_TWO);
    assertEquals(squares("00 20"), torresScenario.targets(ActionKind.CLIMB_TWO_LEVELS));
    assertEquals(Refusal.TOO_HIGH, torresScenario.refusal(new ClimbTwoLevels(sq(1, 0), sq(1, 1))));
  }

  @Test
  @Rule("9.13")
  void king_not_jumped() {
    var torresScenario =
        TorresScenario.of("0a 1k 0").hand(0, Card.JUMP_FIGURE).variant(Variant.KING_NOT_JUMPED);
    assertEquals(Refusal.NO_FIGURE, torresScenario.refusal(new JumpFigure(sq(0, 0), sq(2, 0))));
  }

  @Test
  void a_variant_replaces_another_of_its_topic() {
    var options = Options.of(Variant.LEADER_STARTS, Variant.OWN_DECKS, Variant.FIXED_START);
    assertEquals(List.of(Variant.FIXED_START, Variant.OWN_DECKS), options.variants());
    for (var variant : Variant.ALL)
      assertEquals(variant, Variant.ofWord(variant.word()).orElseThrow());
    assertTrue(Variant.ofWord("no-such-variant").isEmpty());
  }

  private static Seat awaited(State state) {
    return state.awaitedSeat().orElseThrow();
  }

  private static TorresScenario hill() {
    return TorresScenario.of("1a 1k");
  }
}
