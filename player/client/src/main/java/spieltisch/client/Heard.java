package spieltisch.client;

/// What came over a link, or did not.
public sealed interface Heard {
  /// The text of one JSON object.
  record Text(String text) implements Heard {}

  /// Something that is no JSON object.
  record Noise(String sentence) implements Heard {}

  /// Nothing came in time.
  record Silence() implements Heard {}

  /// The other side is gone; nothing will come any more.
  record Closed(String reason) implements Heard {}
}
