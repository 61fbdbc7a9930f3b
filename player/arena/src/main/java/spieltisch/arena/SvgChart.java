package spieltisch.arena;

import java.util.List;
import java.util.Locale;

/// A drawing in SVG with axes: bars with whiskers, or lines.
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
  private final double most;

  /// @param most the highest value on the upright axis
  SvgChart(double most) {
    this.most = most <= 0 ? 1 : most;
    for (int i = 0; i <= GRID_LINES; i++) gridLine(this.most * i / GRID_LINES);
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

  /// A bar at a place among several, with a whisker from low to high if they differ.
  void bar(int place, int places, String label, Interval value, String colour) {
    double wide = (double) (WIDTH - LEFT) / places;
    double x = LEFT + place * wide;
    add(
        "<rect x='%s' y='%s' width='%s' height='%s' fill='%s'/>"
            .formatted(
                number(x + wide * 0.2),
                y(value.rate()),
                number(wide * 0.6),
                number(height(value.rate())),
                colour));
    double middle = x + wide / 2;
    if (value.low() < value.high())
      add(
          "<line x1='%s' y1='%s' x2='%s' y2='%s' class='whisker'/>"
              .formatted(number(middle), y(value.low()), number(middle), y(value.high())));
    add(
        "<text x='%s' y='%d' class='label'>%s</text>"
            .formatted(number(middle), HEIGHT - 12, label));
  }

  /// A mark across a bar, for what was to be expected.
  void mark(int place, int places, double value) {
    double wide = (double) (WIDTH - LEFT) / places;
    double x = LEFT + place * wide;
    add(
        "<line x1='%s' y1='%s' x2='%s' y2='%s' class='whisker'/>"
            .formatted(number(x + wide * 0.1), y(value), number(x + wide * 0.9), y(value)));
  }

  /// A line through values at even distances.
  void line(List<Double> values, int longest, String colour) {
    var points = new StringBuilder();
    double step = (double) (WIDTH - LEFT) / Math.max(1, longest - 1);
    for (int i = 0; i < values.size(); i++)
      points.append(number(LEFT + i * step)).append(',').append(y(values.get(i))).append(' ');
    add("<polyline points='%s' stroke='%s'/>".formatted(points.toString().strip(), colour));
  }

  /// What stands under the level axis.
  void caption(String text) {
    add(
        "<text x='%d' y='%d' class='label'>%s</text>"
            .formatted((LEFT + WIDTH) / 2, HEIGHT - 8, text));
  }

  private double height(double value) {
    return value / most * (HEIGHT - BOTTOM - TOP);
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
