package spieltisch.catan.cards;

/// A number of development cards of each kind.
public record Cards(
    int knights, int victoryPoints, int roadBuildings, int inventions, int monopolies) {
  public static final Cards NONE = new Cards(0, 0, 0, 0, 0);

  /// Unpacks packed counts.
  public static Cards unpacked(int pack) {
    return new Cards(
        PackedCounts.count(pack, 0),
        PackedCounts.count(pack, 1),
        PackedCounts.count(pack, 2),
        PackedCounts.count(pack, 3),
        PackedCounts.count(pack, 4));
  }

  public int packed() {
    return PackedCounts.of(knights, victoryPoints, roadBuildings, inventions, monopolies);
  }

  public int count(Card card) {
    return switch (card) {
      case KNIGHT -> knights;
      case VICTORY_POINT -> victoryPoints;
      case ROAD_BUILDING -> roadBuildings;
      case INVENTION -> inventions;
      case MONOPOLY -> monopolies;
    };
  }

  public int total() {
    return knights + victoryPoints + roadBuildings + inventions + monopolies;
  }
}
