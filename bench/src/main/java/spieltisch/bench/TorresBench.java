package spieltisch.bench;

import java.util.ArrayList;
import java.util.List;
import spieltisch.torres.Options;

/// Measures how fast random games of Torres are played.
public final class TorresBench {
  private TorresBench() {}

  public static BenchReport run(int players, int threads, int games) {
    List<GameRate.Games> runners = new ArrayList<>();
    for (int i = 0; i < threads; i++) runners.add(runner(players, i));
    return GameRate.measure("torres", games, runners);
  }

  private static GameRate.Games runner(int players, long seed) {
    var games = new RandomTorresGames(Options.STANDARD, players);
    return count -> {
      var played = games.play(count, seed);
      return new GameRate.Played(played.actions(), 0);
    };
  }
}
