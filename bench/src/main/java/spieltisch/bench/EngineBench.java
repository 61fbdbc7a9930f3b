package spieltisch.bench;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.Options;

/// Measures how fast random games of Catan are played by the full rules.
public final class EngineBench {
  private EngineBench() {}

  /// Measures the speed of whole games.
  ///
  /// @param trades whether the random players make one-for-one offers to each other
  public static BenchReport run(int players, boolean trades, int threads, int games) {
    List<GameRate.Games> runners = new ArrayList<>();
    var options = Options.standard(players);
    for (int i = 0; i < threads; i++) runners.add(runner(new RandomCatanGames(options, trades, i)));
    return GameRate.measure("engine", games, runners)
        .with("ns per copy of a state", CopyRate.nanosPerCopy(options));
  }

  private static GameRate.Games runner(RandomCatanGames games) {
    return count -> {
      long actions = games.actions();
      long turns = games.turns();
      for (int i = 0; i < count; i++) games.play();
      return new GameRate.Played(games.actions() - actions, games.turns() - turns);
    };
  }
}
