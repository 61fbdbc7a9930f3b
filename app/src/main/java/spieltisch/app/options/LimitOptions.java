package spieltisch.app.options;

import java.time.Duration;
import picocli.CommandLine.Option;
import spieltisch.app.CliException;
import spieltisch.edge.config.Limits;

/// The options that limit the resources a client can use.
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
              + " ${DEFAULT-VALUE}; 0 for any number).")
  private int chatBurst;

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
    if (handshake < 1 || idle < 1 || writeQueue < 1)
      throw new CliException(
          "--handshake-seconds, --idle-seconds and --write-queue must be at least 1");
    return new Limits(
        writeQueue,
        Duration.ofSeconds(idle),
        Duration.ofSeconds(handshake),
        connections,
        messages,
        burst);
  }

  /// Chat messages that a player may send at once; 0 for any number.
  public int chatBurst() {
    return chatBurst;
  }
}
