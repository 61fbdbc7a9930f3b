package spieltisch.analysis.report;

import java.util.Locale;
import spieltisch.analysis.GameAnalysis;
import spieltisch.analysis.PlayerSummary;

/// Writes an analysis as text for a terminal.
public final class AnalysisText {
  private static final int COSTLIEST = 5;

  private AnalysisText() {}

  public static String of(GameAnalysis analysis) {
    var text = new StringBuilder();
    if (!analysis.isOver()) text.append("The record ends before the game is over.\n");
    analysis
        .stop()
        .ifPresent(stop -> text.append("The analysis stops at ").append(stop).append('\n'));
    text.append(
        "%-14s %6s %7s %9s %11s %9s %12s %8s %9s%n"
            .formatted(
                "player",
                "start",
                "result",
                "own luck",
                "others' luck",
                "own play",
                "others' play",
                "no luck",
                "accuracy"));
    for (var player : analysis.players()) text.append(line(player));
    text.append('\n');
    for (var player : analysis.players())
      text.append(player.name()).append(": ").append(JudgementText.sentence(player)).append('\n');
    openings(analysis, text);
    costliest(analysis, text);
    return text.toString();
  }

  private static String line(PlayerSummary it) {
    return String.format(
        Locale.ROOT,
        "%-14s %6.0f %7.0f %+9.0f %+12.0f %+9.0f %+12.0f %8.0f %8.0f%%%n",
        it.name(),
        100 * it.start(),
        100 * it.result(),
        100 * it.ownLuck(),
        100 * it.othersLuck(),
        100 * it.ownPlay(),
        100 * it.othersPlay(),
        100 * it.adjustedResult(),
        100 * accuracy(it));
  }

  /// The share of the player's judged decisions that are graded as good.
  static double accuracy(PlayerSummary player) {
    int good = player.phases().stream().mapToInt(PlayerSummary.PhaseSummary::good).sum();
    return player.decisions() == 0 ? 1 : (double) good / player.decisions();
  }

  private static void openings(GameAnalysis analysis, StringBuilder text) {
    text.append("\nFirst settlements, among all legal places:\n");
    for (var judgement : analysis.judgements())
      judgement
          .openingRank()
          .ifPresent(
              rank ->
                  text.append(
                      "  %s: rank %d of %d, percentile %d%n"
                          .formatted(
                              analysis.names().get(judgement.seat()),
                              rank.rank(),
                              rank.of(),
                              rank.percentile())));
  }

  private static void costliest(GameAnalysis analysis, StringBuilder text) {
    var worst = analysis.costliest(COSTLIEST);
    text.append(worst.isEmpty() ? "\nNo decision has a grade.\n" : "\nCostliest decisions:\n");
    for (var judgement : worst)
      text.append("  ")
          .append(judgement.grade().word())
          .append(", entry ")
          .append(judgement.entry())
          .append(". ")
          .append(JudgementText.sentence(analysis, judgement))
          .append(". ")
          .append(JudgementText.reason(judgement))
          .append('\n');
  }
}
