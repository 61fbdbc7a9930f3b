package spieltisch.arena;

/// A game that entrants can play against each other.
public interface Contest {
  /// Plays one game.
  GameResult play(ScheduledGame scheduledGame);
}
