package spieltisch.siedler;

/// A kind of building by its word.
enum Piece {
  ROAD(Word.ROAD),
  SETTLEMENT(Word.SETTLEMENT),
  CITY(Word.CITY);

  static final Piece[] ALL = values();

  private final Word word;

  Piece(Word word) {
    this.word = word;
  }

  Word word() {
    return word;
  }
}
