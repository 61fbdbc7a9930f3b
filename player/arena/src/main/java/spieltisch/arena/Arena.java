package spieltisch.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/// Plays many games and keeps their records, in the order of their numbers.
///
/// @param rotates whether everybody plays every board and its dice from every seat in turn
public record Arena(
    Contest contest,
    List<Entrant> entrants,
    int games,
    long seed,
    boolean rotates,
    int threads,
    ThinkingBudget thinking) {

  /// Plays them all.
  ///
  /// @param progress is told how many games are finished, one thread at a time
  public List<GameResult> play(IntConsumer progress) throws InterruptedException {
    var finished = new AtomicInteger();
    try (var workers = Executors.newFixedThreadPool(threads)) {
      var running = new ArrayList<Future<GameResult>>();
      for (int number = 0; number < games; number++) {
        int game = number;
        running.add(
            workers.submit(
                () -> {
                  var record = play(game);
                  synchronized (finished) {
                    progress.accept(finished.incrementAndGet());
                  }
                  return record;
                }));
      }
      return results(running);
    }
  }

  private static List<GameResult> results(List<Future<GameResult>> running)
      throws InterruptedException {
    var records = new ArrayList<GameResult>();
    for (var game : running) records.add(result(game));
    return List.copyOf(records);
  }

  private static GameResult result(Future<GameResult> game) throws InterruptedException {
    try {
      return game.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game could not be played", e.getCause());
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
