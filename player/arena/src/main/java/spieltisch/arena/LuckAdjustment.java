package spieltisch.arena;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The win rate of an entrant with the luck of its games taken out (a control variate).
///
/// The mean luck of a game is 0, regardless of the players. So the results minus the luck have the
/// same mean as the plain results, but a smaller variance. The games of one deal share their dice;
/// the deal is therefore the unit of the statistics.
///
/// @param rate the mean of the results minus the luck
/// @param factor how many times more games the plain win rate needs for an equally narrow interval
public record LuckAdjustment(String name, Interval rate, double factor) {
  private static final double Z = 1.959964;

  /// The minimum number of deals for an interval. With fewer deals, the normal approximation of the
  /// interval is not justified.
  private static final int MIN_DEALS = 20;

  /// The summed results and luck of one entrant in one deal.
  private static final class DealSums {
    int games;
    int seats;
    double share;
    double luck;
  }

  /// Returns the adjustment for an entrant; empty if luck was not measured or there are fewer than
  /// [#MIN_DEALS] complete deals. The last deal may be incomplete and is then left out, because its
  /// seats are not balanced.
  public static Optional<LuckAdjustment> of(String name, List<GameResult> games) {
    Map<Integer, DealSums> deals = new LinkedHashMap<>();
    for (var game : games) {
      if (game.luck().isEmpty()) return Optional.empty();
      var deal = deals.computeIfAbsent(game.deal(), _ -> new DealSums());
      deal.games++;
      for (int seat = 0; seat < game.names().size(); seat++) {
        if (!game.names().get(seat).equals(name)) continue;
        deal.seats++;
        deal.share += game.share(seat);
        deal.luck += game.luck().get(seat);
      }
    }
    int gamesPerDeal = deals.values().stream().mapToInt(deal -> deal.games).max().orElse(0);
    deals.values().removeIf(deal -> deal.games < gamesPerDeal);
    return deals.size() < MIN_DEALS ? Optional.empty() : Optional.of(of(name, deals));
  }

  private static LuckAdjustment of(String name, Map<Integer, DealSums> deals) {
    var plain = deals.values().stream().mapToDouble(it -> it.share / it.seats).toArray();
    var adjusted =
        deals.values().stream().mapToDouble(it -> (it.share - it.luck) / it.seats).toArray();
    double mean = mean(adjusted);
    double margin = Z * Math.sqrt(variance(adjusted) / adjusted.length);
    return new LuckAdjustment(
        name,
        new Interval(mean - margin, mean, mean + margin),
        variance(plain) / Math.max(1e-12, variance(adjusted)));
  }

  private static double mean(double[] values) {
    double sum = 0;
    for (double value : values) sum += value;
    return sum / values.length;
  }

  private static double variance(double[] values) {
    double mean = mean(values);
    double sum = 0;
    for (double value : values) sum += (value - mean) * (value - mean);
    return sum / (values.length - 1);
  }

  String line() {
    return String.format(
        Locale.ROOT,
        "without luck: %-14s %6.1f%% %7.1f%% .. %4.1f%%; the plain rate needs %.1f times as many games%n",
        name,
        100 * rate.rate(),
        100 * rate.low(),
        100 * rate.high(),
        factor);
  }
}
