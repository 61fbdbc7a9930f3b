package spieltisch.torres;

import spieltisch.kernel.Seat;

/// What the game awaits now, and from whom.
///
/// The three phases of the rule book, each of which ends with a scoring, are called years here, as
/// later editions do.
public sealed interface Phase {
  /// The seat must place its first knight.
  record FirstKnight(Seat seat) implements Phase {}

  /// The seat must place the king, or leave him where he is.
  record King(Seat seat) implements Phase {}

  /// The seat is on turn.
  ///
  /// @param points action points left
  /// @param blocks blocks left of this turn's stack
  /// @param drawn cards drawn in this turn
  /// @param hasPlayedCard whether this turn's one card has been played
  record Turn(Seat seat, int points, int blocks, int drawn, boolean hasPlayedCard)
      implements Phase {}

  record Over() implements Phase {}
}
