package spieltisch.app.server;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Orderly shutdown of a process that runs until SIGTERM or SIGINT. The process has a limited time
/// to finish its work and then exits with code 0.
public final class ShutdownSignal {
  private static final Duration TIMEOUT = Duration.ofSeconds(30);

  private final CountDownLatch requested = new CountDownLatch(1);
  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook = new Thread(this::stop);

  /// Installs the shutdown hook. A signal during startup is handled too.
  public void listen() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /// Waits for the signal.
  public void await() {
    try {
      requested.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// Reports that the work is finished. Without a signal the hook is removed, and the process exits
  /// with its own code.
  public void done() {
    if (requested.getCount() > 0) removeHook();
    done.countDown();
  }

  private void removeHook() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException _) {
      // The signal arrived at this moment.
    }
  }

  /// Halts with code 0; otherwise the exit code would be that of the signal.
  private void stop() {
    requested.countDown();
    try {
      if (done.await(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)) Runtime.getRuntime().halt(0);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
