package spieltisch.arena;

import java.util.List;
import java.util.Locale;

/// An SVG chart with axes: bars with error bars, or lines.
final class SvgChart {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 260;
  private static final int LEFT = 48;
  private static final int BOTTOM = 32;
  private static final int TOP = 14;
  private static final int GRID_LINES = 4;
  private static final List<String> COLOURS =
      List.of("#b3372f", "#2f6db3", "#3b8a3e", "#c98a1b", "#7a4fa3", "#444444");

  private final StringBuilder body = new StringBuilder();
  private final double max;

  /// @param max the highest value of the vertical axis
  SvgChart(double max) {
    this.max = max <= 0 ? 1 : max;
    for (int i = 0; i <= GRID_LINES; i++) gridLine(this.max * i / GRID_LINES);
  }

  static String colour(int index) {
    return COLOURS.get(index % COLOURS.size());
  }

  private void gridLine(double value) {
    add(
        "<line x1='%d' y1='%s' x2='%d' y2='%s' class='grid'/>"
            .formatted(LEFT, y(value), WIDTH, y(value)));
    add("<text x='%d' y='%s' class='scale'>%s</text>".formatted(LEFT - 6, y(value), number(value)));
  }

  /// Adds a bar at a position, with an error bar if the ends of the interval differ.
  void bar(int position, int positions, String label, Interval value, String colour) {
    double width = (double) (WIDTH - LEFT) / positions;
    double x = LEFT + position * width;
    add(
        "<rect x='%s' y='%s' width='%s' height='%s' fill='%s'/>"
            .formatted(
                number(x + width * 0.2),
                y(value.rate()),
                number(width * 0.6),
                number(height(value.rate())),
                colour));
    double middle = x + width / 2;
    if (value.low() < value.high())
      add(
          "<line x1='%s' y1='%s' x2='%s' y2='%s' class='whisker'/>"
              .formatted(number(middle), y(value.low()), number(middle), y(value.high())));
    add(
        "<text x='%s' y='%d' class='label'>%s</text>"
            .formatted(number(middle), HEIGHT - 12, label));
  }

  /// Adds a horizontal mark across a bar, at the given value.
  void mark(int position, int positions, double value) {
    double width = (double) (WIDTH - LEFT) / positions;
    double x = LEFT + position * width;
    add(
        "<line x1='%s' y1='%s' x2='%s' y2='%s' class='whisker'/>"
            .formatted(number(x + width * 0.1), y(value), number(x + width * 0.9), y(value)));
  }

  /// Adds a line through evenly spaced values.
  void line(List<Double> values, int longest, String colour) {
    var points = new StringBuilder();
    double step = (double) (WIDTH - LEFT) / Math.max(1, longest - 1);
    for (int i = 0; i < values.size(); i++)
      points.append(number(LEFT + i * step)).append(',').append(y(values.get(i))).append(' ');
    add("<polyline points='%s' stroke='%s'/>".formatted(points.toString().strip(), colour));
  }

  /// Adds a caption below the horizontal axis.
  void caption(String text) {
    add(
        "<text x='%d' y='%d' class='label'>%s</text>"
            .formatted((LEFT + WIDTH) / 2, HEIGHT - 8, text));
  }

  private double height(double value) {
    return value / max * (HEIGHT - BOTTOM - TOP);
  }

  private String y(double value) {
    return number(HEIGHT - BOTTOM - height(value));
  }

  private void add(String element) {
    body.append(element).append('\n');
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  String svg() {
    return "<svg viewBox='0 0 %d %d' role='img'>\n%s</svg>\n".formatted(WIDTH, HEIGHT, body);
  }
}
