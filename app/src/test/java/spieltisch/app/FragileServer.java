package spieltisch.app;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkException;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;

/// Our own server behind links that show a weakness of foreign servers.
final class FragileServer implements Supplier<Link> {
  enum Weakness {
    /// The whole server fails at the first malformed request.
    FAILS_ON_MALFORMED_REQUESTS,
    /// The whole server fails in the middle of the game.
    FAILS_IN_THE_GAME,
    /// The server no longer sends anything from the middle of the game on.
    MUTE_IN_THE_GAME,
    /// The second connection is closed in the middle of the game.
    ONE_CONNECTION_CLOSED,
    /// The second connection no longer gets messages from the middle of the game on.
    ONE_CONNECTION_MUTE,
    /// Illegal and malformed requests get no answer.
    IGNORES_ILLEGAL_REQUESTS,
    /// One of the colours does not exist.
    WITHOUT_RED,
    /// The server has no second game.
    ONE_GAME
  }

  /// The number of messages to a player up to the middle of the game.
  private static final int MIDDLE = 60;

  private final Supplier<Link> connector;
  private final Weakness weakness;
  private final AtomicInteger connections = new AtomicInteger();
  private volatile boolean isDead;

  FragileServer(Supplier<Link> connector, Weakness weakness) {
    this.connector = connector;
    this.weakness = weakness;
  }

  @Override
  public Link get() {
    int number = connections.getAndIncrement();
    if (isDead || weakness == Weakness.ONE_GAME && number >= 3)
      throw new LinkException("no server");
    return new FragileLink(connector.get(), number);
  }

  private final class FragileLink implements LinkTap {
    private final Link delegate;
    private final int number;
    private int messages;

    FragileLink(Link delegate, int number) {
      this.delegate = delegate;
      this.number = number;
    }

    @Override
    public Link delegate() {
      return delegate;
    }

    @Override
    public void send(String text) {
      boolean isMalformed = text.startsWith("{\"Unsinn\"") || text.equals("{\"Bauen\":{}}");
      isDead |= weakness == Weakness.FAILS_ON_MALFORMED_REQUESTS && isMalformed;
      delegate.send(weakness == Weakness.WITHOUT_RED ? text.replace("\"Rot\"", "\"Lila\"") : text);
    }

    @Override
    public Received receive(Duration timeout) throws InterruptedException {
      while (true) {
        if (isDead || isCut(Weakness.ONE_CONNECTION_CLOSED))
          return new Received.Closed("closed by the test");
        var received = delegate.receive(timeout);
        if (!(received instanceof Received.Text(var text))) return received;
        messages++;
        isDead |= weakness == Weakness.FAILS_IN_THE_GAME && messages > MIDDLE;
        if (!isLost(text) && !isDead) return received;
      }
    }

    private boolean isCut(Weakness wanted) {
      return weakness == wanted && number == 1 && messages > MIDDLE;
    }

    private boolean isLost(String text) {
      return switch (weakness) {
        case MUTE_IN_THE_GAME -> messages > MIDDLE;
        case ONE_CONNECTION_MUTE -> isCut(Weakness.ONE_CONNECTION_MUTE);
        case IGNORES_ILLEGAL_REQUESTS ->
            text.startsWith("{\"Fehler\"")
                || text.startsWith("{\"Serverantwort\"") && !text.contains("\"OK\"");
        case FAILS_ON_MALFORMED_REQUESTS,
            FAILS_IN_THE_GAME,
            ONE_CONNECTION_CLOSED,
            WITHOUT_RED,
            ONE_GAME ->
            false;
      };
    }
  }
}
