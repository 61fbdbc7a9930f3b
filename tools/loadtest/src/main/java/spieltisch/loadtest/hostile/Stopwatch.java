package spieltisch.loadtest.hostile;

import java.util.Locale;

/// Measures the time since the creation of the object.
final class Stopwatch {
  private final long start = System.nanoTime();

  double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.1f s", seconds());
  }
}
