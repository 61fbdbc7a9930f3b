package spieltisch.arena;

import java.util.function.LongFunction;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Level;
import spieltisch.bots.TorresPlayer;
import spieltisch.bots.Weights;

/// Somebody who plays in the arena: a name, and how to make a player from a seed.
public record Entrant(
    String name, LongFunction<CatanPlayer> catan, LongFunction<TorresPlayer> torres) {
  public static Entrant of(Level level) {
    return new Entrant(level.word(), level::catanPlayer, level::torresPlayer);
  }

  /// A player of Catan who judges by given weights.
  public static Entrant of(String name, Weights weights, Level level) {
    return new Entrant(name, seed -> level.catanPlayer(seed, weights), level::torresPlayer);
  }
}
