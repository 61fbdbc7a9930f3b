package spieltisch.arena;

import java.util.function.LongFunction;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Level;
import spieltisch.bots.TorresPlayer;
import spieltisch.bots.catan.Weights;

/// Somebody who plays in the arena: a name, and how to make a player from a seed.
public record Entrant(
    String name, LongFunction<CatanPlayer> catan, LongFunction<TorresPlayer> torres) {
  /// Names stand in reports of every format, so what could mean something there is replaced.
  public Entrant {
    name = name.replaceAll("[^A-Za-z0-9.:_/-]", "_");
  }

  public static Entrant of(Level level) {
    return new Entrant(level.word(), level::catanPlayer, level::torresPlayer);
  }

  /// A player of Catan who judges by given weights.
  public static Entrant of(String name, Weights weights, Level level) {
    return new Entrant(name, seed -> level.catanPlayer(seed, weights), level::torresPlayer);
  }
}
