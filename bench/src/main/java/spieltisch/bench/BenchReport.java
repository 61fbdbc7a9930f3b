package spieltisch.bench;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/// Measured figures with their names, to be printed as text or as JSON.
public final class BenchReport {
  private final String title;
  private final Map<String, Double> values = new LinkedHashMap<>();

  BenchReport(String title) {
    this.title = title;
  }

  BenchReport with(String name, double value) {
    values.put(name, value);
    return this;
  }

  public double get(String name) {
    return values.getOrDefault(name, Double.NaN);
  }

  public String text() {
    var text = new StringBuilder(title).append('\n');
    values.forEach(
        (name, value) -> text.append(String.format(Locale.ROOT, "  %-32s %,14.3f%n", name, value)));
    return text.toString();
  }

  public String json() {
    var json = new StringBuilder("{\"bench\":\"").append(title).append('"');
    values.forEach(
        (name, value) -> json.append(String.format(Locale.ROOT, ",\"%s\":%.4f", name, value)));
    return json.append('}').toString();
  }
}
