package spieltisch.analysis.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import spieltisch.analysis.GameAnalysis;
import spieltisch.analysis.PlayerSummary;
import spieltisch.analysis.judge.Judgement;
import spieltisch.analysis.value.ChanceKind;

/// Describes judgements and summaries in English sentences. Win chances are written in percentage
/// points.
final class JudgementText {
  /// A sentence leaves out mean differences that are smaller than these thresholds.
  private static final double WORTH_POINTS = 0.1;

  private static final double WORTH_INCOME = 0.02;
  private static final double WORTH_CARDS = 0.5;
  private static final double WORTH_RIVAL = 0.01;

  private JudgementText() {}

  /// Writes the played move, the better move and the loss as one sentence.
  static String sentence(GameAnalysis analysis, Judgement judgement) {
    var open = analysis.states().get(judgement.step()).position();
    var text = new MoveText(open, analysis.names());
    return "%s: %s chose to %s; better: %s (%s)"
        .formatted(
            judgement.turn() == 0 ? "Opening" : "Turn " + judgement.turn(),
            analysis.names().get(judgement.seat()),
            text.of(judgement.played()),
            text.of(judgement.better()),
            loss(judgement));
  }

  /// The loss with its standard error, such as "loses 4.1 ± 0.5 points of win chance".
  static String loss(Judgement judgement) {
    return String.format(
        Locale.ROOT,
        "loses %.1f ± %.1f points of win chance",
        100 * judgement.loss(),
        100 * judgement.standardError());
  }

  /// Explains why the better move is better, by the results of the rollouts of both moves.
  static String reason(Judgement judgement) {
    var difference = judgement.difference();
    var parts = new ArrayList<String>();
    add(parts, difference.points(), WORTH_POINTS, "%.1f %s points");
    add(parts, difference.income(), WORTH_INCOME, "%.2f %s cards per throw");
    add(parts, difference.cards(), WORTH_CARDS, "%.1f %s cards in hand");
    if (difference.rival() <= -WORTH_RIVAL)
      parts.add(
          String.format(
              Locale.ROOT,
              "the strongest opponent %.0f points of win chance lower",
              -100 * difference.rival()));
    return parts.isEmpty()
        ? "The two moves lead to similar positions, but the better one wins more often."
        : "Two rounds later it has led, on average, to " + String.join(", ", parts) + ".";
  }

  private static void add(List<String> parts, double difference, double worth, String format) {
    if (Math.abs(difference) >= worth)
      parts.add(
          String.format(
              Locale.ROOT, format, Math.abs(difference), difference > 0 ? "more" : "fewer"));
  }

  /// Writes in one sentence how luck and decisions changed the win chance of a player.
  static String sentence(PlayerSummary player) {
    return "Dice %s %s; thefts, cards and the seat %s %s; the play of %s %s, %s. Without luck: %s."
        .formatted(
            verb(dice(player)),
            points(dice(player)),
            verb(player.allLuck() - dice(player)),
            points(player.allLuck() - dice(player)),
            player.name(),
            verb(player.ownPlay()) + " " + points(player.ownPlay()),
            player.errors() == 0
                ? "without a judged error"
                : "judged errors " + points(player.errors()),
            percent(player.adjustedResult()));
  }

  private static double dice(PlayerSummary player) {
    return player.luck().getOrDefault(ChanceKind.DICE, 0.0);
  }

  private static String verb(double change) {
    return change < 0 ? "cost" : "gave";
  }

  /// An amount of win chance without its sign, in points.
  static String points(double chance) {
    return String.format(Locale.ROOT, "%.0f points", Math.abs(100 * chance));
  }

  static String percent(double chance) {
    return String.format(Locale.ROOT, "%.0f %%", 100 * chance);
  }

  /// A change of win chance with its sign, in points.
  static String signed(double chance) {
    return String.format(Locale.ROOT, "%+.0f", 100 * chance);
  }
}
