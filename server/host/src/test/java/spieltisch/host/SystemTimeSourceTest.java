package spieltisch.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SystemTimeSourceTest {
  private static final long START = 1_000_000;
  private static final long HOUR = 3_600_000;

  private long wall = START;
  private long nanos = 77;
  private final SystemTimeSource time = new SystemTimeSource(() -> wall, () -> nanos);

  /// Lets both clocks run, and asks for the time every `step` milliseconds.
  private void run(long millis, long step) {
    for (long passed = 0; passed < millis; passed += step) {
      wall += step;
      nanos += step * 1_000_000;
      time.now();
    }
  }

  @Test
  void it_shows_the_wall_clock() {
    assertEquals(START, time.now());
    run(5_000, 10);
    assertEquals(START + 5_000, time.now());
  }

  @ParameterizedTest
  @ValueSource(longs = {HOUR, -HOUR, 24 * HOUR, -24 * HOUR})
  void setting_the_wall_clock_changes_the_speed_by_one_percent_at_most(long change) {
    wall += change;
    assertEquals(START, time.now());
    run(60_000, 7);
    assertTrue(Math.abs(time.now() - START - 60_000) <= 600 + 7, "now " + time.now());
  }

  @ParameterizedTest
  @ValueSource(longs = {5_000, -5_000})
  void it_follows_the_wall_clock_in_the_end(long change) {
    wall += change;
    run(600_000, 100);
    assertEquals(wall, time.now());
  }

  @Test
  void it_never_runs_backwards() {
    wall -= HOUR;
    long last = time.now();
    for (int i = 0; i < 1_000; i++) {
      run(3, 1);
      assertTrue(time.now() >= last);
      last = time.now();
    }
  }

  @Test
  void it_begins_after_the_times_of_an_earlier_process() {
    time.notBefore(START + HOUR);
    assertEquals(START + HOUR, time.now());
    time.notBefore(START);
    assertEquals(START + HOUR, time.now());
    run(1_000, 1);
    assertTrue(Math.abs(time.now() - START - HOUR - 1_000) <= 11, "now " + time.now());
  }
}
