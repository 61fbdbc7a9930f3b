package spieltisch.torres;

/// The kind of a phase, without the data that [Phase] holds.
public enum PhaseKind {
  FIRST_KNIGHT('F'),
  KING('K'),
  TURN('T'),
  OVER('O');

  private final char letter;

  PhaseKind(char letter) {
    this.letter = letter;
  }

  /// The letter of this kind in the notation of positions.
  public char letter() {
    return letter;
  }
}
