package spieltisch.checker.client;

import java.time.Duration;
import java.util.function.Supplier;
import spieltisch.checker.CheckReport;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.Received;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.ServerMessage;

/// Checks whether a client conforms to the Catan protocol. The client connects once for each stage
/// and plays at a real table; the checker sits between client and table.
public final class ClientConformanceCheck {
  /// What the checker examines during one connection of the client.
  public enum Stage {
    /// A game that follows the document exactly.
    DOCUMENT,
    /// A game in which the server shows the quirks of foreign servers.
    PRACTICE,
    /// A game in which another player leaves.
    LEAVING,
    /// A server that announces an unknown version.
    OTHER_VERSION
  }

  /// The table at which the checked client plays, together with other players.
  public interface Table extends AutoCloseable {
    /// The connection of the client's seat.
    Link link();

    /// Makes another player leave.
    void otherPlayerLeaves();

    @Override
    void close();
  }

  private static final String UNKNOWN_VERSION = "99.0";
  private static final Duration GREETING_WAIT = Duration.ofMillis(150);

  private final Dialect dialect;
  private final Duration timeout;
  private final CheckReport report = new CheckReport(ClientClause.values());

  /// @param timeout how long the client may take for one step
  public ClientConformanceCheck(Dialect dialect, Duration timeout) {
    this.dialect = dialect;
    this.timeout = timeout;
  }

  public CheckReport report() {
    return report;
  }

  /// Checks a connected client and disconnects it at the end. Returns false if the other side
  /// closed the connection at once, as port scanners do.
  ///
  /// @param tables creates a table when the stage needs one
  public boolean check(Stage stage, Link client, Supplier<Table> tables)
      throws InterruptedException {
    try (client) {
      var first = client.receive(GREETING_WAIT);
      if (first instanceof Received.Closed) return false;
      boolean isSilent = first instanceof Received.TimedOut;
      if (stage == Stage.DOCUMENT) report.check(ClientClause.SERVER_FIRST, isSilent, first);
      if (stage == Stage.DOCUMENT && !isSilent) return true;
      var link = new PeekedLink(client, first);
      if (stage == Stage.OTHER_VERSION) greetWithUnknownVersion(link);
      else playGame(stage, link, tables);
      return true;
    }
  }

  private void greetWithUnknownVersion(Link client) throws InterruptedException {
    var hello = new ServerMessage.Hello("Spieltisch check", UNKNOWN_VERSION, Extensions.NONE);
    client.send(new MessageCodec(dialect).encode(hello).orElseThrow());
    var received = client.receive(timeout);
    report.check(ClientClause.OTHER_VERSION, received instanceof Received.Closed, received);
  }

  private void playGame(Stage stage, Link client, Supplier<Table> tables)
      throws InterruptedException {
    try (var table = tables.get();
        var link = table.link()) {
      new ClientCheckSession(
              stage, client, link, table::otherPlayerLeaves, timeout, report, dialect)
          .run();
    }
  }
}
