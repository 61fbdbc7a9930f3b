package spieltisch.arena;

import java.util.List;

/// A game that entrants can play against each other.
public interface Contest {
  /// Plays one game.
  ///
  /// @param seats who sits where
  /// @param deal decides the board and all luck of the game
  /// @param number the number of the game, from which the players' own luck follows
  GameRecord play(List<Entrant> seats, long seed, int deal, int number, Thinking thinking);
}
