package spieltisch.host;

import java.security.SecureRandom;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/// The resources of the machine that a host uses: time, random numbers, and threads, including the
/// thread pool of the bots. Tests replace these resources.
///
/// @param blockingExecutor the executor for tasks that may wait for the log
/// @param botExecutor the thread pool on which bots choose their actions; it has `BOT_THREADS`
///   threads
/// @param random the random source for secrets: seeds of games and ids of tables
public record HostEnvironment(
    TimeSource time, Executor blockingExecutor, Executor botExecutor, RandomGenerator random) {
  /// The size of the bot thread pool. Bots use at most half of the processors, so that processors
  /// are left for the tables.
  static final int BOT_THREADS = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

  /// Returns the environment of a real server, with the given time source.
  public static HostEnvironment real(TimeSource timeSource) {
    return new HostEnvironment(
        timeSource, Thread::startVirtualThread, botThreads(), new SecureRandom());
  }

  /// Creates the bot thread pool. The bot threads have the lowest priority. Linux ignores it
  /// without the option `ThreadPriorityPolicy` of the JVM.
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
