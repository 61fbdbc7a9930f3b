package spieltisch.arena;

/// The rules under which entrants play each other.
public interface Contest {
  /// Plays one game.
  GameResult play(ScheduledGame scheduledGame);
}
