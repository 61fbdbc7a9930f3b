package spieltisch.app.options;

import java.time.Duration;
import picocli.CommandLine.Option;
import spieltisch.app.CliException;
import spieltisch.edge.config.Limits;
import spieltisch.table.options.DisconnectTimeouts;

/// The options that limit the resources that a client can use.
public final class LimitOptions {
  @Option(
      names = "--connections-per-address",
      defaultValue = "100",
      description = "Connections per address (default: ${DEFAULT-VALUE}; 0 for any number).")
  private int connections;

  @Option(
      names = "--messages-per-second",
      defaultValue = "500",
      description =
          "Sustained rate of messages and requests per address; a faster client is slowed down"
              + " (default: ${DEFAULT-VALUE}; 0 for any number).")
  private int messages;

  @Option(
      names = "--message-burst",
      defaultValue = "500",
      description =
          "Messages that an address may send at once above that rate (default: ${DEFAULT-VALUE}).")
  private int burst;

  @Option(
      names = "--chat-burst",
      defaultValue = "10",
      description =
          "Chat messages that a player may send at once; then one per second (default:"
              + " ${DEFAULT-VALUE}; 0 for any number). The clients of an address may join a table,"
              + " chat there and change a name 12 times as often within a minute.")
  private int chatBurst;

  @Option(
      names = "--tables-per-address",
      defaultValue = "50",
      description =
          "Open and running tables that clients of one address have opened (default:"
              + " ${DEFAULT-VALUE}; 0 for any number).")
  private int tablesPerAddress;

  @Option(
      names = "--tables-per-minute",
      defaultValue = "30",
      description =
          "Tables that an address may open within a minute (default: ${DEFAULT-VALUE}; 0 for any"
              + " number).")
  private int tablesPerMinute;

  @Option(
      names = "--bots-per-address",
      defaultValue = "100",
      description =
          "Bots that clients of one address have added to open and running tables (default:"
              + " ${DEFAULT-VALUE}; 0 for any number).")
  private int botsPerAddress;

  @Option(
      names = "--tables",
      defaultValue = "2000",
      description = "Open and running tables in all (default: ${DEFAULT-VALUE}; 0 for any number).")
  private int tables;

  @Option(
      names = "--bots",
      defaultValue = "2000",
      description =
          "Bots at open and running tables in all (default: ${DEFAULT-VALUE}; 0 for any number).")
  private int bots;

  @Option(
      names = "--empty-table-minutes",
      defaultValue = "30",
      description =
          "Closes a table whose game has not begun when nobody has been there for this time"
              + " (default: ${DEFAULT-VALUE}; 0 for never).")
  private int emptyTableMinutes;

  @Option(
      names = "--pause-hours",
      defaultValue = "24",
      description =
          "Longest pause of a game; afterwards a bot plays for players who are away (default:"
              + " ${DEFAULT-VALUE}).")
  private int pauseHours;

  @Option(
      names = "--handshake-seconds",
      defaultValue = "60",
      description = "How long a client may take for its greeting (default: ${DEFAULT-VALUE}).")
  private int handshake;

  @Option(
      names = "--idle-seconds",
      defaultValue = "7200",
      description =
          "How long a connection without messages stays open (default: ${DEFAULT-VALUE}).")
  private int idle;

  @Option(
      names = "--write-queue",
      defaultValue = "1048576",
      description =
          "Unread bytes after which a client that does not read is disconnected (default:"
              + " ${DEFAULT-VALUE}).")
  private int writeQueue;

  public Limits limits() {
    if (connections < 0 || messages < 0 || burst < 0 || chatBurst < 0)
      throw new CliException("limits cannot be negative");
    if (tablesPerAddress < 0 || tablesPerMinute < 0 || botsPerAddress < 0 || tables < 0 || bots < 0)
      throw new CliException("limits of tables and bots cannot be negative");
    if (handshake < 1 || idle < 1 || writeQueue < 1)
      throw new CliException(
          "--handshake-seconds, --idle-seconds and --write-queue must be at least 1");
    return new Limits(
        writeQueue,
        Duration.ofSeconds(idle),
        Duration.ofSeconds(handshake),
        connections,
        messages,
        burst,
        new Limits.Tables(tablesPerAddress, tablesPerMinute, botsPerAddress, tables, bots));
  }

  /// Returns how long a table without people waits for its game to start before the server closes
  /// the table; zero means for ever.
  public Duration emptyTables() {
    if (emptyTableMinutes < 0) throw new CliException("--empty-table-minutes must not be negative");
    return Duration.ofMinutes(emptyTableMinutes);
  }

  /// Returns how long a table waits for its disconnected players.
  public DisconnectTimeouts disconnectTimeouts() {
    if (pauseHours < 1) throw new CliException("--pause-hours must be at least 1");
    var standard = DisconnectTimeouts.STANDARD;
    return new DisconnectTimeouts(
        standard.takeOver(), standard.abandon(), Duration.ofHours(pauseHours).toMillis());
  }

  /// Returns the number of chat messages that a player may send at once; 0 for no limit.
  public int chatBurst() {
    return chatBurst;
  }
}
