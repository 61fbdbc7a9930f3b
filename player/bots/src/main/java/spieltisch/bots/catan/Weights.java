package spieltisch.bots.catan;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// A set of values, one for every [Weight].
///
/// A weight file has one line `name = number` for each weight. Lines that begin with `#` are
/// comments. A weight without a line keeps its default.
public final class Weights {
  private final double[] values;

  private Weights(double[] values) {
    this.values = values;
  }

  /// The default values, chosen by hand.
  public static Weights defaults() {
    return new Weights(Arrays.stream(Weight.values()).mapToDouble(Weight::defaultValue).toArray());
  }

  /// The values tuned by self-play, from the resource `tuned.weights`.
  public static Weights tuned() {
    return Tuned.WEIGHTS;
  }

  /// Holds the tuned weights and loads them on first use.
  private static final class Tuned {
    static final Weights WEIGHTS = ofResource("tuned.weights");
  }

  /// Reads a weight file that is shipped with the players.
  public static Weights ofResource(String name) {
    try (InputStream file = Weights.class.getResourceAsStream(name)) {
      if (file == null) throw new IllegalStateException(name + " is missing");
      return read(lines(new String(file.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Splits a text into its lines. The class library in the browser has no `String.lines`, and its
  /// `String.split` would make the download much larger.
  private static List<String> lines(String text) {
    var lines = new ArrayList<String>();
    for (int begin = 0; begin < text.length(); ) {
      int end = text.indexOf('\n', begin);
      if (end < 0) end = text.length();
      lines.add(text.substring(begin, end));
      begin = end + 1;
    }
    return lines;
  }

  /// Parses the lines of a weight file.
  ///
  /// @throws IllegalArgumentException if a line is invalid; the exception message names the line
  public static Weights read(List<String> lines) {
    var weights = defaults();
    for (var line : lines)
      if (!line.isBlank() && !line.startsWith("#")) weights = weights.with(line);
    return weights;
  }

  private Weights with(String line) {
    int equals = line.indexOf('=');
    var name = equals < 0 ? line : line.substring(0, equals);
    var weight =
        Weight.of(name.strip())
            .orElseThrow(() -> new IllegalArgumentException("unknown weight: " + line));
    try {
      return with(weight, Double.parseDouble(line.substring(equals + 1).strip()));
    } catch (NumberFormatException _) {
      throw new IllegalArgumentException("invalid number of a weight: " + line);
    }
  }

  public Weights with(Weight weight, double value) {
    var next = values.clone();
    next[weight.ordinal()] = value;
    return new Weights(next);
  }

  public double of(Weight weight) {
    return values[weight.ordinal()];
  }

  /// The value of a card of the given kind, relative to an average card.
  public double ofKind(int kind) {
    return values[Weight.WOOD.ordinal() + kind];
  }

  /// The lines of a weight file with these values.
  public List<String> lines() {
    return Arrays.stream(Weight.values())
        .map(weight -> String.format(Locale.ROOT, "%s = %.4f", weight.word(), of(weight)))
        .toList();
  }

  @Override
  public String toString() {
    return String.join(", ", lines());
  }
}
