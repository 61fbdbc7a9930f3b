package spieltisch.catan.cards;

/// The building costs as packed counts.
public final class Price {
  public static final int ROAD = new Resources(1, 1, 0, 0, 0).packed();
  public static final int SETTLEMENT = new Resources(1, 1, 1, 1, 0).packed();
  public static final int CITY = new Resources(0, 0, 0, 2, 3).packed();
  public static final int CARD = new Resources(0, 0, 1, 1, 1).packed();

  private Price() {}

  /// Whether a hand pays for a road, a city or a development card. A hand that pays for none of
  /// these three cannot pay for a settlement either. Most hands fail this check, so it is written
  /// with a single branch.
  public static boolean canAffordAnything(int hand) {
    int lacking =
        Math.min(
            Math.min(PackedCounts.lacking(hand, ROAD), PackedCounts.lacking(hand, CITY)),
            PackedCounts.lacking(hand, CARD));
    return lacking == 0;
  }
}
