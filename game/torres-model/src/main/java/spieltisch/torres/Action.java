package spieltisch.torres;

import spieltisch.kernel.GameAction;

/// An action that a player requests. There is one record for each action of the protocol TorFU.
public sealed interface Action extends GameAction {
  record PlaceFirstKnight(Square at) implements Action {}

  record PlaceKing(Square at) implements Action {}

  record TakePoint() implements Action {}

  record PlaceKnight(Square at) implements Action {}

  record PlaceBlock(Square at) implements Action {}

  record MoveKnight(Square from, Square to) implements Action {}

  record DrawCard() implements Action {}

  record MoveBlock(Square from, Square to) implements Action {}

  record MoveDiagonally(Square from, Square to) implements Action {}

  record MoveThroughDoors(Square from, Square to) implements Action {}

  record PushBlockUnder(Square at) implements Action {}

  record TransferKnight(Square from, Square to) implements Action {}

  record ClimbTwoLevels(Square from, Square to) implements Action {}

  record JumpFigure(Square from, Square to) implements Action {}

  record PlaceSupplyBlock(Square at) implements Action {}

  record SixPoints() implements Action {}

  record SevenPoints() implements Action {}

  record EndTurn() implements Action {}

  default ActionKind kind() {
    return PackedAction.kind(PackedAction.of(this));
  }
}
