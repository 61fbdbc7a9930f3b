package spieltisch.edge.config;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// The words for enum constants in requests and on the command line. These words are in lower case
/// with hyphens.
public final class OptionWords {
  private OptionWords() {}

  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static <E extends Enum<E>> Optional<E> constant(Class<E> type, String word) {
    return Arrays.stream(type.getEnumConstants())
        .filter(constant -> word(constant).equals(word))
        .findFirst();
  }

  /// Returns all words for the constants of an enum type, separated by commas.
  public static <E extends Enum<E>> String all(Class<E> type) {
    return Arrays.stream(type.getEnumConstants())
        .map(OptionWords::word)
        .collect(Collectors.joining(", "));
  }
}
