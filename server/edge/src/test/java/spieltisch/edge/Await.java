package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/// Waits for what will come. Only what never comes makes it give up.
public final class Await {
  private static final Duration LONGEST = Duration.ofSeconds(60);
  private static final Duration STEP = Duration.ofMillis(5);

  private Await() {}

  public static void await(String what, BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + LONGEST.toNanos();
    while (!condition.getAsBoolean() && System.nanoTime() < end) Thread.sleep(STEP);
    assertTrue(condition.getAsBoolean(), what);
  }
}
