package spieltisch.bots;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import spieltisch.bots.catan.Weights;
import spieltisch.bots.catan.evaluation.Evaluation;
import spieltisch.bots.catan.evaluation.Evaluations;
import spieltisch.bots.catan.evaluation.PositionFeatures;
import spieltisch.bots.catan.player.RetryingCatanPlayer;
import spieltisch.bots.catan.player.SearchingCatanPlayer;
import spieltisch.bots.network.NetworkWeights;
import spieltisch.bots.torres.RetryingTorresPlayer;
import spieltisch.bots.torres.SearchingTorresPlayer;
import spieltisch.catan.Board;
import spieltisch.kernel.SeededChance;

/// One version of the players of level `best`. Former versions stay playable, so that a new version
/// can be compared with them. The settings of a version are data in the resource `NAME.properties`,
/// and its Catan weights in a file that this resource names. A version may name a network too; if
/// the network cannot be used, the version says so once and evaluates with its weights.
public final class PlayerVersion {
  /// The names of all versions, oldest first. The last version plays at the level `best`.
  private static final List<String> NAMES = List.of("best-1", "best-2");

  private final String name;
  private final Properties settings;
  private final Weights weights;
  private final Optional<NetworkWeights> network;

  private PlayerVersion(String name, Properties settings, Optional<NetworkWeights> network) {
    this.name = name;
    this.settings = settings;
    this.network = network;
    weights = Weights.ofResource(text("catan.weights"));
  }

  static PlayerVersion ofResource(String name) {
    var settings = readSettings(name + ".properties");
    return new PlayerVersion(name, settings, network(name, settings));
  }

  private static Properties readSettings(String file) {
    try (InputStream resource = PlayerVersion.class.getResourceAsStream(file)) {
      if (resource == null) throw new IllegalStateException(file + " is missing");
      var settings = new Properties();
      settings.load(new InputStreamReader(resource, StandardCharsets.UTF_8));
      return settings;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Reads the network of a version. Without it the player is weaker but plays on, so the fault is
  /// only reported.
  private static Optional<NetworkWeights> network(String name, Properties settings) {
    var file = settings.getProperty("catan.network");
    if (file == null) return Optional.empty();
    try {
      return Optional.of(
          NetworkWeights.ofResource(
              file.strip(), PositionFeatures.VERSION, PositionFeatures.COUNT));
    } catch (NetworkWeights.UnusableException e) {
      report(name + " plays without its network: " + e.getMessage());
      return Optional.empty();
    }
  }

  /// The players know no logging library, since they also run in the browser.
  @SuppressWarnings("SystemOut")
  private static void report(String sentence) {
    System.err.println(sentence);
  }

  /// A version that plays with another network, to compare both.
  ///
  /// @param rounds the length of a rollout, in rounds of turns
  /// @throws NetworkWeights.UnusableException if the file is no network for this program
  public PlayerVersion withNetwork(String newName, byte[] file, int rounds)
      throws NetworkWeights.UnusableException {
    var changed = new Properties();
    changed.putAll(settings);
    changed.setProperty("catan.rounds", Integer.toString(rounds));
    var read = NetworkWeights.read(file, PositionFeatures.VERSION, PositionFeatures.COUNT);
    return new PlayerVersion(newName, changed, Optional.of(read));
  }

  private String text(String key) {
    var value = settings.getProperty(key);
    if (value == null) throw new IllegalStateException(name + ".properties lacks " + key);
    return value.strip();
  }

  private int number(String key) {
    return Integer.parseInt(text(key));
  }

  /// Finds a version by its name; empty if there is no such version.
  public static Optional<PlayerVersion> of(String name) {
    return NAMES.contains(name) ? Optional.of(ofResource(name)) : Optional.empty();
  }

  /// The names of all versions, oldest first.
  public static List<String> names() {
    return NAMES;
  }

  /// The version that plays at the level `best`.
  public static PlayerVersion newest() {
    return Newest.VERSION;
  }

  /// Holds the newest version and loads it on first use.
  private static final class Newest {
    static final PlayerVersion VERSION = ofResource(NAMES.getLast());
  }

  public String name() {
    return name;
  }

  Weights weights() {
    return weights;
  }

  /// Creates a Catan player of this version. The player's random choices depend only on the seed.
  public CatanPlayer catanPlayer(long seed) {
    return catanPlayer(seed, weights);
  }

  CatanPlayer catanPlayer(long seed, Weights otherWeights) {
    var chance = new SeededChance(seed);
    return new RetryingCatanPlayer(
        new SearchingCatanPlayer(
            otherWeights,
            evaluations(otherWeights),
            chance,
            number("catan.rounds"),
            Long.MAX_VALUE),
        chance);
  }

  /// Creates the estimate of win chances that the Catan players of this version search with.
  public Evaluation catanEvaluation(Board board) {
    return evaluations(weights).on(board);
  }

  Evaluations evaluations(Weights otherWeights) {
    return network.map(Evaluations::learned).orElse(Evaluations.linear(otherWeights));
  }

  /// Creates a Torres player of this version. The player's random choices depend only on the seed.
  public TorresPlayer torresPlayer(long seed) {
    var chance = new SeededChance(seed);
    return RetryingTorresPlayer.of(
        new SearchingTorresPlayer(chance, number("torres.width"), number("torres.replies")),
        chance);
  }
}
