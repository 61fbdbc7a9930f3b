package spieltisch.loadtest.crash;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.client.GameOutcome;
import spieltisch.client.siedler.PlayerSettings;
import spieltisch.client.siedler.Randomness;
import spieltisch.client.siedler.SiedlerPlayer;
import spieltisch.client.transport.LinkException;
import spieltisch.client.transport.ServerAddress;
import spieltisch.loadtest.PlayerTimeouts;
import spieltisch.loadtest.process.ServerProcess;
import spieltisch.siedler.codec.Dialect;

/// A player that reconnects to its seat whenever its server crashes, and keeps a transcript of its
/// messages.
final class CrashPlayer {
  private static final List<Colour> COLOURS = List.of(Colour.RED, Colour.BLUE, Colour.WHITE);
  private static final Duration TIMEOUT = Duration.ofSeconds(30);

  private final Supplier<ServerProcess> server;
  private final String table;
  private final PlayerSettings playerSettings;
  private final ClientTranscript transcript;

  CrashPlayer(Supplier<ServerProcess> server, String table, int number, long seed) {
    this.server = server;
    this.table = table;
    var name = "Player " + number;
    transcript = new ClientTranscript(name);
    playerSettings =
        new PlayerSettings(
            "Soak",
            name,
            COLOURS.get(number),
            Dialect.V1_0,
            Level.RANDOM,
            Randomness.repeatable(31 * seed + number),
            PlayerTimeouts.of(TIMEOUT));
  }

  /// Plays to the end of the game.
  ClientTranscript play() throws InterruptedException {
    Optional<String> token = Optional.empty();
    while (true)
      switch (playConnection(token)) {
        case GameOutcome.Disconnected disconnected -> {
          token = disconnected.token();
          TranscribedGames.awaitRetry();
        }
        case GameOutcome.Won _, GameOutcome.Lost _ -> {
          return transcript;
        }
        case GameOutcome.SeatLost(var reason) -> throw new LinkException(reason);
        case GameOutcome.Aborted(var text) -> throw new LinkException("game aborted: " + text);
      }
  }

  /// Plays until the game or the connection ends.
  private GameOutcome playConnection(Optional<String> token) throws InterruptedException {
    try {
      var address =
          "ws://127.0.0.1:" + server.get().port("web") + "/catan/" + table.replace(" ", "%20");
      try (var link =
          new RecordingLink(ServerAddress.of(address).orElseThrow().open(), transcript)) {
        return new SiedlerPlayer(playerSettings, link, token, _ -> {}).play();
      }
    } catch (LinkException e) {
      return new GameOutcome.Disconnected(String.valueOf(e.getMessage()), token.isPresent(), token);
    }
  }
}
