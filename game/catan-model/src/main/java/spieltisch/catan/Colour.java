package spieltisch.catan;

/// The colour of a player's pieces.
public enum Colour {
  RED,
  ORANGE,
  BLUE,
  WHITE,
  GREEN,
  BROWN;

  /// Whether this colour belongs to the box that extends the game to five and six players, as green
  /// and brown do.
  public boolean needsExtension() {
    return this == GREEN || this == BROWN;
  }
}
