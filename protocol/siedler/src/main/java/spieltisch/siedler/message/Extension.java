package spieltisch.siedler.message;

/// Protocol extension of this server. A client requests extensions in its greeting.
public enum Extension {
  /// A token with which a player returns to the seat.
  RETURN(Word.RETURN),
  /// A list of tables to choose from.
  TABLE_CHOICE(Word.TABLE_CHOICE),
  /// Joining as a spectator.
  SPECTATOR(Word.SPECTATOR),
  /// The legal moves of a player, as messages.
  MOVE_LIST(Word.MOVE_LIST),
  /// The time left for the player on turn.
  TIME_LEFT(Word.TIME_LEFT),
  /// The digest of the random seed at the start, the seed at the end.
  DICE_COMMITMENT(Word.DICE_COMMITMENT),
  /// The number of the last entry in the table's log.
  EVENT_NUMBER(Word.EVENT_NUMBER),
  /// The cards left in the bank.
  BANK(Word.BANK),
  /// The table of the rematch of a finished game.
  REMATCH(Word.REMATCH),
  /// Random bytes of the players for the seed of the game.
  DICE_CONTRIBUTION(Word.DICE_CONTRIBUTION);

  private final Word word;

  Extension(Word word) {
    this.word = word;
  }

  public Word word() {
    return word;
  }
}
