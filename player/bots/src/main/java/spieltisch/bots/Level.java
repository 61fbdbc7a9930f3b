package spieltisch.bots;

import java.util.Optional;
import spieltisch.bots.catan.Weights;
import spieltisch.bots.catan.player.EasyCatanPlayer;
import spieltisch.bots.catan.player.MediumCatanPlayer;
import spieltisch.bots.catan.player.RandomCatanPlayer;
import spieltisch.bots.catan.player.RetryingCatanPlayer;
import spieltisch.bots.catan.player.SearchingCatanPlayer;
import spieltisch.bots.torres.EasyTorresPlayer;
import spieltisch.bots.torres.RandomTorresPlayer;
import spieltisch.bots.torres.RetryingTorresPlayer;
import spieltisch.bots.torres.SearchingTorresPlayer;
import spieltisch.kernel.SeededChance;

/// The playing strength of a computer player.
public enum Level {
  RANDOM,
  EASY,
  MEDIUM,
  HARD,
  BEST;

  /// The percentage of decisions in which a medium player plays like an easy player.
  private static final int MEDIUM_EASY_PERCENT = 30;

  /// The node limit of hard Catan players.
  private static final int HARD_MAX_NODES = 200;

  /// The length of the rollouts of hard Catan players, in rounds of turns.
  private static final int HARD_ROUNDS = 1;

  /// The beam width of the Torres turn search of hard players.
  private static final int HARD_WIDTH = 3;

  /// Parses the name of a level in options and protocol extensions; empty if no level has this
  /// name.
  public static Optional<Level> of(String word) {
    for (var level : values()) if (level.word().equals(word)) return Optional.of(level);
    return Optional.empty();
  }

  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  /// Creates a Torres player of this level. The player's random choices depend only on the seed.
  public TorresPlayer torresPlayer(long seed) {
    var chance = new SeededChance(seed);
    return switch (this) {
      case RANDOM -> new RandomTorresPlayer(chance);
      case EASY -> retrying(new EasyTorresPlayer(chance), chance);
      case MEDIUM -> retrying(new SearchingTorresPlayer(chance, 1, 0), chance);
      case HARD -> retrying(new SearchingTorresPlayer(chance, HARD_WIDTH, 0), chance);
      case BEST -> PlayerVersion.newest().torresPlayer(seed);
    };
  }

  private static TorresPlayer retrying(TorresPlayer player, SeededChance chance) {
    return RetryingTorresPlayer.of(player, chance);
  }

  /// Creates a Catan player of this level. The player's random choices depend only on the seed.
  public CatanPlayer catanPlayer(long seed) {
    return switch (this) {
      case MEDIUM -> catanPlayer(seed, Weights.defaults());
      case BEST -> PlayerVersion.newest().catanPlayer(seed);
      case RANDOM, EASY, HARD -> catanPlayer(seed, Weights.tuned());
    };
  }

  /// Creates a Catan player with the given weights. Random and easy players ignore the weights.
  public CatanPlayer catanPlayer(long seed, Weights weights) {
    var chance = new SeededChance(seed);
    return switch (this) {
      case RANDOM -> new RandomCatanPlayer(chance);
      case EASY -> new RetryingCatanPlayer(new EasyCatanPlayer(chance), chance);
      case HARD ->
          new RetryingCatanPlayer(
              new SearchingCatanPlayer(weights, chance, HARD_ROUNDS, HARD_MAX_NODES), chance);
      case BEST -> PlayerVersion.newest().catanPlayer(seed, weights);
      case MEDIUM ->
          new RetryingCatanPlayer(
              new MediumCatanPlayer(weights, chance, MEDIUM_EASY_PERCENT), chance);
    };
  }
}
