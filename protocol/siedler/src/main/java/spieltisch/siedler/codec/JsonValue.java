package spieltisch.siedler.codec;

import java.util.List;

/// Parsed JSON value.
sealed interface JsonValue {
  /// JSON object: names and values in their order.
  record Members(List<String> names, List<JsonValue> values) implements JsonValue {}

  record Items(List<JsonValue> items) implements JsonValue {}

  record Text(String text) implements JsonValue {}

  record Int(long value) implements JsonValue {}

  /// Integer outside the range of long.
  record HugeInt() implements JsonValue {}

  /// Number with a decimal point or an exponent.
  record Fraction() implements JsonValue {}

  record Bool(boolean value) implements JsonValue {}

  record Null() implements JsonValue {}
}
