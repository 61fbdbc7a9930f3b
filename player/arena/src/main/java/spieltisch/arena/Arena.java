package spieltisch.arena;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import java.util.function.Predicate;

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

  /// The maximum number of games for each thread that have been submitted and whose results have
  /// not been collected.
  private static final int LOOKAHEAD = 4;

  /// Plays all games.
  ///
  /// @param progress receives the number of finished games
  public List<GameResult> play(IntConsumer progress) throws InterruptedException {
    return play(progress, _ -> false);
  }

  /// Plays games until all are played or the predicate is satisfied. Games that are still running
  /// when the predicate is satisfied are dropped, so the result does not depend on the number of
  /// threads.
  ///
  /// @param progress receives the number of finished games
  /// @param isDecided called after each deal with the games so far; true ends the arena
  public List<GameResult> play(IntConsumer progress, Predicate<List<GameResult>> isDecided)
      throws InterruptedException {
    var results = new ArrayList<GameResult>();
    Deque<Future<GameResult>> running = new ArrayDeque<>();
    var workers = Executors.newFixedThreadPool(threads);
    try {
      int submitted = 0;
      while (results.size() < games) {
        while (submitted < games && running.size() < LOOKAHEAD * threads) {
          int number = submitted++;
          running.add(workers.submit(() -> play(number)));
        }
        results.add(result(running.remove()));
        progress.accept(results.size());
        boolean isDealOver = results.size() % gamesPerDeal() == 0;
        if (isDealOver && isDecided.test(Collections.unmodifiableList(results))) break;
      }
      return List.copyOf(results);
    } finally {
      workers.shutdownNow();
    }
  }

  private static GameResult result(Future<GameResult> game) throws InterruptedException {
    try {
      return game.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("arena game failed", e.getCause());
    }
  }

  private int gamesPerDeal() {
    return rotates ? entrants.size() : 1;
  }

  GameResult play(int number) {
    var seats = new ArrayList<>(entrants);
    if (rotates) Collections.rotate(seats, number % entrants.size());
    return contest.play(new ScheduledGame(seats, seed, number / gamesPerDeal(), number, thinking));
  }
}
