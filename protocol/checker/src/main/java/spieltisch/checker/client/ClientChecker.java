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

/// Checks a client of the Catan protocol from the server's side. The client comes once for each
/// stage; behind its back a real table plays with it.
public final class ClientChecker {
  /// What is examined in one visit.
  public enum Stage {
    /// A game exactly as the document says.
    DOCUMENT,
    /// A game on a server with the peculiarities of others.
    PRACTICE,
    /// A game that another player leaves.
    LEAVING,
    /// A server of a version that nobody knows.
    OTHER_VERSION
  }

  /// A place at a table with other players.
  public interface Table extends AutoCloseable {
    /// The connection of the client's place.
    Link place();

    /// Another player leaves.
    void leave();

    @Override
    void close();
  }

  private static final String VERSION = "99.0";
  private static final Duration FIRST_WORD = Duration.ofMillis(150);

  private final Dialect dialect;
  private final Duration patience;
  private final CheckReport checkReport = new CheckReport(ClientClause.values());

  /// @param patience how long a client may take for one thing
  public ClientChecker(Dialect dialect, Duration patience) {
    this.dialect = dialect;
    this.patience = patience;
  }

  public CheckReport report() {
    return checkReport;
  }

  /// Examines a client that has just called; at the end it is hung up on.
  ///
  /// @param tables makes a table if one is needed
  public void examine(Stage stage, Link client, Supplier<Table> tables)
      throws InterruptedException {
    try (client) {
      if (stage == Stage.DOCUMENT && hasSpoken(client)) return;
      if (stage == Stage.OTHER_VERSION) greetStrangely(client);
      else sit(stage, client, tables);
    }
  }

  private boolean hasSpoken(Link client) throws InterruptedException {
    var first = client.receive(FIRST_WORD);
    boolean isSilent = first instanceof Received.TimedOut;
    checkReport.check(ClientClause.SERVER_FIRST, isSilent, first);
    return !isSilent;
  }

  private void greetStrangely(Link client) throws InterruptedException {
    var hello = new ServerMessage.Hello("Spieltisch check", VERSION, Extensions.NONE);
    client.send(new MessageCodec(dialect).encode(hello).orElseThrow());
    var reaction = client.receive(patience);
    checkReport.check(ClientClause.OTHER_VERSION, reaction instanceof Received.Closed, reaction);
  }

  private void sit(Stage stage, Link client, Supplier<Table> tables) throws InterruptedException {
    try (var table = tables.get();
        var place = table.place()) {
      new ClientCheckSession(stage, client, place, table::leave, patience, checkReport, dialect)
          .examine();
    }
  }
}
