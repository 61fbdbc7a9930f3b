package spieltisch.arena;

import java.util.function.LongFunction;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Level;
import spieltisch.bots.PlayerVersion;
import spieltisch.bots.TorresPlayer;
import spieltisch.bots.catan.Weights;

/// A participant of the arena: a name, and factories that create a player from a seed.
public record Entrant(
    String name, LongFunction<CatanPlayer> catan, LongFunction<TorresPlayer> torres) {
  /// Replaces all characters of the name that have a special meaning in a report format.
  public Entrant {
    name = name.replaceAll("[^A-Za-z0-9.:_/-]", "_");
  }

  public static Entrant of(Level level) {
    return new Entrant(level.word(), level::catanPlayer, level::torresPlayer);
  }

  /// Creates an entrant of a former or the current version of `best`.
  public static Entrant of(PlayerVersion version) {
    return new Entrant(version.name(), version::catanPlayer, version::torresPlayer);
  }

  /// Creates an entrant of a level that uses the given weights in Catan.
  public static Entrant of(String name, Weights weights, Level level) {
    return new Entrant(name, seed -> level.catanPlayer(seed, weights), level::torresPlayer);
  }
}
