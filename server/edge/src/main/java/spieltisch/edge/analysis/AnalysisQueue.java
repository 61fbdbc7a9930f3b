package spieltisch.edge.analysis;

import io.vertx.core.buffer.Buffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.function.DoubleConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.analysis.UnusableJournalException;
import spieltisch.edge.config.AnalysisLimits;
import spieltisch.edge.config.ClientNetwork;
import spieltisch.kernel.Decision;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;

/// The analyses of games: those that wait, those that run, and the latest results.
///
/// A game is analysed once at a time, whoever asks. Analyses run on a few threads of the lowest
/// priority in the order of the requests. A restart forgets everything; equal journals and settings
/// give equal results, so an analysis can be repeated.
public final class AnalysisQueue implements AutoCloseable {
  private static final Logger LOGGER = LoggerFactory.getLogger(AnalysisQueue.class);

  /// Analyses a game.
  @FunctionalInterface
  public interface Analyst {
    /// Returns the analysis as JSON in UTF-8.
    ///
    /// @param progress receives the finished share of the work, from 0 to 1
    Buffer analyse(TableId game, DoubleConsumer progress) throws InterruptedException;
  }

  private static final class Job {
    private final TableId game;
    private final String network;
    private volatile double progress;

    Job(TableId game, String address) {
      this.game = game;
      network = ClientNetwork.of(address);
    }
  }

  private final AnalysisLimits limits;
  private final Analyst analyst;
  private final ExecutorService threads;
  private final List<Job> waiting = new ArrayList<>();
  private final Map<TableId, Job> running = new LinkedHashMap<>();
  private final AnalysisResults results;

  public AnalysisQueue(AnalysisLimits limits, Analyst analyst) {
    this.limits = limits;
    this.analyst = analyst;
    results = new AnalysisResults(limits.resultBytes());
    threads = Executors.newFixedThreadPool(Math.max(1, limits.atOnce()), lowPriority());
  }

  @SuppressWarnings("ThreadPriorityCheck") // an analysis must not slow down games
  private static ThreadFactory lowPriority() {
    return task -> {
      var thread = new Thread(task, "analysis");
      thread.setPriority(Thread.MIN_PRIORITY);
      thread.setDaemon(true);
      return thread;
    };
  }

  /// Returns whether a request that was refused for this reason may succeed later.
  public static boolean isLimit(AnalysisRefusal refusal) {
    return refusal == AnalysisRefusal.TOO_MANY_ANALYSES
        || refusal == AnalysisRefusal.TOO_MANY_ANALYSES_OF_ADDRESS;
  }

  /// Returns how far the analysis of a game is; empty if nobody has asked for it.
  public synchronized Optional<AnalysisState> state(TableId game) {
    var job = running.get(game);
    if (job != null) return Optional.of(new AnalysisState.Running(job.progress));
    for (int i = 0; i < waiting.size(); i++)
      if (waiting.get(i).game.equals(game)) return Optional.of(new AnalysisState.Queued(i + 1));
    return results.get(game);
  }

  /// Starts the analysis of a game if there is none, or if it has failed.
  ///
  /// @param address the address of the client, for the limits
  public synchronized Decision<AnalysisState> request(TableId game, String address) {
    if (limits.atOnce() == 0) return new Decision.Refused<>(AnalysisRefusal.NO_ANALYSES);
    var known = state(game).filter(state -> !(state instanceof AnalysisState.Failed));
    if (known.isPresent()) return new Decision.Accepted<>(known.get());
    var job = new Job(game, address);
    if (waiting.size() + running.size() >= limits.atOnce() + limits.waiting())
      return new Decision.Refused<>(AnalysisRefusal.TOO_MANY_ANALYSES);
    if (count(job.network) >= limits.perAddress())
      return new Decision.Refused<>(AnalysisRefusal.TOO_MANY_ANALYSES_OF_ADDRESS);
    results.remove(game);
    waiting.add(job);
    threads.execute(this::runNext);
    return new Decision.Accepted<>(new AnalysisState.Queued(waiting.size()));
  }

  private long count(String network) {
    return waiting.stream().filter(job -> job.network.equals(network)).count()
        + running.values().stream().filter(job -> job.network.equals(network)).count();
  }

  private void runNext() {
    var job = next();
    AnalysisState result = new AnalysisState.Failed();
    try {
      result = new AnalysisState.Done(analyst.analyse(job.game, share -> job.progress = share));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (UnusableJournalException | StoreException e) {
      LOGGER.warn("analysis impossible table={}: {}", job.game.text(), e.getMessage());
    } catch (RuntimeException e) {
      LOGGER.error("analysis failed table={}", job.game.text(), e);
    } finally {
      finish(job, result);
    }
  }

  private synchronized Job next() {
    var job = waiting.removeFirst();
    running.put(job.game, job);
    return job;
  }

  private synchronized void finish(Job job, AnalysisState result) {
    running.remove(job.game);
    results.put(job.game, result);
  }

  /// Returns the memory of all results.
  synchronized int resultBytes() {
    return results.bytes();
  }

  /// Ends all analyses.
  @Override
  public void close() {
    threads.shutdownNow();
  }
}
