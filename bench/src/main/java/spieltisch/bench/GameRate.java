package spieltisch.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Measures how fast random games are played.
///
/// The result is the fastest of several rounds after a warm-up, because other programs on the
/// machine can only slow a round down. The median round is reported too.
final class GameRate {
  private static final int WARM_UP = 5;
  private static final int ROUNDS = 25;

  private GameRate() {}

  /// Plays random games on one thread.
  interface Games {
    /// Plays a number of games. Returns the number of their actions and turns, or 0 turns if turns
    /// are not counted.
    Played play(int games);
  }

  record Played(long actions, long turns) {}

  private record Round(long games, long actions, long turns, Meter used) {
    double nanosPerAction() {
      return (double) used.cpuNanos() / actions;
    }
  }

  static BenchReport measure(String title, int games, List<Games> threads) {
    for (int i = 0; i < WARM_UP; i++) round(games, threads);
    var rounds = new ArrayList<Round>();
    for (int i = 0; i < ROUNDS; i++) rounds.add(round(games, threads));
    rounds.sort(Comparator.comparingDouble(Round::nanosPerAction));
    return figures(title, rounds.getFirst())
        .with("ns per action, median round", rounds.get(ROUNDS / 2).nanosPerAction());
  }

  private static BenchReport figures(String title, Round round) {
    double seconds = round.used().cpuNanos() / 1e9;
    var report =
        new BenchReport(title)
            .with("games per CPU-second", round.games() / seconds)
            .with("actions per CPU-second", round.actions() / seconds)
            .with("ns per action", round.nanosPerAction())
            .with("bytes per action", (double) round.used().allocatedBytes() / round.actions())
            .with("actions per game", (double) round.actions() / round.games());
    boolean hasTurns = round.turns() > 0;
    return hasTurns
        ? report.with("turns per game", (double) round.turns() / round.games())
        : report;
  }

  private static Round round(int games, List<Games> threads) {
    try (var pool = Executors.newFixedThreadPool(threads.size())) {
      var running = new ArrayList<Future<Round>>();
      for (var runner : threads) running.add(pool.submit(metered(games, runner)));
      var sum = new Round(0, 0, 0, new Meter(0, 0));
      for (var future : running) sum = plus(sum, future.get());
      return sum;
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game failed", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private static Callable<Round> metered(int games, Games runner) {
    return () -> {
      var start = Meter.now();
      var played = runner.play(games);
      return new Round(games, played.actions(), played.turns(), Meter.now().since(start));
    };
  }

  private static Round plus(Round a, Round b) {
    return new Round(
        a.games() + b.games(),
        a.actions() + b.actions(),
        a.turns() + b.turns(),
        a.used().plus(b.used()));
  }
}
