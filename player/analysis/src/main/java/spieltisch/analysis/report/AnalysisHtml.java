package spieltisch.analysis.report;

import java.util.Locale;
import spieltisch.analysis.GameAnalysis;
import spieltisch.analysis.value.Calibration;

/// Writes an analysis as one self-contained HTML page: the graph, the table of luck and play, the
/// openings and the costliest decisions.
public final class AnalysisHtml {
  private static final int COSTLIEST = 5;

  private static final String STYLE =
      """
      body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 50rem; padding: 0 1rem; color: #222 }
      table { border-collapse: collapse; width: 100% }
      th, td { padding: .3rem .5rem; text-align: right; border-bottom: 1px solid #ddd }
      th:first-child, td:first-child { text-align: left }
      svg { width: 100%; height: auto; margin: .5rem 0 1.5rem }
      .grid { stroke: #ddd } .scale { font-size: 11px; fill: #666; text-anchor: end }
      li { margin: .5rem 0 } .note { color: #666 }
      """;

  private AnalysisHtml() {}

  public static String of(String title, GameAnalysis analysis) {
    var page = new StringBuilder();
    page.append("<!doctype html>\n<html lang='en'><head><meta charset='utf-8'>")
        .append("<meta name='viewport' content='width=device-width'><title>")
        .append(escaped(title))
        .append("</title><style>\n")
        .append(STYLE)
        .append("</style></head><body>\n<h1>")
        .append(escaped(title))
        .append("</h1>\n");
    if (!analysis.isOver()) page.append("<p>The record ends before the game is over.</p>\n");
    analysis
        .stop()
        .ifPresent(
            stop -> page.append("<p>The analysis stops at ").append(escaped(stop)).append(".</p>"));
    page.append("<h2>Win chances</h2>\n<p>");
    for (int seat = 0; seat < analysis.names().size(); seat++)
      page.append("<b style='color:")
          .append(ChanceGraph.colour(seat))
          .append("'>")
          .append(escaped(analysis.names().get(seat)))
          .append("</b> ");
    page.append("</p>\n").append(ChanceGraph.svg(analysis));
    table(analysis, page);
    openings(analysis, page);
    costliest(analysis, page);
    trades(analysis, page);
    return page.append(
            String.format(
                Locale.ROOT,
                "<p class='note'>%d nodes for each decision, seed %d. The standard error of a win"
                    + " chance is about %.0f points.</p>%n</body></html>%n",
                analysis.settings().nodes(),
                analysis.settings().seed(),
                100 * Calibration.MODEL_ERROR))
        .toString();
  }

  private static void table(GameAnalysis analysis, StringBuilder page) {
    page.append("<h2>Luck and play</h2>\n<table><tr><th>player</th><th>start</th>")
        .append("<th>own luck</th><th>others' luck</th><th>own play</th><th>others' play</th>")
        .append("<th>result</th><th>without luck</th><th>accuracy</th></tr>\n");
    for (var player : analysis.players())
      page.append(
          String.format(
              Locale.ROOT,
              "<tr><td>%s</td><td>%.0f</td><td>%s</td><td>%s</td><td>%s</td><td>%s</td>"
                  + "<td>%.0f</td><td>%.0f</td><td>%.0f %%</td></tr>%n",
              escaped(player.name()),
              100 * player.start(),
              JudgementText.signed(player.ownLuck()),
              JudgementText.signed(player.othersLuck()),
              JudgementText.signed(player.ownPlay()),
              JudgementText.signed(player.othersPlay()),
              100 * player.result(),
              100 * player.adjustedResult(),
              100 * AnalysisText.accuracy(player)));
    page.append("</table>\n<ul>\n");
    for (var player : analysis.players())
      page.append("<li><b>")
          .append(escaped(player.name()))
          .append(".</b> ")
          .append(escaped(JudgementText.sentence(player)))
          .append("</li>\n");
    page.append("</ul>\n");
  }

  private static void openings(GameAnalysis analysis, StringBuilder page) {
    page.append("<h2>First settlements</h2>\n<ul>\n");
    for (var judgement : analysis.judgements())
      judgement
          .openingRank()
          .ifPresent(
              rank ->
                  page.append(
                      "<li>%s: rank %d of %d legal places, percentile %d</li>%n"
                          .formatted(
                              escaped(analysis.names().get(judgement.seat())),
                              rank.rank(),
                              rank.of(),
                              rank.percentile())));
    page.append("</ul>\n");
  }

  private static void costliest(GameAnalysis analysis, StringBuilder page) {
    page.append("<h2>Costliest decisions</h2>\n<ol>\n");
    for (var judgement : analysis.costliest(COSTLIEST))
      page.append("<li><b>")
          .append(judgement.grade().word())
          .append("</b> ")
          .append(escaped(JudgementText.sentence(analysis, judgement)))
          .append(". ")
          .append(escaped(JudgementText.reason(judgement)))
          .append("</li>\n");
    page.append("</ol>\n");
  }

  private static void trades(GameAnalysis analysis, StringBuilder page) {
    if (analysis.trades().isEmpty()) return;
    page.append("<h2>Deals</h2>\n<table><tr><th>turn, players</th>");
    for (var name : analysis.names()) page.append("<th>").append(escaped(name)).append("</th>");
    page.append("</tr>\n");
    for (var trade : analysis.trades()) {
      page.append("<tr><td>")
          .append(trade.turn())
          .append(": ")
          .append(escaped(analysis.names().get(trade.seat())))
          .append(" and ")
          .append(escaped(analysis.names().get(trade.partner())))
          .append("</td>");
      for (int seat = 0; seat < trade.change().seats(); seat++)
        page.append("<td>").append(JudgementText.signed(trade.change().of(seat))).append("</td>");
      page.append("</tr>\n");
    }
    page.append("</table>\n<p class='note'>The change of every win chance against no deal.</p>\n");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
