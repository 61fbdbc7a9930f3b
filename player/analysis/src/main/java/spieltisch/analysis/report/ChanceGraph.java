package spieltisch.analysis.report;

import java.util.List;
import java.util.Locale;
import spieltisch.analysis.GameAnalysis;

/// The win chances of a game as an SVG graph: one line for each seat over the turns, and below it
/// one strip of luck bars for each seat.
final class ChanceGraph {
  private static final int WIDTH = 760;
  private static final int LEFT = 44;
  private static final int TOP = 10;
  private static final int LINES = 240;
  private static final int STRIP = 44;
  private static final int GAP = 8;
  private static final int GRID_LINES = 4;

  /// The change of the win chance that fills a strip of luck bars.
  private static final double FULL_LUCK = 0.2;

  private static final List<String> COLOURS =
      List.of("#b3372f", "#2f6db3", "#3b8a3e", "#c98a1b", "#7a4fa3", "#444444");

  private final GameAnalysis analysis;
  private final StringBuilder body = new StringBuilder();
  private final int turns;

  private ChanceGraph(GameAnalysis analysis) {
    this.analysis = analysis;
    turns = analysis.steps().isEmpty() ? 1 : Math.max(1, analysis.steps().getLast().turn());
  }

  static String colour(int seat) {
    return COLOURS.get(seat % COLOURS.size());
  }

  static String svg(GameAnalysis analysis) {
    return new ChanceGraph(analysis).draw();
  }

  private String draw() {
    for (int i = 0; i <= GRID_LINES; i++) gridLine((double) i / GRID_LINES);
    for (int seat = 0; seat < analysis.names().size(); seat++) {
      line(seat);
      strip(seat);
    }
    int height = TOP + LINES + GAP + analysis.names().size() * (STRIP + GAP) + 16;
    add(
        "<text x='%d' y='%d' class='scale'>turns 0 to %d; bars: luck of each turn</text>"
            .formatted(WIDTH, height - 4, turns));
    return "<svg viewBox='0 0 %d %d' role='img' aria-label='win chances over the turns'>\n%s</svg>\n"
        .formatted(WIDTH, height, body);
  }

  private void gridLine(double chance) {
    var y = number(y(chance));
    add("<line x1='%d' y1='%s' x2='%d' y2='%s' class='grid'/>".formatted(LEFT, y, WIDTH, y));
    add(
        "<text x='%d' y='%s' class='scale'>%d %%</text>"
            .formatted(LEFT - 5, y, Math.round(100 * chance)));
  }

  private void line(int seat) {
    var points = new StringBuilder();
    point(points, 0, analysis.startChances().of(seat));
    for (int i = 0; i < analysis.steps().size(); i++) {
      var step = analysis.steps().get(i);
      boolean isLast =
          i + 1 == analysis.steps().size() || analysis.steps().get(i + 1).turn() != step.turn();
      if (isLast) point(points, step.turn(), step.after().of(seat));
    }
    add(
        "<polyline points='%s' fill='none' stroke='%s' stroke-width='2'/>"
            .formatted(points.toString().strip(), colour(seat)));
  }

  private void point(StringBuilder points, int turn, double chance) {
    points.append(number(x(turn))).append(',').append(number(y(chance))).append(' ');
  }

  private void strip(int seat) {
    double middle = TOP + LINES + GAP + seat * (STRIP + GAP) + STRIP / 2.0;
    add(
        "<line x1='%d' y1='%s' x2='%d' y2='%s' class='grid'/>"
            .formatted(LEFT, number(middle), WIDTH, number(middle)));
    var luck = new double[turns + 1];
    for (var step : analysis.steps()) luck[Math.min(turns, step.turn())] += step.luck(seat);
    double width = Math.max(1, (double) (WIDTH - LEFT) / (turns + 1) - 1);
    for (int turn = 0; turn <= turns; turn++) {
      double height = Math.clamp(luck[turn] / FULL_LUCK, -1, 1) * STRIP / 2;
      if (Math.abs(height) < 0.05) continue;
      add(
          "<rect x='%s' y='%s' width='%s' height='%s' fill='%s'><title>turn %d: %s</title></rect>"
              .formatted(
                  number(x(turn) - width / 2),
                  number(Math.min(middle, middle - height)),
                  number(width),
                  number(Math.abs(height)),
                  colour(seat),
                  turn,
                  JudgementText.signed(luck[turn])));
    }
  }

  private double x(int turn) {
    return LEFT + (double) (WIDTH - LEFT - 4) * turn / turns;
  }

  private static double y(double chance) {
    return TOP + LINES * (1 - chance);
  }

  private void add(String element) {
    body.append(element).append('\n');
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
