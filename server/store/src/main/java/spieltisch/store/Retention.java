package spieltisch.store;

/// Rule for keeping finished games.
///
/// @param millis time to keep a game after its end; 0 for no limit
/// @param games number of newest games to keep; 0 for no limit
public record Retention(long millis, int games) {
  /// Keeps all games.
  public static final Retention EVERYTHING = new Retention(0, 0);

  public Retention {
    if (millis < 0 || games < 0)
      throw new IllegalArgumentException("retention must not be negative");
  }
}
