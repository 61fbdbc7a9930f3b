package spieltisch.catan.cards;

/// A kind of development card.
public enum Card {
  KNIGHT,
  VICTORY_POINT,
  ROAD_BUILDING,
  INVENTION,
  MONOPOLY;

  private static final Card[] ALL = values();

  public static Card of(int index) {
    return ALL[index];
  }
}
