package spieltisch.app.options;

import java.time.Duration;
import picocli.CommandLine.Option;
import spieltisch.app.CliException;
import spieltisch.edge.config.Limits;

/// The options that say how much a client may take of the server.
public final class LimitOptions {
  @Option(
      names = "--connections-per-address",
      defaultValue = "100",
      description =
          "Connections that one address may hold (default: ${DEFAULT-VALUE}; 0 for any number).")
  private int connections;

  @Option(
      names = "--messages-per-second",
      defaultValue = "500",
      description =
          "Messages and requests that one address may send in a second for long; who sends more is"
              + " slowed down (default: ${DEFAULT-VALUE}; 0 for any number).")
  private int messages;

  @Option(
      names = "--message-burst",
      defaultValue = "500",
      description = "Messages it may send at once before that (default: ${DEFAULT-VALUE}).")
  private int burst;

  @Option(
      names = "--chat-burst",
      defaultValue = "10",
      description =
          "What one player may say in the chat at once; then it is one message a second (default:"
              + " ${DEFAULT-VALUE}; 0 for any number).")
  private int chat;

  @Option(
      names = "--handshake-seconds",
      defaultValue = "60",
      description = "How long a client may take to greet (default: ${DEFAULT-VALUE}).")
  private int handshake;

  @Option(
      names = "--idle-seconds",
      defaultValue = "7200",
      description =
          "After how long a connection is closed on which nothing is said (default: ${DEFAULT-VALUE}).")
  private int idle;

  @Option(
      names = "--write-queue",
      defaultValue = "1048576",
      description =
          "Bytes that may wait for a client that does not read before it is cut off (default:"
              + " ${DEFAULT-VALUE}).")
  private int writeQueue;

  public Limits limits() {
    if (connections < 0 || messages < 0 || burst < 0 || chat < 0)
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

  /// What one player may say in the chat at once.
  public int chat() {
    return chat;
  }
}
