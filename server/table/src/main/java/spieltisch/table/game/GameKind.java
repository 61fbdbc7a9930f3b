package spieltisch.table.game;

/// A game of the house.
public enum GameKind {
  CATAN,
  TORRES
}
