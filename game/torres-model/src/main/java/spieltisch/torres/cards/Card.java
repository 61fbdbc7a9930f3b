package spieltisch.torres.cards;

import java.util.List;

/// The ten kinds of action cards, in the order of their numbers in the protocol.
public enum Card {
  MOVE_BLOCK,
  MOVE_DIAGONALLY,
  MOVE_THROUGH_DOORS,
  PUSH_BLOCK_UNDER,
  TRANSFER_KNIGHT,
  CLIMB_TWO_LEVELS,
  JUMP_FIGURE,
  PLACE_SUPPLY_BLOCK,
  SIX_POINTS,
  SEVEN_POINTS;

  /// The number of action cards of each kind. The game has four sets of cards, and each set has one
  /// card of each kind.
  public static final int COPIES = 4;

  public static final List<Card> ALL = List.of(values());

  public static Card of(int index) {
    return ALL.get(index);
  }

  /// The index of this kind in the enum, from 0.
  @SuppressWarnings("EnumOrdinal") // the order is part of the contract
  public int index() {
    return ordinal();
  }

  /// The number of this kind in the protocol, from 1.
  public int number() {
    return index() + 1;
  }
}
