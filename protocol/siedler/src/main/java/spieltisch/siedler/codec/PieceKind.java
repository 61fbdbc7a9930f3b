package spieltisch.siedler.codec;

import spieltisch.siedler.message.Word;

/// A kind of piece, with its protocol word.
enum PieceKind {
  ROAD(Word.ROAD),
  SETTLEMENT(Word.SETTLEMENT),
  CITY(Word.CITY);

  static final PieceKind[] ALL = values();

  private final Word word;

  PieceKind(Word word) {
    this.word = word;
  }

  Word word() {
    return word;
  }
}
