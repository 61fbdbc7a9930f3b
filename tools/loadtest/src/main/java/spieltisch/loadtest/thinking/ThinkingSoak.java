package spieltisch.loadtest.thinking;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import spieltisch.bots.Level;
import spieltisch.loadtest.LatencyRecorder;
import spieltisch.loadtest.LoadTestException;
import spieltisch.loadtest.load.LoadTest;
import spieltisch.loadtest.process.LobbyClient;
import spieltisch.loadtest.process.ServerProcess;

/// Runs many tables that have only bots, and measures how long a player at another table waits for
/// two bots.
public final class ThinkingSoak {
  private final Path folder;
  private final Consumer<String> out;

  /// @param folder the folder for the games of the server
  public ThinkingSoak(Path folder, Consumer<String> out) {
    this.folder = folder;
    this.out = out;
  }

  /// Returns the violations that were found, one sentence each.
  ///
  /// @param pause how long bots wait before each action, in milliseconds
  /// @param maxMillis the longest time that the player may have to wait, in milliseconds
  public List<String> run(int tables, int seconds, int pause, long maxMillis)
      throws InterruptedException {
    var options = new ArrayList<>(LoadTest.NO_LIMITS);
    options.addAll(List.of("--bot-pause", "" + pause));
    var waits = new LatencyRecorder();
    try (var server = ServerProcess.start(folder, LoadTest.JAVA_OPTIONS, options)) {
      openTables(server, tables);
      var bots = Collections.nCopies(2, Level.BEST.word());
      new SoakPlayer(server, bots, waits).playFor(seconds);
      out.accept(
          "%,d tables of four best bots, pause %d ms: the player waited %,d times, %s; server %d MB"
              .formatted(tables, pause, waits.count(), waits, server.megabytes()));
      var violations = new ArrayList<String>();
      if (waits.count() == 0) violations.add("the player never got to act");
      if (waits.millis(100) > maxMillis)
        violations.add("the player waited longer than " + maxMillis + " ms");
      violations.addAll(server.errors());
      return violations;
    }
  }

  private static void openTables(ServerProcess server, int tables) {
    var lobby = new LobbyClient(server.web());
    var bots = Collections.nCopies(4, Level.BEST.word());
    for (int i = 0; i < tables; i++)
      if (lobby.openWithBots("Bots " + i, 4, bots, SoakPlayer.VICTORY_POINTS).isEmpty())
        throw new LoadTestException("cannot open table " + i);
  }
}
