package spieltisch.torres;

import java.util.List;
import spieltisch.torres.cards.Card;

/// The kinds of actions. The ten kinds that play a card are consecutive, in the order of [Card].
public enum ActionKind {
  PLACE_FIRST_KNIGHT(PhaseKind.FIRST_KNIGHT, 1),
  PLACE_KING(PhaseKind.KING, 1),
  TAKE_POINT(PhaseKind.TURN, 0),
  PLACE_KNIGHT(PhaseKind.TURN, 1),
  PLACE_BLOCK(PhaseKind.TURN, 1),
  MOVE_KNIGHT(PhaseKind.TURN, 2),
  DRAW_CARD(PhaseKind.TURN, 0),
  MOVE_BLOCK(PhaseKind.TURN, 2),
  MOVE_DIAGONALLY(PhaseKind.TURN, 2),
  MOVE_THROUGH_DOORS(PhaseKind.TURN, 2),
  PUSH_BLOCK_UNDER(PhaseKind.TURN, 1),
  TRANSFER_KNIGHT(PhaseKind.TURN, 2),
  CLIMB_TWO_LEVELS(PhaseKind.TURN, 2),
  JUMP_FIGURE(PhaseKind.TURN, 2),
  PLACE_SUPPLY_BLOCK(PhaseKind.TURN, 1),
  SIX_POINTS(PhaseKind.TURN, 0),
  SEVEN_POINTS(PhaseKind.TURN, 0),
  END_TURN(PhaseKind.TURN, 0);

  public static final List<ActionKind> ALL = List.of(values());

  private static final int FIRST_CARD = MOVE_BLOCK.index();

  private final PhaseKind phaseKind;
  private final int squares;

  ActionKind(PhaseKind phaseKind, int squares) {
    this.phaseKind = phaseKind;
    this.squares = squares;
  }

  public static ActionKind of(Card card) {
    return ALL.get(FIRST_CARD + card.index());
  }

  /// The index of this kind in the enum, from 0.
  @SuppressWarnings("EnumOrdinal") // the order is part of the contract
  public int index() {
    return ordinal();
  }

  /// The phase in which actions of this kind are possible.
  public PhaseKind phaseKind() {
    return phaseKind;
  }

  /// The number of squares in an action of this kind: none, a target, or a source and a target.
  public int squares() {
    return squares;
  }

  public boolean isCard() {
    return index() >= FIRST_CARD && this != END_TURN;
  }

  /// The card that an action of this kind plays. The kind must be one for which [#isCard] is true.
  public Card card() {
    return Card.of(index() - FIRST_CARD);
  }
}
