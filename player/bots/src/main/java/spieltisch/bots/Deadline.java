package spieltisch.bots;

/// When a player must have answered, on the clock of `System.nanoTime`.
public record Deadline(long nanoTime) {
  public static Deadline inMillis(long millis) {
    return new Deadline(System.nanoTime() + millis * 1_000_000);
  }

  public boolean isOver() {
    return System.nanoTime() - nanoTime >= 0;
  }
}
