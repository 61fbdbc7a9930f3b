package spieltisch.arena;

/// The game and the rules by which entrants play against each other.
public interface Contest {
  /// Plays one game.
  GameResult play(ScheduledGame scheduledGame);
}
