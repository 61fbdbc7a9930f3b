package spieltisch.edge.config;

import java.time.Duration;

/// Limits on the resources that clients may use.
///
/// @param writeQueue the number of unread bytes after which a slow client is disconnected
/// @param idle the time without traffic after which a connection is closed
/// @param handshake the time within which a client must identify itself
/// @param connections the number of concurrent connections per address; 0 for no limit
/// @param messages the number of messages per second that an address may send continuously; 0 for
///   no limit
/// @param burst the number of messages that an address may send at once before it is slowed down
/// @param tables the limits on tables and bots
public record Limits(
    int writeQueue,
    Duration idle,
    Duration handshake,
    int connections,
    int messages,
    int burst,
    Tables tables) {
  public static final Limits DEFAULT =
      new Limits(
          1 << 20, Duration.ofHours(2), Duration.ofSeconds(60), 100, 500, 500, Tables.DEFAULT);

  /// Limits on open and running tables and on the bots at these tables. The value 0 means no limit.
  ///
  /// @param perAddress the number of tables that the clients of one address may have open
  /// @param perMinute the number of tables that one address may open within a minute
  /// @param botsPerAddress the number of bots that the clients of one address may have added
  /// @param inAll the total number of tables
  /// @param botsInAll the total number of bots
  public record Tables(
      int perAddress, int perMinute, int botsPerAddress, int inAll, int botsInAll) {
    public static final Tables DEFAULT = new Tables(50, 30, 100, 2_000, 2_000);
    public static final Tables UNLIMITED = new Tables(0, 0, 0, 0, 0);
  }

  /// Creates limits that do not restrict tables and bots.
  public Limits(
      int writeQueue, Duration idle, Duration handshake, int connections, int messages, int burst) {
    this(writeQueue, idle, handshake, connections, messages, burst, Tables.UNLIMITED);
  }

  /// Returns the idle time in whole seconds, at least 1.
  public int idleSeconds() {
    return (int) Math.max(1, idle.toSeconds());
  }
}
