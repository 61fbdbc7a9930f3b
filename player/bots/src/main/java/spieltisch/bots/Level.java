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

/// How strong a computer player is.
public enum Level {
  RANDOM,
  EASY,
  MEDIUM,
  HARD,
  BEST;

  /// How often of a hundred times medium plays like a beginner.
  private static final int SLIPS = 30;

  /// What hard tries for a move, and how many rounds it looks ahead; best has no limit but time.
  private static final int FEW_NODES = 200;

  private static final int NEAR = 1;
  private static final int FAR = 4;

  /// How many positions hard and best follow at each step of a turn of Torres, and to how many
  /// turns best considers the answers.
  private static final int NARROW = 3;

  private static final int WIDE = 60;
  private static final int ANSWERED = 6;

  /// The level of a word, as options and the protocol's extensions write it.
  public static Optional<Level> of(String word) {
    for (var level : values()) if (level.word().equals(word)) return Optional.of(level);
    return Optional.empty();
  }

  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  /// A player of Torres of this level; its own luck follows from the seed.
  public TorresPlayer torresPlayer(long seed) {
    var chance = new SeededChance(seed);
    return switch (this) {
      case RANDOM -> new RandomTorresPlayer(chance);
      case EASY -> undaunted(new EasyTorresPlayer(chance), chance);
      case MEDIUM -> undaunted(new SearchingTorresPlayer(chance, 1, 0), chance);
      case HARD -> undaunted(new SearchingTorresPlayer(chance, NARROW, 0), chance);
      case BEST -> undaunted(new SearchingTorresPlayer(chance, WIDE, ANSWERED), chance);
    };
  }

  private static TorresPlayer undaunted(TorresPlayer player, SeededChance chance) {
    return new RetryingTorresPlayer(player, chance);
  }

  /// A player of Catan of this level; its own luck follows from the seed.
  public CatanPlayer catanPlayer(long seed) {
    return catanPlayer(seed, this == MEDIUM ? Weights.usual() : Weights.tuned());
  }

  /// The same with other weights, if the level has any.
  public CatanPlayer catanPlayer(long seed, Weights weights) {
    var chance = new SeededChance(seed);
    return switch (this) {
      case RANDOM -> new RandomCatanPlayer(chance);
      case EASY -> new RetryingCatanPlayer(new EasyCatanPlayer(chance), chance);
      case HARD ->
          new RetryingCatanPlayer(
              new SearchingCatanPlayer(weights, chance, NEAR, FEW_NODES), chance);
      case BEST ->
          new RetryingCatanPlayer(
              new SearchingCatanPlayer(weights, chance, FAR, Long.MAX_VALUE), chance);
      case MEDIUM -> new RetryingCatanPlayer(new MediumCatanPlayer(weights, chance, SLIPS), chance);
    };
  }
}
