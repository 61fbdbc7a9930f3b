package spieltisch.store;

/// The rule that says how long finished games are kept.
///
/// @param millis the time for which a game is kept after its end; 0 for no limit
/// @param games the number of newest games that are kept; 0 for no limit
public record Retention(long millis, int games) {
  /// The rule that keeps all games.
  public static final Retention EVERYTHING = new Retention(0, 0);

  public Retention {
    if (millis < 0 || games < 0)
      throw new IllegalArgumentException("retention must not be negative");
  }
}
