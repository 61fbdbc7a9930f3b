package spieltisch.host;

import java.security.SecureRandom;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/// What a host takes from the machine it runs on; a test has a world of its own.
///
/// @param executor where something may wait for the log
/// @param thinkers where computer players think, so that nobody waits for their thoughts
/// @param random where secrets come from: the seeds of games, the names of tables
public record HostEnvironment(
    TimeSource time, Executor executor, Executor thinkers, RandomGenerator random) {
  /// The real one, but for the time.
  public static HostEnvironment real(TimeSource timeSource) {
    return new HostEnvironment(
        timeSource, Thread::startVirtualThread, fewThreads(), new SecureRandom());
  }

  /// So few threads that the tables always have processors left.
  private static Executor fewThreads() {
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    var pool =
        new ThreadPoolExecutor(
            threads,
            threads,
            10,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().daemon().name("thinker-", 1).factory());
    pool.allowCoreThreadTimeOut(true);
    return pool;
  }
}
