package spieltisch.torres;

import spieltisch.kernel.Seat;

/// A phase of a game: which action it awaits, and from which seat.
///
/// The three phases of the rule book, each of which ends with a scoring, are called years here, as
/// in later editions.
public sealed interface Phase {
  /// The seat must place its first knight.
  record FirstKnight(Seat seat) implements Phase {}

  /// The seat must place the king, on the same square or another.
  record King(Seat seat) implements Phase {}

  /// It is the turn of the seat.
  ///
  /// @param points action points left
  /// @param blocks blocks left of this turn's stack
  /// @param drawn cards drawn in this turn
  /// @param hasPlayedCard whether the one card of this turn has been played
  record Turn(Seat seat, int points, int blocks, int drawn, boolean hasPlayedCard)
      implements Phase {}

  record Over() implements Phase {}
}
