package spieltisch.catan.cards;

/// The kinds of resource cards, in the order in which the protocols list them.
public enum Resource {
  WOOD,
  BRICK,
  WOOL,
  GRAIN,
  ORE;

  /// The number of resource kinds.
  public static final int KINDS = 5;

  private static final Resource[] ALL = values();

  public static Resource of(int index) {
    return ALL[index];
  }
}
