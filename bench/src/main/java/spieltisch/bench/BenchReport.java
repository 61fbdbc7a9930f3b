package spieltisch.bench;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/// Measured figures by name, in the order in which they were added. A report prints itself as text
/// or as JSON.
public final class BenchReport {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final int JSON_DECIMALS = 4;

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
    var json = JSON.createObjectNode().put("bench", title);
    values.forEach(
        (name, value) ->
            json.put(
                name, BigDecimal.valueOf(value).setScale(JSON_DECIMALS, RoundingMode.HALF_UP)));
    return json.toString();
  }
}
