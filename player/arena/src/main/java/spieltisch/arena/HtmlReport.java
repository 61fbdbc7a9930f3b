package spieltisch.arena;

import java.util.Locale;

/// Writes the report as one self-contained HTML page with a table and charts.
public final class HtmlReport {
  private static final String STYLE =
      """
      body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 46rem; color: #222 }
      table { border-collapse: collapse; width: 100% }
      th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid #ddd }
      th:first-child, td:first-child { text-align: left }
      svg { width: 100%; height: auto; margin: .5rem 0 1.5rem }
      .grid { stroke: #ddd } .whisker { stroke: #111; stroke-width: 2 }
      .scale { font-size: 11px; text-anchor: end; dominant-baseline: middle; fill: #555 }
      .label { font-size: 12px; text-anchor: middle; fill: #333 }
      polyline { fill: none; stroke-width: 2.5 }
      """;

  private static final int OUTCOMES = 36;

  private HtmlReport() {}

  public static String of(ArenaResult result) {
    var page = new StringBuilder();
    page.append("<!doctype html>\n<html lang='en'><meta charset='utf-8'>\n<title>Arena</title>\n");
    page.append("<style>\n").append(STYLE).append("</style>\n");
    page.append("<h1>Arena</h1>\n<p>").append(result.title()).append("</p>\n");
    page.append(table(result));
    page.append(summary(result));
    page.append("<h2>Win rate in per cent, with 95 % intervals</h2>\n").append(rates(result));
    page.append("<h2>Points over time</h2>\n").append(curves(result));
    if (!result.rolls().isEmpty())
      page.append("<h2>Dice in per cent; the lines are the expected values</h2>\n")
          .append(dice(result));
    return page.append("</html>\n").toString();
  }

  private static String table(ArenaResult result) {
    var table = new StringBuilder("<table>\n<tr><th>player<th>seats<th>wins<th>rate");
    table.append("<th>95 % interval<th>Elo<th>points<th>refused<th>illegal");
    if (result.isTimed()) table.append("<th>CPU a move");
    table.append("</tr>\n");
    for (var it : result.standings()) {
      table.append(
          String.format(
              Locale.ROOT,
              "<tr><td>%s<td>%d<td>%.1f<td>%.1f %%<td>%.1f to %.1f<td>%.0f<td>%.2f<td>%d<td>%d",
              it.name(),
              it.seats(),
              it.wins(),
              100 * it.rate().rate(),
              100 * it.rate().low(),
              100 * it.rate().high(),
              it.elo(),
              it.points(),
              it.refused(),
              it.illegal()));
      if (result.isTimed()) table.append(String.format(Locale.ROOT, "<td>%.0f µs", it.micros()));
      table.append("</tr>\n");
    }
    return table.append("</table>\n").toString();
  }

  private static String summary(ArenaResult result) {
    var reasons = result.reasonSummary();
    var trades = result.tradeSummary();
    return "<p>"
        + result.summary()
        + "."
        + (reasons.isEmpty() ? "" : " Winners had: " + reasons + ".")
        + (trades.isEmpty() ? "" : " " + trades + ".")
        + "</p>\n";
  }

  private static String rates(ArenaResult result) {
    var chart = new SvgChart(100);
    var standings = result.standings();
    for (int i = 0; i < standings.size(); i++) {
      var rate = standings.get(i).rate();
      chart.bar(
          i,
          standings.size(),
          standings.get(i).name(),
          new Interval(100 * rate.low(), 100 * rate.rate(), 100 * rate.high()),
          SvgChart.colour(i));
    }
    return chart.svg();
  }

  private static String curves(ArenaResult result) {
    var names = result.names();
    double max = 0;
    int longest = 0;
    for (var name : names) {
      var curve = result.curve(name);
      longest = Math.max(longest, curve.size());
      for (var points : curve) max = Math.max(max, points);
    }
    var chart = new SvgChart(Math.ceil(max));
    for (int i = 0; i < names.size(); i++)
      chart.line(result.curve(names.get(i)), longest, SvgChart.colour(i));
    chart.caption("rounds 1 to " + longest + ", over the games that lasted that long");
    var legend = new StringBuilder("<p>");
    for (int i = 0; i < names.size(); i++)
      legend
          .append("<b style='color:")
          .append(SvgChart.colour(i))
          .append("'>")
          .append(names.get(i))
          .append("</b> ");
    return legend.append("</p>\n").append(chart.svg()).toString();
  }

  private static String dice(ArenaResult result) {
    var rolls = result.rolls();
    int total = rolls.stream().mapToInt(Integer::intValue).sum();
    var chart = new SvgChart(20);
    for (int sum = 2; sum <= 12; sum++) {
      double share = 100.0 * rolls.get(sum) / Math.max(1, total);
      chart.bar(sum - 2, 11, String.valueOf(sum), new Interval(share, share, share), "#8899aa");
      chart.mark(sum - 2, 11, 100.0 * (6 - Math.abs(7 - sum)) / OUTCOMES);
    }
    return chart.svg();
  }
}
