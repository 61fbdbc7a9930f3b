package spieltisch.client.transport;

/// The result of a call of [Link#receive].
public sealed interface Received {
  /// The text of one JSON object.
  record Text(String text) implements Received {}

  /// Received bytes that are not a JSON object.
  record Malformed(String sentence) implements Received {}

  /// Nothing was received in time.
  record TimedOut() implements Received {}

  /// The connection is closed; nothing more will be received.
  record Closed(String reason) implements Received {}
}
