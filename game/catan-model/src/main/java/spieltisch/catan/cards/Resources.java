package spieltisch.catan.cards;

/// A number of resource cards of each kind. The record does not check the numbers; they may be
/// negative.
public record Resources(int wood, int brick, int wool, int grain, int ore) {
  public static final Resources NONE = new Resources(0, 0, 0, 0, 0);

  public static Resources of(Resource resource, int count) {
    return NONE.with(resource, count);
  }

  /// Unpacks packed counts.
  public static Resources unpacked(int pack) {
    return new Resources(
        PackedCounts.count(pack, 0),
        PackedCounts.count(pack, 1),
        PackedCounts.count(pack, 2),
        PackedCounts.count(pack, 3),
        PackedCounts.count(pack, 4));
  }

  public int packed() {
    return PackedCounts.of(wood, brick, wool, grain, ore);
  }

  public int count(Resource resource) {
    return switch (resource) {
      case WOOD -> wood;
      case BRICK -> brick;
      case WOOL -> wool;
      case GRAIN -> grain;
      case ORE -> ore;
    };
  }

  public Resources with(Resource resource, int count) {
    return switch (resource) {
      case WOOD -> new Resources(count, brick, wool, grain, ore);
      case BRICK -> new Resources(wood, count, wool, grain, ore);
      case WOOL -> new Resources(wood, brick, count, grain, ore);
      case GRAIN -> new Resources(wood, brick, wool, count, ore);
      case ORE -> new Resources(wood, brick, wool, grain, count);
    };
  }

  public Resources plus(Resources other) {
    return new Resources(
        wood + other.wood,
        brick + other.brick,
        wool + other.wool,
        grain + other.grain,
        ore + other.ore);
  }

  public Resources minus(Resources other) {
    return new Resources(
        wood - other.wood,
        brick - other.brick,
        wool - other.wool,
        grain - other.grain,
        ore - other.ore);
  }

  public boolean covers(Resources other) {
    return wood >= other.wood
        && brick >= other.brick
        && wool >= other.wool
        && grain >= other.grain
        && ore >= other.ore;
  }

  public int total() {
    return wood + brick + wool + grain + ore;
  }
}
