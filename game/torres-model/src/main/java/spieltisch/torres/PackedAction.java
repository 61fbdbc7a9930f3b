package spieltisch.torres;

import spieltisch.torres.Action.*;

/// An [Action] packed into an `int` for searches: kind, source and target. An action with one
/// square stores that square as the target.
public final class PackedAction {
  public static final int END_TURN = code(ActionKind.END_TURN, 0, 0);

  private static final int SQUARE_BITS = 6;
  private static final int SQUARE_MASK = 63;
  private static final ActionKind[] KINDS = ActionKind.values();

  private PackedAction() {}

  public static int code(ActionKind actionKind, int from, int to) {
    return prefix(actionKind, from) | to;
  }

  /// The packed action without its target.
  public static int prefix(ActionKind actionKind, int from) {
    return actionKind.index() << (2 * SQUARE_BITS) | from << SQUARE_BITS;
  }

  public static ActionKind kind(int code) {
    return KINDS[code >>> (2 * SQUARE_BITS)];
  }

  public static int from(int code) {
    return code >>> SQUARE_BITS & SQUARE_MASK;
  }

  public static int to(int code) {
    return code & SQUARE_MASK;
  }

  public static int of(Action action) {
    return switch (action) {
      case PlaceFirstKnight(var at) -> code(ActionKind.PLACE_FIRST_KNIGHT, 0, at.index());
      case PlaceKing(var at) -> code(ActionKind.PLACE_KING, 0, at.index());
      case TakePoint _ -> code(ActionKind.TAKE_POINT, 0, 0);
      case PlaceKnight(var at) -> code(ActionKind.PLACE_KNIGHT, 0, at.index());
      case PlaceBlock(var at) -> code(ActionKind.PLACE_BLOCK, 0, at.index());
      case MoveKnight(var from, var to) -> code(ActionKind.MOVE_KNIGHT, from.index(), to.index());
      case DrawCard _ -> code(ActionKind.DRAW_CARD, 0, 0);
      case MoveBlock(var from, var to) -> code(ActionKind.MOVE_BLOCK, from.index(), to.index());
      case MoveDiagonally(var from, var to) ->
          code(ActionKind.MOVE_DIAGONALLY, from.index(), to.index());
      case MoveThroughDoors(var from, var to) ->
          code(ActionKind.MOVE_THROUGH_DOORS, from.index(), to.index());
      case PushBlockUnder(var at) -> code(ActionKind.PUSH_BLOCK_UNDER, 0, at.index());
      case TransferKnight(var from, var to) ->
          code(ActionKind.TRANSFER_KNIGHT, from.index(), to.index());
      case ClimbTwoLevels(var from, var to) ->
          code(ActionKind.CLIMB_TWO_LEVELS, from.index(), to.index());
      case JumpFigure(var from, var to) -> code(ActionKind.JUMP_FIGURE, from.index(), to.index());
      case PlaceSupplyBlock(var at) -> code(ActionKind.PLACE_SUPPLY_BLOCK, 0, at.index());
      case SixPoints _ -> code(ActionKind.SIX_POINTS, 0, 0);
      case SevenPoints _ -> code(ActionKind.SEVEN_POINTS, 0, 0);
      case EndTurn _ -> END_TURN;
    };
  }

  public static Action action(int code) {
    return action(kind(code), Square.of(from(code)), Square.of(to(code)));
  }

  /// Creates the action of a kind; squares that the kind does not need are ignored.
  public static Action action(ActionKind actionKind, Square from, Square to) {
    return switch (actionKind) {
      case PLACE_FIRST_KNIGHT -> new PlaceFirstKnight(to);
      case PLACE_KING -> new PlaceKing(to);
      case TAKE_POINT -> new TakePoint();
      case PLACE_KNIGHT -> new PlaceKnight(to);
      case PLACE_BLOCK -> new PlaceBlock(to);
      case MOVE_KNIGHT -> new MoveKnight(from, to);
      case DRAW_CARD -> new DrawCard();
      case MOVE_BLOCK -> new MoveBlock(from, to);
      case MOVE_DIAGONALLY -> new MoveDiagonally(from, to);
      case MOVE_THROUGH_DOORS -> new MoveThroughDoors(from, to);
      case PUSH_BLOCK_UNDER -> new PushBlockUnder(to);
      case TRANSFER_KNIGHT -> new TransferKnight(from, to);
      case CLIMB_TWO_LEVELS -> new ClimbTwoLevels(from, to);
      case JUMP_FIGURE -> new JumpFigure(from, to);
      case PLACE_SUPPLY_BLOCK -> new PlaceSupplyBlock(to);
      case SIX_POINTS -> new SixPoints();
      case SEVEN_POINTS -> new SevenPoints();
      case END_TURN -> new EndTurn();
    };
  }
}
