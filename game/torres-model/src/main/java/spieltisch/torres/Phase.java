package spieltisch.torres;

import spieltisch.kernel.Seat;

/// A phase of a game. The phase determines which action the game awaits, and from which seat.
///
/// The rule book uses the word phase for one of the three parts of a game that end with a scoring.
/// This code calls such a part a year, as later editions of the rule book do.
public sealed interface Phase {
  /// The seat must place its first knight.
  record FirstKnight(Seat seat) implements Phase {}

  /// The seat must place the king, on the king's current square or on another.
  record King(Seat seat) implements Phase {}

  /// The seat has its turn.
  ///
  /// @param points the action points left
  /// @param blocks the blocks left of this turn's stack
  /// @param drawn the number of cards drawn in this turn
  /// @param hasPlayedCard whether the seat has played its one card of this turn
  record Turn(Seat seat, int points, int blocks, int drawn, boolean hasPlayedCard)
      implements Phase {}

  record Over() implements Phase {}
}
