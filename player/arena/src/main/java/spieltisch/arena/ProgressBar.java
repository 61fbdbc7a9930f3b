package spieltisch.arena;

import java.util.Locale;
import java.util.function.LongSupplier;

/// Formats a progress bar with the estimated remaining time.
public final class ProgressBar {
  private static final int WIDTH = 30;
  private static final double NANOS_PER_SECOND = 1e9;

  private final int games;
  private final LongSupplier clock;
  private final long startedAt;

  /// @param clock a clock that counts nanoseconds
  public ProgressBar(int games, LongSupplier clock) {
    this.games = games;
    this.clock = clock;
    startedAt = clock.getAsLong();
  }

  /// The progress line after the given number of finished games.
  public String line(int finished) {
    int full = WIDTH * finished / games;
    double spent = (clock.getAsLong() - startedAt) / NANOS_PER_SECOND;
    double left = spent / finished * (games - finished);
    return "[%s%s] %d/%d, %s left"
        .formatted("#".repeat(full), " ".repeat(WIDTH - full), finished, games, time(left));
  }

  private static String time(double seconds) {
    long whole = Math.round(seconds);
    return String.format(Locale.ROOT, "%d:%02d min", whole / 60, whole % 60);
  }
}
