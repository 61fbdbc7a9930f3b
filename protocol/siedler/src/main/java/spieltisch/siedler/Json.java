package spieltisch.siedler;

import java.util.List;

/// A piece of JSON as it was read, before anybody asks what it means.
sealed interface Json {
  /// Names and values of an object, in their order.
  record Members(List<String> names, List<Json> values) implements Json {}

  record Items(List<Json> items) implements Json {}

  record Text(String text) implements Json {}

  record Whole(long value) implements Json {}

  /// A whole number with too many digits for us.
  record Huge() implements Json {}

  /// A number with a point or an exponent.
  record Fraction() implements Json {}

  record Bool(boolean value) implements Json {}

  record Nothing() implements Json {}
}
