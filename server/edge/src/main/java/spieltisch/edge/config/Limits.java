package spieltisch.edge.config;

import java.time.Duration;

/// How much a client may take of the server.
///
/// @param writeQueue bytes that may wait to be read by a client before it is cut off
/// @param idle after how long a silent connection is closed
/// @param handshake how long a client may take to say who it is
/// @param connections how many connections one address may hold at a time; 0 for any number
/// @param messages how many messages one address may send in a second for long; 0 for any number
/// @param burst how many messages it may send at once before it is slowed down
public record Limits(
    int writeQueue, Duration idle, Duration handshake, int connections, int messages, int burst) {
  public static final Limits USUAL =
      new Limits(1 << 20, Duration.ofHours(2), Duration.ofSeconds(60), 100, 500, 500);

  /// Whole seconds, since that is what sockets understand; never none.
  public int idleSeconds() {
    return (int) Math.max(1, idle.toSeconds());
  }
}
