package spieltisch.siedler.message;

import spieltisch.kernel.Seat;

/// What the server waits for from a player.
public enum PlayerStatus {
  WAIT(Word.STATUS_WAIT),
  START(Word.STATUS_START),
  AWAITS_START(Word.STATUS_AWAITS_START),
  SETTLEMENT(Word.STATUS_SETTLEMENT),
  ROAD(Word.STATUS_ROAD),
  ROLL(Word.STATUS_ROLL),
  DISCARD(Word.STATUS_DISCARD),
  ROBBER(Word.STATUS_ROBBER),
  TURN(Word.STATUS_TURN),
  /// The special building phase of five and six players.
  BUILD(Word.STATUS_BUILD),
  GONE(Word.STATUS_GONE);

  private final Word word;

  PlayerStatus(Word word) {
    this.word = word;
  }

  public Word word() {
    return word;
  }

  /// What to say where a dialect lacks the word: who may build takes a turn of a kind; who ought to
  /// do what the dialect does not know can only wait.
  public PlayerStatus plainer() {
    return this == BUILD ? TURN : WAIT;
  }

  /// This for the one who acts, waiting for everybody else.
  public PlayerStatus of(Seat actor, Seat seat) {
    return actor.equals(seat) ? this : WAIT;
  }
}
