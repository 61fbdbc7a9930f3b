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
/// @param botExecutor runs the decisions of bots, at most `BOT_THREADS` at a time
/// @param random the source of secrets: seeds of games and ids of tables
public record HostEnvironment(
    TimeSource time, Executor blockingExecutor, Executor botExecutor, RandomGenerator random) {
  /// At most half of the processors, so that the tables always have some left.
  static final int BOT_THREADS = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

  /// The real environment with the given time source.
  public static HostEnvironment real(TimeSource timeSource) {
    return new HostEnvironment(
        timeSource, Thread::startVirtualThread, botThreads(), new SecureRandom());
  }

  /// Threads with the lowest priority, where the operating system supports priorities.
  @SuppressWarnings("ThreadPriorityCheck") // nothing depends on the priority but the speed of bots
  private static Executor botThreads() {
    var factory =
        Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("thinker-", 1).factory();
    var pool =
        new ThreadPoolExecutor(
            BOT_THREADS, BOT_THREADS, 10, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), factory);
    pool.allowCoreThreadTimeOut(true);
    return pool;
  }
}
