package spieltisch.torres.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.torres.Refusal.*;
import static spieltisch.torres.rules.TorresScenario.sq;

import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.torres.Action;
import spieltisch.torres.Action.*;
import spieltisch.torres.ActionKind;
import spieltisch.torres.PackedAction;
import spieltisch.torres.Refusal;
import spieltisch.torres.Square;
import spieltisch.torres.cards.Card;

/// Every action with every refusal that it can get.
class RefusalsTest {
  record Case(TorresScenario scene, Action action, Refusal reason) {
    @Override
    public String toString() {
      return action + " " + reason;
    }
  }

  private static final Square A = sq(0, 0);
  private static final Square B = sq(1, 0);
  private static final Square FAR = sq(7, 7);

  static List<Case> cases() {
    return Stream.of(calls(), paid(), moves(), blockCards(), knightCards(), jumps(), noCard())
        .flatMap(List::stream)
        .toList();
  }

  private static List<Case> calls() {
    var knight = TorresScenario.of("1a 1k").stage("F", 1);
    var king = TorresScenario.of("1a 1k").stage("K", 1);
    return List.of(
        new Case(knight, new TakePoint(), NOT_ON_TURN),
        new Case(knight, new PlaceFirstKnight(A), FIGURE_PRESENT),
        new Case(knight, new PlaceFirstKnight(FAR), IMPOSSIBLE),
        new Case(king, new PlaceKing(A), FIGURE_PRESENT),
        new Case(king, new PlaceKing(FAR), IMPOSSIBLE),
        new Case(TorresScenario.of("1a"), new PlaceKing(A), NOT_ON_TURN),
        new Case(TorresScenario.of("1a"), new PlaceFirstKnight(A), NOT_ON_TURN));
  }

  private static List<Case> paid() {
    return List.of(
        new Case(TorresScenario.of("1a").points(0), new TakePoint(), TOO_FEW_ACTION_POINTS),
        new Case(TorresScenario.of("1a").points(1), new PlaceKnight(B), TOO_FEW_ACTION_POINTS),
        new Case(TorresScenario.of("1a 1a 1a 1a 1a 1a"), new PlaceKnight(FAR), IMPOSSIBLE),
        new Case(TorresScenario.of("1a 1b"), new PlaceKnight(B), FIGURE_PRESENT),
        new Case(TorresScenario.of("1a"), new PlaceKnight(FAR), NOT_ADJACENT),
        new Case(TorresScenario.of("1a 2"), new PlaceKnight(B), TOO_HIGH),
        new Case(TorresScenario.of("1a").points(0), new PlaceBlock(B), TOO_FEW_ACTION_POINTS),
        new Case(TorresScenario.of("1a").blocks(0), new PlaceBlock(B), TOO_FEW_BLOCKS),
        new Case(TorresScenario.of("1a"), new PlaceBlock(A), FIGURE_PRESENT),
        new Case(TorresScenario.of("1a"), new PlaceBlock(FAR), WOULD_FOUND_CASTLE),
        new Case(TorresScenario.of("1 . 1"), new PlaceBlock(B), CASTLE_RULE_BROKEN),
        new Case(TorresScenario.of("1"), new PlaceBlock(A), CASTLE_RULE_BROKEN),
        new Case(TorresScenario.of("1a").points(0), new DrawCard(), TOO_FEW_ACTION_POINTS),
        new Case(TorresScenario.of("1a").drawn(2), new DrawCard(), ONLY_TWO_CARDS),
        new Case(TorresScenario.of("1a").noDeck(), new DrawCard(), DECK_EMPTY));
  }

  private static List<Case> moves() {
    return List.of(
        new Case(TorresScenario.of("1a").points(0), new MoveKnight(A, B), TOO_FEW_ACTION_POINTS),
        new Case(TorresScenario.of("1a 1b"), new MoveKnight(B, sq(2, 0)), NO_FIGURE),
        new Case(TorresScenario.of("1a 1k"), new MoveKnight(B, sq(2, 0)), NO_FIGURE),
        new Case(TorresScenario.of("1a 1k"), new MoveKnight(A, B), FIGURE_PRESENT),
        new Case(TorresScenario.of("0a 2 2"), new MoveKnight(A, B), TOO_HIGH),
        new Case(TorresScenario.of("0a 1 1 2"), new MoveKnight(A, sq(2, 0)), TOO_HIGH),
        new Case(TorresScenario.of("1a"), new MoveKnight(A, FAR), NOT_STRAIGHT),
        new Case(TorresScenario.of("1a"), new MoveKnight(A, sq(0, 5)), TOO_FAR),
        new Case(TorresScenario.of("0a 1"), new MoveKnight(A, FAR), NO_WAY_THROUGH_CASTLE));
  }

  private static List<Case> blockCards() {
    var six = TorresScenario.of("1 . 1 . 1", ". .", "1 . 1 . 1").hand(0, Card.MOVE_BLOCK);
    var seven = TorresScenario.of("1 . 1 . 1 . 1 1", ". .", "1 . 1 . 1", ". .", "1a 1 1 2 1");
    seven.hand(0, Card.MOVE_BLOCK);
    var under = TorresScenario.of("0a 1 . 1 0a 1", ". .", "1a").hand(0, Card.PUSH_BLOCK_UNDER);
    var extra = TorresScenario.of("1a . 1").hand(0, Card.PLACE_SUPPLY_BLOCK);
    return List.of(
        new Case(seven, new MoveBlock(FAR, A), IMPOSSIBLE),
        new Case(seven, new MoveBlock(A, A), IMPOSSIBLE),
        new Case(seven, new MoveBlock(sq(0, 4), A), FIGURE_PRESENT),
        new Case(seven, new MoveBlock(A, sq(0, 4)), FIGURE_PRESENT),
        new Case(seven, new MoveBlock(sq(1, 4), sq(0, 5)), WOULD_SPLIT_CASTLE),
        new Case(seven, new MoveBlock(sq(7, 0), sq(1, 0)), CASTLE_RULE_BROKEN),
        new Case(seven, new MoveBlock(sq(7, 0), FAR), WOULD_FOUND_CASTLE),
        new Case(six, new MoveBlock(A, sq(5, 0)), TOO_FEW_CASTLES),
        new Case(under, new PushBlockUnder(B), IMPOSSIBLE),
        new Case(under, new PushBlockUnder(sq(4, 0)), CASTLE_RULE_BROKEN),
        new Case(under, new PushBlockUnder(sq(0, 2)), CASTLE_RULE_BROKEN),
        new Case(emptyHanded(), new PushBlockUnder(A), TOO_FEW_BLOCKS),
        new Case(emptySupply(), new PlaceSupplyBlock(B), TOO_FEW_BLOCKS),
        new Case(extra, new PlaceSupplyBlock(A), FIGURE_PRESENT),
        new Case(extra, new PlaceSupplyBlock(B), CASTLE_RULE_BROKEN),
        new Case(extra, new PlaceSupplyBlock(FAR), WOULD_FOUND_CASTLE));
  }

  private static TorresScenario emptyHanded() {
    return TorresScenario.of("0a").hand(0, Card.PUSH_BLOCK_UNDER).blocks(0).stacks(0, 0, 0, 0);
  }

  private static TorresScenario emptySupply() {
    return TorresScenario.of("1a")
        .hand(0, Card.PLACE_SUPPLY_BLOCK)
        .stacks(1, 70, 9, 0)
        .stacks(0, 9, 0, 0);
  }

  private static List<Case> knightCards() {
    var diagonal = TorresScenario.of("0a 1b", "0b 2").hand(0, Card.MOVE_DIAGONALLY);
    var doors = TorresScenario.of("0a 1 1b", ". . 0a").hand(0, Card.MOVE_THROUGH_DOORS);
    var open = TorresScenario.of("0a . 1b").hand(0, Card.MOVE_THROUGH_DOORS);
    var transfer = TorresScenario.of("0a 1b 1").hand(0, Card.TRANSFER_KNIGHT);
    var climb = TorresScenario.of("0a 3", "1 0b").hand(0, Card.CLIMB_TWO_LEVELS);
    return List.of(
        new Case(diagonal, new MoveDiagonally(B, FAR), NO_FIGURE),
        new Case(diagonal, new MoveDiagonally(A, B), FIGURE_PRESENT),
        new Case(diagonal, new MoveDiagonally(A, sq(2, 2)), TOO_FAR),
        new Case(diagonal, new MoveDiagonally(A, sq(1, 1)), TOO_HIGH),
        new Case(doors, new MoveThroughDoors(B, FAR), NO_FIGURE),
        new Case(doors, new MoveThroughDoors(A, sq(2, 0)), FIGURE_PRESENT),
        new Case(doors, new MoveThroughDoors(A, FAR), NO_WAY_THROUGH_CASTLE),
        new Case(open, new MoveThroughDoors(A, FAR), NOT_STRAIGHT),
        new Case(open, new MoveThroughDoors(A, sq(0, 3)), TOO_FAR),
        new Case(open, new MoveThroughDoors(A, B), NO_WAY_THROUGH_CASTLE),
        new Case(transfer, new TransferKnight(B, FAR), NO_FIGURE),
        new Case(transfer, new TransferKnight(A, B), FIGURE_PRESENT),
        new Case(transfer, new TransferKnight(A, sq(2, 0)), TOO_HIGH),
        new Case(climb, new ClimbTwoLevels(FAR, A), NO_FIGURE),
        new Case(climb, new ClimbTwoLevels(A, sq(1, 1)), FIGURE_PRESENT),
        new Case(climb, new ClimbTwoLevels(A, sq(3, 3)), NOT_STRAIGHT),
        new Case(climb, new ClimbTwoLevels(A, sq(3, 0)), TOO_FAR),
        new Case(climb, new ClimbTwoLevels(A, B), TOO_HIGH),
        new Case(climb, new ClimbTwoLevels(A, sq(0, 1)), IMPOSSIBLE));
  }

  private static List<Case> jumps() {
    var jump = TorresScenario.of("0a 0b 2", "0 .", "0k").hand(0, Card.JUMP_FIGURE);
    return List.of(
        new Case(jump, new JumpFigure(B, FAR), NO_FIGURE),
        new Case(jump, new JumpFigure(A, sq(0, 2)), FIGURE_PRESENT),
        new Case(jump, new JumpFigure(A, sq(2, 2)), NOT_STRAIGHT),
        new Case(jump, new JumpFigure(A, sq(3, 0)), TOO_FAR),
        new Case(jump, new JumpFigure(A, sq(2, 0)), TOO_HIGH),
        new Case(
            TorresScenario.of("0a").hand(0, Card.JUMP_FIGURE),
            new JumpFigure(A, sq(2, 0)),
            NO_FIGURE));
  }

  /// Each card action without its card, with the card just drawn, and as a second card.
  private static List<Case> noCard() {
    return Card.ALL.stream()
        .flatMap(
            card -> {
              var action = PackedAction.action(ActionKind.of(card), A, B);
              var drawn = TorresScenario.of("1a").hand(0, card).fresh(card);
              var second = TorresScenario.of("1a").hand(0, card).cardPlayed();
              return Stream.of(
                  new Case(TorresScenario.of("1a"), action, CARD_NOT_HELD),
                  new Case(drawn, action, CARD_NOT_HELD),
                  new Case(second, action, IMPOSSIBLE));
            })
        .toList();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void is_refused_for_that_reason(Case refused) {
    assertEquals(refused.reason(), refused.scene().refusal(refused.action()));
  }

  @Test
  void every_reason_occurs() {
    var seen = EnumSet.noneOf(Refusal.class);
    for (var refused : cases()) seen.add(refused.reason());
    assertEquals(EnumSet.allOf(Refusal.class), seen);
  }

  @Test
  void every_kind_of_action_except_ending_a_turn_has_a_refusal() {
    var seen = EnumSet.of(ActionKind.END_TURN);
    for (var refused : cases()) seen.add(refused.action().kind());
    assertEquals(EnumSet.allOf(ActionKind.class), seen);
  }

  @Test
  void every_reason_has_a_sentence_in_both_languages() {
    for (var reason : Refusal.values()) {
      assertTrue(reason.german().endsWith("."), reason.name());
      assertTrue(reason.english().endsWith("."), reason.name());
    }
  }
}
