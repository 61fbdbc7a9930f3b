package spieltisch.arena;

import java.util.Locale;

/// The outcome as one page that needs nothing else: a table and drawings.
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

  public static String of(Outcome outcome) {
    var page = new StringBuilder();
    page.append("<!doctype html>\n<html lang='en'><meta charset='utf-8'>\n<title>Arena</title>\n");
    page.append("<style>\n").append(STYLE).append("</style>\n");
    page.append("<h1>Arena</h1>\n<p>").append(outcome.title()).append("</p>\n");
    page.append(table(outcome));
    page.append(facts(outcome));
    page.append("<h2>Win rate in per cent, with 95 % intervals</h2>\n").append(rates(outcome));
    page.append("<h2>Points over time</h2>\n").append(curves(outcome));
    if (!outcome.rolls().isEmpty())
      page.append("<h2>Dice in per cent; the lines are what is to be expected</h2>\n")
          .append(dice(outcome));
    return page.append("</html>\n").toString();
  }

  private static String table(Outcome outcome) {
    var table = new StringBuilder("<table>\n<tr><th>player<th>seats<th>wins<th>rate");
    table.append("<th>95 % interval<th>Elo<th>points<th>refused<th>illegal");
    if (outcome.isTimed()) table.append("<th>CPU a move");
    table.append("</tr>\n");
    for (var it : outcome.standings()) {
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
      if (outcome.isTimed()) table.append(String.format(Locale.ROOT, "<td>%.0f µs", it.micros()));
      table.append("</tr>\n");
    }
    return table.append("</table>\n").toString();
  }

  private static String facts(Outcome outcome) {
    var reasons = outcome.reasonLine();
    return "<p>"
        + outcome.course()
        + "."
        + (reasons.isEmpty() ? "" : " Winners had: " + reasons + ".")
        + "</p>\n";
  }

  private static String rates(Outcome outcome) {
    var chart = new Chart(100);
    var standings = outcome.standings();
    for (int i = 0; i < standings.size(); i++) {
      var rate = standings.get(i).rate();
      chart.bar(
          i,
          standings.size(),
          standings.get(i).name(),
          new Interval(100 * rate.low(), 100 * rate.rate(), 100 * rate.high()),
          Chart.colour(i));
    }
    return chart.svg();
  }

  private static String curves(Outcome outcome) {
    var names = outcome.names();
    double most = 0;
    int longest = 0;
    for (var name : names) {
      var curve = outcome.curve(name);
      longest = Math.max(longest, curve.size());
      for (var points : curve) most = Math.max(most, points);
    }
    var chart = new Chart(Math.ceil(most));
    for (int i = 0; i < names.size(); i++)
      chart.line(outcome.curve(names.get(i)), longest, Chart.colour(i));
    chart.caption("rounds 1 to " + longest + ", over the games that lasted so long");
    var legend = new StringBuilder("<p>");
    for (int i = 0; i < names.size(); i++)
      legend
          .append("<b style='color:")
          .append(Chart.colour(i))
          .append("'>")
          .append(names.get(i))
          .append("</b> ");
    return legend.append("</p>\n").append(chart.svg()).toString();
  }

  private static String dice(Outcome outcome) {
    var rolls = outcome.rolls();
    int all = rolls.stream().mapToInt(Integer::intValue).sum();
    var chart = new Chart(20);
    for (int sum = 2; sum <= 12; sum++) {
      double share = 100.0 * rolls.get(sum) / Math.max(1, all);
      chart.bar(sum - 2, 11, String.valueOf(sum), new Interval(share, share, share), "#8899aa");
      chart.mark(sum - 2, 11, 100.0 * (6 - Math.abs(7 - sum)) / OUTCOMES);
    }
    return chart.svg();
  }
}
