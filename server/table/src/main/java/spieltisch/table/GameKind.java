package spieltisch.table;

/// A game of the house.
public enum GameKind {
  CATAN,
  TORRES
}
