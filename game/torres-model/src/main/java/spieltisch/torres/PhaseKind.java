package spieltisch.torres;

/// What kind of thing the game awaits; [Phase] says it with its data.
public enum PhaseKind {
  FIRST_KNIGHT('F'),
  KING('K'),
  TURN('T'),
  OVER('O');

  private final char letter;

  PhaseKind(char letter) {
    this.letter = letter;
  }

  /// The letter that stands for it in the notation of positions.
  public char letter() {
    return letter;
  }
}
