package spieltisch.loadtest;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import spieltisch.client.transport.LinkException;

/// Clients play while their server is killed again and again; at the end all games are finished and
/// the clients' notes are compared with the log.
public final class CrashSoak {
  static final int PLAYERS = 3;
  private static final int SHORTEST_LIFE_MILLIS = 300;
  private static final int LONGEST_LIFE_MILLIS = 2_000;
  private static final Duration PAUSE = Duration.ofMillis(50);

  private final Path folder;
  private final int tables;
  private final Random luck;
  private final Consumer<String> out;
  private final AtomicReference<ServerProcess> server = new AtomicReference<>();
  private final AtomicBoolean isEnding = new AtomicBoolean();
  private final AtomicInteger names = new AtomicInteger();
  private final ConcurrentLinkedQueue<PlayedTable> played = new ConcurrentLinkedQueue<>();

  public CrashSoak(Path folder, int tables, long seed, Consumer<String> out) {
    this.folder = folder;
    this.tables = tables;
    luck = new Random(seed);
    this.out = out;
  }

  /// One table, and what its players wrote down.
  record PlayedTable(String id, List<ClientTranscript> notes) {}

  public CrashReport run(int kills) throws InterruptedException {
    start();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var groups = new ArrayList<Future<?>>();
      for (int i = 0; i < tables; i++) groups.add(threads.submit(this::playOnAndOn));
      for (int kill = 1; kill <= kills; kill++) {
        Thread.sleep(luck.nextInt(SHORTEST_LIFE_MILLIS, LONGEST_LIFE_MILLIS));
        server.get().kill();
        start();
        if (kill % 10 == 0) out.accept(kill + " kills, " + played.size() + " games finished");
      }
      isEnding.set(true);
      for (var group : groups) group.get();
      return CrashReport.of(kills, server.get(), List.copyOf(played));
    } catch (java.util.concurrent.ExecutionException e) {
      throw new LoadTestException("a game could not be finished: " + e.getCause());
    } finally {
      server.get().close();
    }
  }

  private void start() {
    server.set(
        ServerProcess.start(
            folder,
            List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx256m"),
            List.of("--connections-per-address", "0", "--messages-per-second", "0")));
  }

  /// One game after another at a new table each time, until enough was killed.
  private void playOnAndOn() {
    do played.add(playOne());
    while (!isEnding.get());
  }

  private PlayedTable playOne() {
    var name = "Soak " + names.incrementAndGet();
    var id = openTable(name);
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var players = new ArrayList<Future<ClientTranscript>>();
      for (int i = 0; i < PLAYERS; i++) {
        var player = new CrashPlayer(server::get, name, i, names.get());
        players.add(threads.submit(player::play));
      }
      var notes = new ArrayList<ClientTranscript>();
      for (var player : players) notes.add(player.get());
      return new PlayedTable(id, notes);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new LinkException("interrupted");
    } catch (java.util.concurrent.ExecutionException e) {
      throw new LinkException(String.valueOf(e.getCause()));
    }
  }

  /// The server may be dying at this very moment; then once more. If the table was made and only
  /// the answer was lost, it is found by its name.
  private String openTable(String name) {
    while (true) {
      var lobby = new LobbyClient(server.get().web());
      var made = lobby.open(name, PLAYERS).or(() -> lobby.find(name));
      if (made.isPresent()) return made.get();
      sleep();
    }
  }

  static void sleep() {
    try {
      Thread.sleep(PAUSE);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new LinkException("interrupted");
    }
  }
}
