package spieltisch.catan;

/// The colour of a player's pieces.
public enum Colour {
  RED,
  ORANGE,
  BLUE,
  WHITE,
  GREEN,
  BROWN;

  /// Green and brown come with the extension for five and six players.
  public boolean needsExtension() {
    return this == GREEN || this == BROWN;
  }
}
