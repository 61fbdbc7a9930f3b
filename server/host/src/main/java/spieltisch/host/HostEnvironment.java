package spieltisch.host;

import java.security.SecureRandom;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/// What a host uses of its machine; tests replace it.
///
/// @param blockingExecutor runs tasks that may wait for the log
/// @param botExecutor runs the decisions of bots
/// @param random the source of secrets: seeds of games and ids of tables
public record HostEnvironment(
    TimeSource time, Executor blockingExecutor, Executor botExecutor, RandomGenerator random) {
  /// The real environment with the given time source.
  public static HostEnvironment real(TimeSource timeSource) {
    return new HostEnvironment(
        timeSource, Thread::startVirtualThread, botThreads(), new SecureRandom());
  }

  /// At most half of the processors, so that the tables always have some left.
  private static Executor botThreads() {
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    var pool =
        new ThreadPoolExecutor(
            threads,
            threads,
            10,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().daemon().name("bot-", 1).factory());
    pool.allowCoreThreadTimeOut(true);
    return pool;
  }
}
