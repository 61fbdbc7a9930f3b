package spieltisch.siedler.message;

/// Something this house can say beyond the documents, to peers that asked for it in their greeting.
public enum Extension {
  /// A token with which a player comes back to his seat.
  RETURN(Word.RETURN),
  /// A list of tables to choose from.
  TABLE_CHOICE(Word.TABLE_CHOICE),
  /// Watching without playing.
  SPECTATOR(Word.SPECTATOR),
  /// The messages that a player could send now.
  MOVE_LIST(Word.MOVE_LIST),
  /// How long a player may still think.
  TIME_LEFT(Word.TIME_LEFT),
  /// A digest of the seed of luck at the start, the seed at the end.
  DICE_PLEDGE(Word.DICE_PLEDGE),
  /// The number of the last entry in the table's log.
  EVENT_NUMBER(Word.EVENT_NUMBER),
  /// What is left in the bank.
  BANK(Word.BANK),
  /// Where a finished game is played once more.
  REMATCH(Word.REMATCH);

  private final Word word;

  Extension(Word word) {
    this.word = word;
  }

  public Word word() {
    return word;
  }
}
