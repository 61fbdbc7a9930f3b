package spieltisch.analysis.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import spieltisch.bots.catan.Weights;
import spieltisch.bots.catan.policy.HeuristicPolicy;
import spieltisch.bots.catan.search.CatanRollout;
import spieltisch.bots.training.SelfPlay;
import spieltisch.catan.Board;
import spieltisch.catan.rules.State;
import spieltisch.kernel.SeededChance;

/// Compares predicted win chances with the results of self-play games.
///
/// @param games the number of games that the positions come from
/// @param positions the number of positions; each position gives one prediction for each seat
/// @param deciles the predictions in ten classes of equal width, by the predicted chance
public record Calibration(int games, int positions, List<Decile> deciles) {
  /// The standard error of a predicted chance, measured against rollouts; see `docs/coach.md`.
  public static final double MODEL_ERROR = 0.1;

  /// The sampling interval: one of this many positions is sampled.
  private static final int SAMPLE_INTERVAL = 120;

  private static final int CLASSES = 10;
  private static final int MAX_ROUNDS = 200;

  /// Seeds of calibration games differ from the seeds of fitting games.
  private static final long SEED_OFFSET = 0x5EED_0000_0000L;

  /// The predictions in one of the ten classes.
  ///
  /// @param predicted the mean predicted chance of the class
  /// @param actual the share of the class's predictions whose seat won
  /// @param standardError the standard error of the difference between `predicted` and `actual`,
  ///   computed over games. The predictions of one game have the same winner and depend on each
  ///   other.
  public record Decile(int count, double predicted, double actual, double standardError) {}

  /// The predictions for one position, and the winner of its game.
  private record Prediction(long game, WinChances chances, int winner) {}

  /// Plays games of four players until there are enough positions.
  public static Calibration measure(int positions, long seed) {
    var predictions = new ArrayList<Prediction>();
    int games = 0;
    int batch = 64;
    while (predictions.size() < positions) {
      int first = games;
      IntStream.range(first, first + batch)
          .parallel()
          .mapToObj(game -> predictions(SEED_OFFSET + seed * 1_000_003 + game))
          .toList()
          .forEach(predictions::addAll);
      games += batch;
    }
    var kept = predictions.subList(0, positions);
    long sampled = kept.stream().mapToLong(Prediction::game).distinct().count();
    return new Calibration((int) sampled, positions, deciles(kept));
  }

  private static List<Prediction> predictions(long seed) {
    var chances = new ArrayList<WinChances>();
    int winner =
        play(seed, state -> chances.add(WinChances.of(new PositionValue(board(state)).of(state))));
    if (winner < 0) return List.of();
    return chances.stream().map(each -> new Prediction(seed, each, winner)).toList();
  }

  private static Board board(State state) {
    return state.position().board();
  }

  private static int play(long seed, Consumer<State> sampled) {
    var pick = new SeededChance(~seed);
    return SelfPlay.winnerOf(
        Collections.nCopies(4, Weights.tuned()),
        seed,
        state -> {
          if (pick.below(SAMPLE_INTERVAL) == 0) sampled.accept(state);
        });
  }

  /// Sorts predictions into the ten classes. The predictions of one game must be adjacent in the
  /// list.
  private static List<Decile> deciles(List<Prediction> predictions) {
    var counts = new int[CLASSES];
    var sums = new double[CLASSES];
    var wins = new int[CLASSES];
    var residuals = new double[CLASSES];
    var squares = new double[CLASSES];
    long game = predictions.getFirst().game();
    for (var prediction : predictions) {
      if (prediction.game() != game) addSquares(residuals, squares);
      game = prediction.game();
      for (int seat = 0; seat < prediction.chances().seats(); seat++) {
        double chance = prediction.chances().of(seat);
        int index = Math.min(CLASSES - 1, (int) (chance * CLASSES));
        counts[index]++;
        sums[index] += chance;
        boolean isWon = prediction.winner() == seat;
        if (isWon) wins[index]++;
        residuals[index] += (isWon ? 1 : 0) - chance;
      }
    }
    addSquares(residuals, squares);
    var deciles = new ArrayList<Decile>();
    for (int i = 0; i < CLASSES; i++) {
      int divisor = Math.max(1, counts[i]);
      deciles.add(
          new Decile(
              counts[i],
              sums[i] / divisor,
              (double) wins[i] / divisor,
              Math.sqrt(squares[i]) / divisor));
    }
    return deciles;
  }

  /// Ends a game: adds the squares of the game's summed residuals to the totals, and clears the
  /// residuals.
  private static void addSquares(double[] residuals, double[] squares) {
    for (int i = 0; i < CLASSES; i++) squares[i] += residuals[i] * residuals[i];
    Arrays.fill(residuals, 0);
  }

  /// The largest difference between the predicted chance and the share of wins, over all classes
  /// that have predictions.
  double worst() {
    return deciles.stream()
        .filter(decile -> decile.count() > 0)
        .mapToDouble(decile -> Math.abs(decile.predicted() - decile.actual()))
        .max()
        .orElse(0);
  }

  /// The root mean square error of the predicted chances against rollouts to the end of the game,
  /// without the sampling error of the rollouts.
  public static double rolloutError(int positions, int rollouts, long seed) {
    var states = new ArrayList<State>();
    for (int game = 0; states.size() < positions; game++)
      play(SEED_OFFSET + seed * 1_000_003 + game, state -> states.add(state.copy()));
    double sum =
        states.subList(0, positions).stream()
            .parallel()
            .mapToDouble(state -> squaredError(state, rollouts))
            .sum();
    return Math.sqrt(Math.max(0, sum / positions));
  }

  /// The mean squared error over the seats of a state, minus the error that a perfect model would
  /// have.
  private static double squaredError(State state, int rollouts) {
    var chances = new PositionValue(board(state)).of(state);
    var wins = new int[chances.length];
    var policy = new HeuristicPolicy(Weights.tuned(), board(state), true);
    var rollout = new CatanRollout(policy, MAX_ROUNDS);
    var playout = state.copy();
    for (int i = 0; i < rollouts; i++) {
      playout.copyFrom(state);
      policy.forgetOffers();
      int actor = playout.position().nextToAct();
      rollout.play(playout, actor, policy.choose(playout, actor), i);
      if (playout.position().isOver()) wins[playout.position().actor()]++;
    }
    double sum = 0;
    for (int seat = 0; seat < wins.length; seat++) {
      double share = (double) wins[seat] / rollouts;
      double difference = chances[seat] - share;
      sum += difference * difference - share * (1 - share) / (rollouts - 1);
    }
    return sum / wins.length;
  }

  /// The calibration as a text table with one line for each class.
  public String table() {
    var text = new StringBuilder();
    text.append(
        "%d positions of %d games%n%10s %8s %10s %8s %6s%n"
            .formatted(positions, games, "class", "count", "predicted", "actual", "s.e."));
    for (int i = 0; i < deciles.size(); i++) {
      var decile = deciles.get(i);
      text.append(
          String.format(
              Locale.ROOT,
              "%3d..%3d %% %8d %9.1f%% %7.1f%% %6.1f%n",
              10 * i,
              10 * i + 10,
              decile.count(),
              100 * decile.predicted(),
              100 * decile.actual(),
              100 * decile.standardError()));
    }
    return text.append(
            String.format(Locale.ROOT, "largest difference: %.1f points%n", 100 * worst()))
        .toString();
  }

  /// The reliability plot as SVG: the share of wins against the predicted chance, with bars of two
  /// standard errors.
  public String plot() {
    int size = 320;
    var body = new StringBuilder();
    body.append(
        "<rect width='%d' height='%d' fill='white' stroke='#999'/>%n".formatted(size, size));
    body.append("<line x1='0' y1='%d' x2='%d' y2='0' stroke='#bbb'/>%n".formatted(size, size));
    for (var decile : deciles) {
      if (decile.count() == 0) continue;
      double x = size * decile.predicted();
      double y = size * (1 - decile.actual());
      double margin = size * 2 * decile.standardError();
      body.append(
          String.format(
              Locale.ROOT,
              "<line x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f' stroke='#2f6db3'/>%n"
                  + "<circle cx='%.1f' cy='%.1f' r='4' fill='#2f6db3'/>%n",
              x,
              y - margin,
              x,
              y + margin,
              x,
              y));
    }
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-2 -2 324 324' role='img'"
        + " aria-label='share of wins over predicted chance'>\n"
        + body
        + "</svg>\n";
  }
}
