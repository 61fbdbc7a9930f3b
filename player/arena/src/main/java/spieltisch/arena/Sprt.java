package spieltisch.arena;

import java.util.List;
import java.util.Locale;

/// A sequential probability ratio test of the win rate of one entrant. The test compares the
/// hypothesis that the rate is `low` with the hypothesis that the rate is `high`. The test can stop
/// as soon as the games decide between the two hypotheses.
///
/// The unit of the test is a deal, because the games of one deal share the board and the dice and
/// so depend on each other. The log-likelihood ratio uses a normal approximation with the variance
/// of the deals seen so far.
///
/// @param entrant the name of the tested entrant
/// @param low the rate of the first hypothesis, between 0 and 1
/// @param high the rate of the second hypothesis, greater than `low`
public record Sprt(String entrant, double low, double high) {
  /// The probability of deciding for the wrong hypothesis when one of the two is true.
  private static final double ERROR = 0.05;

  private static final double BOUND = Math.log((1 - ERROR) / ERROR);

  /// The minimum number of deals for a decision. With fewer deals the variance is too uncertain.
  private static final int MIN_DEALS = 20;

  /// The hypothesis that the games so far confirm: the low rate, the high rate, or neither yet.
  enum Verdict {
    LOW,
    HIGH,
    OPEN
  }

  /// The state of the test after some deals.
  ///
  /// @param ratio the log-likelihood ratio; positive values speak for the higher rate
  record State(int deals, double rate, double ratio, Verdict verdict) {}

  /// Evaluates the games played so far.
  ///
  /// @param games the games in the order of their deals
  State evaluate(List<GameResult> games) {
    int deals = 0;
    double sum = 0;
    double squares = 0;
    for (int from = 0; from < games.size(); ) {
      int to = from;
      while (to < games.size() && games.get(to).deal() == games.get(from).deal()) to++;
      double rate = rate(games.subList(from, to));
      deals++;
      sum += rate;
      squares += rate * rate;
      from = to;
    }
    double mean = deals == 0 ? 0 : sum / deals;
    double ratio = ratio(deals, mean, squares);
    return new State(deals, mean, ratio, verdict(deals, ratio));
  }

  /// The mean share of the entrant in the wins of one deal, over all its seats.
  private double rate(List<GameResult> deal) {
    int seats = 0;
    double wins = 0;
    for (var game : deal)
      for (int seat = 0; seat < game.names().size(); seat++) {
        if (!game.names().get(seat).equals(entrant)) continue;
        seats++;
        wins += game.share(seat);
      }
    return seats == 0 ? 0 : wins / seats;
  }

  private double ratio(int deals, double mean, double squares) {
    if (deals < 2) return 0;
    double variance = (squares - deals * mean * mean) / (deals - 1);
    // Equal results of all deals so far do not prove that the variance is zero. So the variance of
    // one deal under the hypotheses is added.
    double middle = (low + high) / 2;
    double smoothed = (variance * deals + middle * (1 - middle)) / (deals + 1);
    return deals * (high - low) * (mean - middle) / smoothed;
  }

  private static Verdict verdict(int deals, double ratio) {
    if (deals < MIN_DEALS || Math.abs(ratio) < BOUND) return Verdict.OPEN;
    return ratio > 0 ? Verdict.HIGH : Verdict.LOW;
  }

  /// Whether the games played so far decide the test.
  public boolean isDecided(List<GameResult> games) {
    return evaluate(games).verdict() != Verdict.OPEN;
  }

  /// The result in one line.
  public String text(List<GameResult> games) {
    var state = evaluate(games);
    var decision =
        switch (state.verdict()) {
          case HIGH -> "accepted: %.1f %% or more".formatted(100 * high);
          case LOW -> "rejected: %.1f %% or less".formatted(100 * low);
          case OPEN -> "undecided";
        };
    return String.format(
        Locale.ROOT,
        "SPRT %s %.1f %% against %.1f %%: %s (%d deals, rate %.1f %%, log-likelihood ratio %.2f, bounds ±%.2f)",
        entrant,
        100 * low,
        100 * high,
        decision,
        state.deals(),
        100 * state.rate(),
        state.ratio(),
        BOUND);
  }
}
