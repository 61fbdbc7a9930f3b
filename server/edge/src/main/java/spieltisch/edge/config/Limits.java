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
/// @param tables limits of tables and bots
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

  /// Limits of tables that are open or running and of their bots; 0 for no limit.
  ///
  /// @param perAddress tables that clients of an address have opened
  /// @param perMinute tables that an address may open within a minute
  /// @param botsPerAddress bots that clients of an address have added
  /// @param inAll tables of all addresses
  /// @param botsInAll bots of all addresses
  public record Tables(
      int perAddress, int perMinute, int botsPerAddress, int inAll, int botsInAll) {
    public static final Tables DEFAULT = new Tables(50, 30, 100, 2_000, 2_000);
    public static final Tables UNLIMITED = new Tables(0, 0, 0, 0, 0);
  }

  /// Limits without any on tables and bots.
  public Limits(
      int writeQueue, Duration idle, Duration handshake, int connections, int messages, int burst) {
    this(writeQueue, idle, handshake, connections, messages, burst, Tables.UNLIMITED);
  }

  /// Returns the idle time in whole seconds, at least 1.
  public int idleSeconds() {
    return (int) Math.max(1, idle.toSeconds());
  }
}
