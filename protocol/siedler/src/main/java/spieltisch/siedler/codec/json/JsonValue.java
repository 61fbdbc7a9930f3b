package spieltisch.siedler.codec.json;

import java.util.List;

/// A parsed JSON value.
public sealed interface JsonValue {
  /// A JSON object: its names and values in the order of the text.
  record Members(List<String> names, List<JsonValue> values) implements JsonValue {}

  record Items(List<JsonValue> items) implements JsonValue {}

  record Text(String text) implements JsonValue {}

  record Int(long value) implements JsonValue {}

  /// An integer outside the range of `long`.
  record HugeInt() implements JsonValue {}

  /// A number with a decimal point or an exponent.
  record Fraction() implements JsonValue {}

  record Bool(boolean value) implements JsonValue {}

  record Null() implements JsonValue {}
}
