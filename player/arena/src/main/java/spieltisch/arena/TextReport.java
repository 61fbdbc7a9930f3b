package spieltisch.arena;

import java.util.Locale;

/// Writes the report as a table for a terminal.
public final class TextReport {
  private TextReport() {}

  public static String of(ArenaResult result) {
    var text = new StringBuilder(result.title()).append('\n');
    text.append(
        "%-14s %6s %8s %7s %17s %6s %6s %10s %7s %7s%n"
            .formatted(
                "player",
                "seats",
                "wins",
                "rate",
                "95 % interval",
                "Elo",
                "points",
                "CPU/move",
                "refused",
                "illegal"));
    for (var standing : result.standings()) text.append(line(standing));
    for (var adjustment : result.adjustments()) text.append(adjustment.line());
    text.append("%s%n".formatted(result.summary()));
    var reasons = result.reasonSummary();
    if (!reasons.isEmpty()) text.append("winners had: ").append(reasons).append('\n');
    var trades = result.tradeSummary();
    if (!trades.isEmpty()) text.append(trades).append('\n');
    return text.toString();
  }

  private static String line(Standing it) {
    return String.format(
        Locale.ROOT,
        "%-14s %6d %8.1f %6.1f%% %7.1f%% .. %4.1f%% %6.0f %6.2f %7.0f µs %7d %7d%n",
        it.name(),
        it.seats(),
        it.wins(),
        100 * it.rate().rate(),
        100 * it.rate().low(),
        100 * it.rate().high(),
        it.elo(),
        it.points(),
        it.micros(),
        it.refused(),
        it.illegal());
  }
}
