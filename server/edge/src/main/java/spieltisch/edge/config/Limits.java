package spieltisch.edge.config;

import java.time.Duration;

/// Limits on the resources that clients may use.
///
/// @param writeQueue unread bytes after which a slow client is disconnected
/// @param idle time without traffic after which a connection is closed
/// @param handshake time within which a client must identify itself
/// @param connections concurrent connections per address; 0 for no limit
/// @param messages sustained messages per second and address; 0 for no limit
/// @param burst messages that an address may send at once before it is slowed down
public record Limits(
    int writeQueue, Duration idle, Duration handshake, int connections, int messages, int burst) {
  public static final Limits DEFAULT =
      new Limits(1 << 20, Duration.ofHours(2), Duration.ofSeconds(60), 100, 500, 500);

  /// Returns the idle time in whole seconds, at least 1.
  public int idleSeconds() {
    return (int) Math.max(1, idle.toSeconds());
  }
}
