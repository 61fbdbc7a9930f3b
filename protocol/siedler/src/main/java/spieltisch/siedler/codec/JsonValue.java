package spieltisch.siedler.codec;

import java.util.List;

/// A piece of JSON as it was read, before anybody asks what it means.
sealed interface JsonValue {
  /// Names and values of an object, in their order.
  record Members(List<String> names, List<JsonValue> values) implements JsonValue {}

  record Items(List<JsonValue> items) implements JsonValue {}

  record Text(String text) implements JsonValue {}

  record Whole(long value) implements JsonValue {}

  /// A whole number with too many digits for us.
  record Huge() implements JsonValue {}

  /// A number with a point or an exponent.
  record Fraction() implements JsonValue {}

  record Bool(boolean value) implements JsonValue {}

  record Nothing() implements JsonValue {}
}
