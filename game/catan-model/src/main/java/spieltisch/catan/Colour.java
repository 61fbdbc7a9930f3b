package spieltisch.catan;

/// The colour of a player's pieces.
public enum Colour {
  RED,
  ORANGE,
  BLUE,
  WHITE,
  GREEN,
  BROWN;

  /// Whether the colour is available only with the extension for five and six players: green and
  /// brown.
  public boolean needsExtension() {
    return this == GREEN || this == BROWN;
  }
}
