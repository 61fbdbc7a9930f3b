package spieltisch.client.transport;

/// What came over a link, or did not.
public sealed interface Received {
  /// The text of one JSON object.
  record Text(String text) implements Received {}

  /// Something that is no JSON object.
  record Malformed(String sentence) implements Received {}

  /// Nothing came in time.
  record TimedOut() implements Received {}

  /// The other side is gone; nothing will come any more.
  record Closed(String reason) implements Received {}
}
