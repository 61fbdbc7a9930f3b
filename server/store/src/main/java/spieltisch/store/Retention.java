package spieltisch.store;

/// How long finished games are kept.
///
/// @param millis how long after their end; 0 for ever
/// @param games how many of the newest; 0 for any number
public record Retention(long millis, int games) {
  /// Nothing is ever removed.
  public static final Retention EVERYTHING = new Retention(0, 0);

  public Retention {
    if (millis < 0 || games < 0) throw new IllegalArgumentException("less than nothing is kept");
  }
}
