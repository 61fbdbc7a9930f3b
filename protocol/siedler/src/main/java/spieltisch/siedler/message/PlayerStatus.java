package spieltisch.siedler.message;

import spieltisch.kernel.Seat;

/// The status of a player, which says what kind of action the server awaits from the player.
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
  /// The player may build in the special building phase of games of five and six players.
  BUILD(Word.STATUS_BUILD),
  CONNECTION_LOST(Word.STATUS_CONNECTION_LOST);

  private final Word word;

  PlayerStatus(Word word) {
    this.word = word;
  }

  public Word word() {
    return word;
  }

  /// Returns the status that replaces this status in a dialect without a word for it. Special
  /// building becomes a turn. Every other status becomes waiting, because the client cannot perform
  /// the action.
  public PlayerStatus fallback() {
    return this == BUILD ? TURN : WAIT;
  }

  /// Returns this status for the acting seat and [#WAIT] for every other seat.
  public PlayerStatus forSeat(Seat actor, Seat seat) {
    return actor.equals(seat) ? this : WAIT;
  }
}
