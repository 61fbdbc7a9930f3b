package spieltisch.gym;

/// A group of consecutive action numbers. `docs/gym.md` describes the numbers of each group.
///
/// The sizes fit the large island and six players, so that one numbering is enough for all tables.
/// The numbers never change within a version of [ActionNumbers].
enum ActionGroup {
  ROLL(0, 1),
  END_TURN(1, 1),
  BUY_CARD(2, 1),
  ROAD(3, ActionNumbers.EDGES),
  SETTLEMENT(112, ActionNumbers.CORNERS),
  CITY(192, ActionNumbers.CORNERS),
  DISCARD(272, 5),
  MOVE_ROBBER(277, ActionNumbers.HEXES * ActionNumbers.VICTIMS),
  KNIGHT(487, ActionNumbers.HEXES * ActionNumbers.VICTIMS),
  ROAD_BUILDING(697, ActionNumbers.EDGES),
  ROAD_BUILDING_END(806, 1),
  MONOPOLY(807, 5),
  INVENTION(812, 21),
  BANK_TRADE(833, 20),
  OFFER(853, 20),
  DECLINE(873, 1),
  ACCEPT(874, 1),
  CONCLUDE(875, ActionNumbers.OFFERS * ActionNumbers.SEATS),
  WITHDRAW(923, ActionNumbers.OFFERS);

  private final int first;
  private final int size;

  ActionGroup(int first, int size) {
    this.first = first;
    this.size = size;
  }

  int first() {
    return first;
  }

  int size() {
    return size;
  }

  /// The action number with the given index in this group.
  int number(int index) {
    return first + index;
  }
}
