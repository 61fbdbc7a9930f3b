package spieltisch.app;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.client.Address;
import spieltisch.client.LinkException;
import spieltisch.client.Outcome;
import spieltisch.client.Patience;
import spieltisch.client.Settings;
import spieltisch.client.SiedlerPlayer;
import spieltisch.siedler.codec.Dialect;

/// A player who comes back to his seat however often his server dies, and writes down what he was
/// told.
final class CrashPlayer {
  private static final List<Colour> COLOURS = List.of(Colour.RED, Colour.BLUE, Colour.WHITE);
  private static final Duration GRACE = Duration.ofSeconds(30);
  private static final Patience PATIENCE =
      new Patience(
          GRACE,
          GRACE,
          GRACE,
          Duration.ofMillis(20),
          Duration.ofSeconds(2),
          Duration.ofMillis(50),
          Duration.ofMillis(100));

  private final Supplier<ServerProcess> server;
  private final String table;
  private final Settings settings;
  private final ClientNotes notes;

  CrashPlayer(Supplier<ServerProcess> server, String table, int number, long seed) {
    this.server = server;
    this.table = table;
    var name = "Guest " + number;
    notes = new ClientNotes(name);
    settings =
        new Settings(
            "Soak",
            name,
            COLOURS.get(number),
            Dialect.V1_0,
            Level.RANDOM,
            31 * seed + number,
            PATIENCE);
  }

  /// Plays to the end of the game.
  ClientNotes play() throws InterruptedException {
    Optional<String> token = Optional.empty();
    while (true)
      switch (once(token)) {
        case Outcome.CutOff cut -> {
          token = cut.token();
          CrashSoak.sleep();
        }
        case Outcome.Won _, Outcome.Lost _ -> {
          return notes;
        }
        case Outcome.BrokenOff(var text) -> throw new LinkException("broken off: " + text);
      }
  }

  private Outcome once(Optional<String> token) throws InterruptedException {
    try {
      var address =
          "ws://127.0.0.1:" + server.get().port("web") + "/catan/" + table.replace(" ", "%20");
      try (var link = new NotedLink(Address.of(address).orElseThrow().open(), notes)) {
        return new SiedlerPlayer(settings, link, token, _ -> {}).play();
      }
    } catch (LinkException e) {
      return new Outcome.CutOff(String.valueOf(e.getMessage()), token.isPresent(), token);
    }
  }
}
