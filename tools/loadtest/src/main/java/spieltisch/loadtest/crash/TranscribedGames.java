package spieltisch.loadtest.crash;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import spieltisch.client.transport.LinkException;
import spieltisch.loadtest.LoadTestException;
import spieltisch.loadtest.process.LobbyClient;
import spieltisch.loadtest.process.ServerProcess;

/// Plays games one after the other, each at a new table, while faults are injected into the
/// servers. This class collects the transcripts of the players.
public final class TranscribedGames {
  private static final int PLAYERS = 3;
  private static final Duration RETRY_DELAY = Duration.ofMillis(50);
  private static final Duration LONGEST_END = Duration.ofMinutes(10);

  private final String tablePrefix;
  private final IntFunction<ServerProcess> servers;
  private final Duration longestEnd;
  private final AtomicBoolean isEnding = new AtomicBoolean();
  private final AtomicInteger tableCount = new AtomicInteger();
  private final ConcurrentLinkedQueue<PlayedTable> played = new ConcurrentLinkedQueue<>();

  /// A finished table with the transcripts of its players.
  record PlayedTable(String id, List<ClientTranscript> transcripts) {}

  /// The faults that are injected while the games run.
  public interface FaultInjection {
    void run() throws InterruptedException;
  }

  /// @param servers a function that returns the server to which a player connects now; its argument
  ///   is the number of the player, counted from 0
  public TranscribedGames(String tablePrefix, IntFunction<ServerProcess> servers) {
    this(tablePrefix, servers, LONGEST_END);
  }

  /// @param longestEnd how long the last games may take after the last fault
  TranscribedGames(String tablePrefix, IntFunction<ServerProcess> servers, Duration longestEnd) {
    this.tablePrefix = tablePrefix;
    this.servers = servers;
    this.longestEnd = longestEnd;
  }

  /// Keeps the given number of tables playing until all faults are injected, then finishes their
  /// games.
  public List<PlayedTable> playDuring(int tables, FaultInjection faults)
      throws InterruptedException {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var loops = new ArrayList<Future<?>>();
      for (int i = 0; i < tables; i++) loops.add(threads.submit(this::playUntilEnding));
      faults.run();
      isEnding.set(true);
      awaitEnd(threads, loops);
      return List.copyOf(played);
    } catch (ExecutionException e) {
      throw new LoadTestException("a game could not be finished: " + e.getCause());
    }
  }

  /// Waits for the last games. A game that does not end would otherwise keep the run waiting for
  /// ever.
  private void awaitEnd(ExecutorService threads, List<Future<?>> loops)
      throws InterruptedException, ExecutionException {
    long deadline = System.nanoTime() + longestEnd.toNanos();
    try {
      for (var loop : loops) loop.get(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException _) {
      throw new LoadTestException(
          "a game did not end within " + longestEnd.toMinutes() + " minutes after the last fault");
    } finally {
      threads.shutdownNow();
    }
  }

  public int finished() {
    return played.size();
  }

  private void playUntilEnding() {
    do played.add(play(tableCount.incrementAndGet()));
    while (!isEnding.get());
  }

  private PlayedTable play(int number) {
    var name = tablePrefix + " " + number;
    var id = openTable(name);
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var players = new ArrayList<Future<ClientTranscript>>();
      for (int i = 0; i < PLAYERS; i++) {
        int index = i;
        var player = new CrashPlayer(() -> servers.apply(index), name, i, number);
        players.add(threads.submit(player::play));
      }
      return new PlayedTable(id, transcripts(threads, players));
    } catch (ExecutionException e) {
      throw new LinkException(String.valueOf(e.getCause()));
    }
  }

  private static List<ClientTranscript> transcripts(
      ExecutorService threads, List<Future<ClientTranscript>> players) throws ExecutionException {
    var transcripts = new ArrayList<ClientTranscript>();
    try {
      for (var player : players) transcripts.add(player.get());
      return transcripts;
    } catch (InterruptedException _) {
      threads.shutdownNow();
      Thread.currentThread().interrupt();
      throw new LinkException("interrupted");
    }
  }

  /// Opens a table, and retries while the server is down. If the server opened the table but its
  /// answer was lost, the table is found by its name.
  private String openTable(String name) {
    while (true) {
      var lobby = new LobbyClient(servers.apply(1).web());
      var id = lobby.open(name, PLAYERS).or(() -> lobby.find(name));
      if (id.isPresent()) return id.get();
      awaitRetry();
    }
  }

  static void awaitRetry() {
    try {
      Thread.sleep(RETRY_DELAY);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new LinkException("interrupted");
    }
  }
}
