package spieltisch.app.server;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Handles the orderly shutdown of a process that runs until SIGTERM or SIGINT. After the signal,
/// the process has 30 seconds to finish its work. A process that finishes in time exits with code
/// 0.
public final class ShutdownSignal {
  private static final Duration TIMEOUT = Duration.ofSeconds(30);

  private final CountDownLatch requested = new CountDownLatch(1);
  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook = new Thread(this::stop);

  /// Installs the shutdown hook. The hook also handles a signal that arrives during startup.
  public void listen() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /// Waits until the signal arrives.
  public void await() {
    try {
      requested.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// Reports that the work is finished. If no signal has arrived, the hook is removed, and the
  /// process exits with its own exit code.
  public void done() {
    if (requested.getCount() > 0) removeHook();
    done.countDown();
  }

  private void removeHook() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException _) {
      // A signal has arrived just now, so the hook is already running and cannot be removed.
    }
  }

  /// Waits until the work is finished, and then halts with code 0. Without the halt, the process
  /// would exit with the code of the signal. If the work is not finished in time, the process exits
  /// with the code of the signal.
  private void stop() {
    requested.countDown();
    try {
      if (done.await(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)) Runtime.getRuntime().halt(0);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
