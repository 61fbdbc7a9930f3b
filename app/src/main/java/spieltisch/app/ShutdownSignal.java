package spieltisch.app;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// The end of a process that runs until it is told to stop. Then it has some time to bring its work
/// to an end, and the process ends as one that did what it was told: with code 0.
final class ShutdownSignal {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final CountDownLatch wanted = new CountDownLatch(1);
  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread listener = new Thread(this::stop);

  /// From now on the work is brought to an end before the process ends, also while it begins.
  void listen() {
    Runtime.getRuntime().addShutdownHook(listener);
  }

  /// Waits until the process is told to stop.
  void await() {
    try {
      wanted.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// The work is at its end. If nobody asked for that, the process ends with a code of its own.
  void done() {
    if (wanted.getCount() > 0) forget();
    done.countDown();
  }

  private void forget() {
    try {
      Runtime.getRuntime().removeShutdownHook(listener);
    } catch (IllegalStateException _) {
      // told to stop at this very moment
    }
  }

  /// Without `halt` the code would tell of the signal.
  private void stop() {
    wanted.countDown();
    try {
      if (done.await(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) Runtime.getRuntime().halt(0);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
