package spieltisch.table.game;

/// The games that the server offers.
public enum GameKind {
  CATAN,
  TORRES
}
