package spieltisch.torres;

import java.util.List;

/// The kinds of actions; the ten card actions stand together in the order of [Card].
public enum Kind {
  PLACE_FIRST_KNIGHT(Stage.FIRST_KNIGHT, 1),
  PLACE_KING(Stage.KING, 1),
  TAKE_POINT(Stage.TURN, 0),
  PLACE_KNIGHT(Stage.TURN, 1),
  PLACE_BLOCK(Stage.TURN, 1),
  MOVE_KNIGHT(Stage.TURN, 2),
  DRAW_CARD(Stage.TURN, 0),
  MOVE_BLOCK(Stage.TURN, 2),
  MOVE_DIAGONALLY(Stage.TURN, 2),
  MOVE_THROUGH_DOORS(Stage.TURN, 2),
  PUSH_BLOCK_UNDER(Stage.TURN, 1),
  TRANSFER_KNIGHT(Stage.TURN, 2),
  CLIMB_TWO_LEVELS(Stage.TURN, 2),
  JUMP_FIGURE(Stage.TURN, 2),
  PLACE_SUPPLY_BLOCK(Stage.TURN, 1),
  SIX_POINTS(Stage.TURN, 0),
  SEVEN_POINTS(Stage.TURN, 0),
  END_TURN(Stage.TURN, 0);

  public static final List<Kind> ALL = List.of(values());

  private static final int FIRST_CARD = MOVE_BLOCK.index();

  private final Stage stage;
  private final int squares;

  Kind(Stage stage, int squares) {
    this.stage = stage;
    this.squares = squares;
  }

  public static Kind of(Card card) {
    return ALL.get(FIRST_CARD + card.index());
  }

  /// The place of this kind in the order, from 0.
  @SuppressWarnings("EnumOrdinal") // the order is part of what this enum says
  public int index() {
    return ordinal();
  }

  /// When such an action is awaited.
  public Stage stage() {
    return stage;
  }

  /// How many squares such an action names: none, a target, or a source and a target.
  public int squares() {
    return squares;
  }

  public boolean isCard() {
    return index() >= FIRST_CARD && this != END_TURN;
  }

  /// The card that such an action plays; only for kinds of which [#isCard] is true.
  public Card card() {
    return Card.of(index() - FIRST_CARD);
  }
}
