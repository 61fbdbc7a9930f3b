package spieltisch.siedler.message;

/// A protocol extension of this server. A client requests extensions in its greeting.
public enum Extension {
  /// The server sends a token with which a player can return to the seat.
  RETURN(Word.RETURN),
  /// The server sends a list of tables, and the client chooses one.
  TABLE_CHOICE(Word.TABLE_CHOICE),
  /// A client can join a table as a spectator.
  SPECTATOR(Word.SPECTATOR),
  /// The server sends the legal moves of a player as messages.
  MOVE_LIST(Word.MOVE_LIST),
  /// The server sends the time left for the player on turn.
  TIME_LEFT(Word.TIME_LEFT),
  /// The server sends the digest of its random seed before the game, and the seed itself at the
  /// end.
  DICE_COMMITMENT(Word.DICE_COMMITMENT),
  /// The server sends the number of the last entry in the table's journal.
  EVENT_NUMBER(Word.EVENT_NUMBER),
  /// The server sends the cards left in the bank.
  BANK(Word.BANK),
  /// The server sends the table of the rematch after a game.
  REMATCH(Word.REMATCH),
  /// The players' clients contribute random bytes to the seed of the game.
  DICE_CONTRIBUTION(Word.DICE_CONTRIBUTION),
  /// Messages about offers to chosen players, counter-offers, the time for answers, and offers that
  /// the server declined for a player.
  NEGOTIATION(Word.NEGOTIATION),
  /// The server reports pauses of the game, and bots that play for absent players.
  PAUSE(Word.PAUSE),
  /// A player can take back the last placement. Clients without the extension learn of a placement
  /// when it can no longer be taken back.
  UNDO(Word.UNDO);

  private final Word word;

  Extension(Word word) {
    this.word = word;
  }

  public Word word() {
    return word;
  }
}
