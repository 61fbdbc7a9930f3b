package spieltisch.app.options;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import spieltisch.app.CliException;
import spieltisch.arena.Entrant;
import spieltisch.bots.Level;
import spieltisch.bots.PlayerVersion;
import spieltisch.bots.catan.Weights;
import spieltisch.bots.network.NetworkWeights;
import spieltisch.client.transport.ServerAddress;
import spieltisch.siedler.codec.Dialect;

/// Parsers for command line values that several commands share.
public final class CliChoices {
  private static final List<Dialect> DIALECTS =
      List.of(Dialect.V1_0, Dialect.V0_4, Dialect.V0_1, Dialect.ASCII_1_0);

  private static final Pattern NETWORK =
      Pattern.compile("best:(?<file>.+\\.network)(:(?<rounds>[1-9]))?");

  /// The length of the rollouts of the first version with a network.
  private static final int DEFAULT_ROUNDS = 2;

  private CliChoices() {}

  public static ServerAddress address(String text) {
    return ServerAddress.of(text)
        .orElseThrow(
            () ->
                new CliException(
                    text
                        + " is not an address like ws://localhost:8080/catan or tcp://localhost:8010"));
  }

  public static Dialect dialect(String name) {
    for (var known : DIALECTS) if (known.name().equals(name)) return known;
    throw unknown("dialect", name, "1.0, 0.4, 0.1, 1.0-ascii, torfu");
  }

  public static Level level(String word) {
    return Level.of(word).orElseThrow(() -> unknown("level", word, levels()));
  }

  public static String levels() {
    return Arrays.stream(Level.values()).map(Level::word).collect(Collectors.joining(", "));
  }

  /// Parses a participant of the arena. The text is a level, a version of `best`, or a level and a
  /// file of weights, separated by a colon. For the level `best` the file may be a network, after
  /// which a colon and the rounds of the rollouts may follow.
  public static Entrant entrant(String text) {
    var version = PlayerVersion.of(text);
    if (version.isPresent()) return Entrant.of(version.get());
    int colon = text.indexOf(':');
    if (colon < 0) return Entrant.of(level(text));
    var network = NETWORK.matcher(text);
    if (network.matches())
      return networkEntrant(
          text,
          Path.of(network.group("file")),
          network.group("rounds") == null
              ? DEFAULT_ROUNDS
              : Integer.parseInt(network.group("rounds")));
    var file = Path.of(text.substring(colon + 1));
    return Entrant.of(text, weights(file), level(text.substring(0, colon)));
  }

  private static Entrant networkEntrant(String text, Path file, int rounds) {
    try {
      var newest = PlayerVersion.newest();
      return Entrant.of(newest.withNetwork(text, Files.readAllBytes(file), rounds));
    } catch (IOException _) {
      throw new CliException("cannot read the file " + file);
    } catch (NetworkWeights.UnusableException e) {
      throw new CliException(file + ": " + e.getMessage());
    }
  }

  public static Weights weights(Path file) {
    try {
      return Weights.read(Files.readAllLines(file));
    } catch (IOException _) {
      throw new CliException("cannot read the file " + file);
    } catch (IllegalArgumentException e) {
      throw new CliException(file + ": " + e.getMessage());
    }
  }

  public static CliException unknown(String what, String word, String known) {
    return new CliException("unknown " + what + " " + word + "; known are " + known);
  }
}
