package spieltisch.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/// Plays many games between entrants and returns the results in the order of the games.
///
/// @param rotates whether each deal is played once for every rotation of the entrants over the
///   seats
public record Arena(
    Contest contest,
    List<Entrant> entrants,
    int games,
    long seed,
    boolean rotates,
    int threads,
    ThinkingBudget thinking) {

  /// Plays all games.
  ///
  /// @param progress receives the number of finished games; never called by two threads at a time
  public List<GameResult> play(IntConsumer progress) throws InterruptedException {
    var finished = new AtomicInteger();
    try (var workers = Executors.newFixedThreadPool(threads)) {
      var running = new ArrayList<Future<GameResult>>();
      for (int number = 0; number < games; number++) {
        int game = number;
        running.add(
            workers.submit(
                () -> {
                  var result = play(game);
                  synchronized (finished) {
                    progress.accept(finished.incrementAndGet());
                  }
                  return result;
                }));
      }
      return results(running);
    }
  }

  private static List<GameResult> results(List<Future<GameResult>> running)
      throws InterruptedException {
    var results = new ArrayList<GameResult>();
    for (var game : running) results.add(result(game));
    return List.copyOf(results);
  }

  private static GameResult result(Future<GameResult> game) throws InterruptedException {
    try {
      return game.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("arena game failed", e.getCause());
    }
  }

  GameResult play(int number) {
    int players = entrants.size();
    int deal = rotates ? number / players : number;
    var seats = new ArrayList<>(entrants);
    if (rotates) Collections.rotate(seats, number % players);
    return contest.play(new ScheduledGame(seats, seed, deal, number, thinking));
  }
}
