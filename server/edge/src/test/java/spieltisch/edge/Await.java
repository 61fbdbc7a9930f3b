package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/// Waits until a condition holds; fails after a timeout.
public final class Await {
  private static final Duration TIMEOUT = Duration.ofSeconds(60);
  private static final Duration STEP = Duration.ofMillis(5);

  private Await() {}

  public static void await(String description, BooleanSupplier condition)
      throws InterruptedException {
    long deadline = System.nanoTime() + TIMEOUT.toNanos();
    while (!condition.getAsBoolean() && System.nanoTime() < deadline) Thread.sleep(STEP);
    assertTrue(condition.getAsBoolean(), description);
  }
}
