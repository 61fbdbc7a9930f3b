package spieltisch.bots;

import java.util.Optional;
import spieltisch.bots.catan.EasyCatanPlayer;
import spieltisch.bots.catan.MediumCatanPlayer;
import spieltisch.bots.catan.RandomCatanPlayer;
import spieltisch.bots.catan.RetryingCatanPlayer;
import spieltisch.bots.catan.SearchingCatanPlayer;
import spieltisch.bots.catan.Weights;
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

  /// The node limit of hard Catan players, followed by the length of rollouts in rounds. Best
  /// players have no node limit.
  private static final int HARD_MAX_NODES = 200;

  private static final int HARD_ROUNDS = 1;
  private static final int BEST_ROUNDS = 4;

  /// The beam widths of the Torres turn search, followed by the number of turns for which best
  /// players also search the replies of the other players.
  private static final int HARD_WIDTH = 3;

  private static final int BEST_WIDTH = 60;
  private static final int BEST_REPLIES = 6;

  /// Parses the name of a level in options and protocol extensions.
  public static Optional<Level> of(String word) {
    for (var level : values()) if (level.word().equals(word)) return Optional.of(level);
    return Optional.empty();
  }

  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  /// Creates a Torres player of this level, whose random choices depend only on the seed.
  public TorresPlayer torresPlayer(long seed) {
    var chance = new SeededChance(seed);
    return switch (this) {
      case RANDOM -> new RandomTorresPlayer(chance);
      case EASY -> retrying(new EasyTorresPlayer(chance), chance);
      case MEDIUM -> retrying(new SearchingTorresPlayer(chance, 1, 0), chance);
      case HARD -> retrying(new SearchingTorresPlayer(chance, HARD_WIDTH, 0), chance);
      case BEST -> retrying(new SearchingTorresPlayer(chance, BEST_WIDTH, BEST_REPLIES), chance);
    };
  }

  private static TorresPlayer retrying(TorresPlayer player, SeededChance chance) {
    return RetryingTorresPlayer.of(player, chance);
  }

  /// Creates a Catan player of this level, whose random choices depend only on the seed.
  public CatanPlayer catanPlayer(long seed) {
    return catanPlayer(seed, this == MEDIUM ? Weights.defaults() : Weights.tuned());
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
      case BEST ->
          new RetryingCatanPlayer(
              new SearchingCatanPlayer(weights, chance, BEST_ROUNDS, Long.MAX_VALUE), chance);
      case MEDIUM ->
          new RetryingCatanPlayer(
              new MediumCatanPlayer(weights, chance, MEDIUM_EASY_PERCENT), chance);
    };
  }
}
