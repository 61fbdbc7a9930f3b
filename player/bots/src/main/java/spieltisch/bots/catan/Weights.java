package spieltisch.bots.catan;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// A number for every `Weight`. In a file there is a line `name = number` for each; lines that
/// begin with `#` are comments, and what is not named has its usual value.
public final class Weights {
  private final double[] values;

  private Weights(double[] values) {
    this.values = values;
  }

  /// As set by hand.
  public static Weights usual() {
    return new Weights(Arrays.stream(Weight.values()).mapToDouble(Weight::usual).toArray());
  }

  /// As found by self-play; see `tuned.weights` beside this class.
  public static Weights tuned() {
    return Tuned.WEIGHTS;
  }

  /// Read when they are first asked for.
  private static final class Tuned {
    static final Weights WEIGHTS = readTuned();
  }

  private static Weights readTuned() {
    try (InputStream file = Weights.class.getResourceAsStream("tuned.weights")) {
      if (file == null) throw new IllegalStateException("tuned.weights is missing");
      return read(new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The weights that the lines of a file give.
  ///
  /// @throws IllegalArgumentException with a sentence if a line cannot be understood
  public static Weights read(List<String> lines) {
    var weights = usual();
    for (var line : lines)
      if (!line.isBlank() && !line.startsWith("#")) weights = weights.with(line);
    return weights;
  }

  private Weights with(String line) {
    var parts = line.split("=", 2);
    var weight =
        Weight.of(parts[0].strip())
            .orElseThrow(() -> new IllegalArgumentException("no weight has this name: " + line));
    try {
      return with(weight, Double.parseDouble(parts[parts.length - 1].strip()));
    } catch (NumberFormatException _) {
      throw new IllegalArgumentException("a weight needs a number: " + line);
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

  /// What a card of a kind is worth, beside one of an average kind.
  double ofKind(int kind) {
    return values[Weight.WOOD.ordinal() + kind];
  }

  /// The lines of a file.
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
