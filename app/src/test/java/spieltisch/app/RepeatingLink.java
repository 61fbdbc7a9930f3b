package spieltisch.app;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;

/// A link of a client that repeats a refused request at once, during the whole game and beside the
/// other requests of the client. All methods are called on one thread.
final class RepeatingLink implements LinkTap {
  /// The client's first move waits for so many refusals, more than the server answers at once.
  static final int REFUSALS_BEFORE_FIRST_MOVE = 120;

  /// No player can ever exchange a resource for itself.
  private static final String REPEATED =
      "{\"Seehandel\":{\"Angebot\":{\"Holz\":1},\"Nachfrage\":{\"Holz\":1}}}";

  private static final String ANSWER = "{\"Serverantwort\":";
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private final Link delegate;

  /// The requests without an answer, in the order in which the server answers them.
  private final Deque<String> unanswered = new ArrayDeque<>();

  private final Deque<Received> early = new ArrayDeque<>();
  private final AtomicInteger refusals = new AtomicInteger();
  private boolean isStarted;

  RepeatingLink(Link delegate) {
    this.delegate = delegate;
  }

  /// How often the repeated request was refused.
  int refusals() {
    return refusals.get();
  }

  @Override
  public Link delegate() {
    return delegate;
  }

  @Override
  public void send(String text) {
    while (isStarted && refusals.get() < REFUSALS_BEFORE_FIRST_MOVE) receiveEarly();
    request(text);
  }

  private void receiveEarly() {
    try {
      early.addLast(receiveFromServer(PATIENCE));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  private void request(String text) {
    boolean isGreeting = text.startsWith("{\"Hallo\""); // its answer is the welcome
    if (!isGreeting) unanswered.addLast(text);
    delegate.send(text);
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    return early.isEmpty() ? receiveFromServer(timeout) : early.removeFirst();
  }

  /// Returns the next event that is meant for the client, and repeats the refused request at once.
  private Received receiveFromServer(Duration timeout) throws InterruptedException {
    while (true) {
      var received = delegate.receive(timeout);
      if (!(received instanceof Received.Text(var text))) return received;
      if (text.startsWith("{\"Spiel gestartet\"")) {
        isStarted = true;
        request(REPEATED);
      }
      if (!text.startsWith(ANSWER) || !unanswered.removeFirst().equals(REPEATED)) return received;
      if (text.equals(ForeignBehaviour.OK)) throw new AssertionError(REPEATED + " was accepted");
      refusals.incrementAndGet();
      request(REPEATED);
    }
  }
}
