package spieltisch.developer;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.ObjIntConsumer;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;

/// A link that runs a test step at each roll of the dice. The step may send requests of its own;
/// the client receives everything but the answers to these.
final class RollTap implements LinkTap {
  private static final String ROLL = "{\"Würfelwurf\"";
  private static final String GREETING = "{\"Hallo\"";
  private static final String ANSWER = "{\"Serverantwort\"";
  private static final Duration TIMEOUT = Duration.ofMinutes(1);

  private final Link delegate;
  private final ObjIntConsumer<RollTap> onRoll;
  private final Deque<Received> early = new ArrayDeque<>();

  /// The requests that the server has not answered yet, without the greeting: a greeting gets a
  /// welcome instead of an answer.
  private int unanswered;

  private int rolls;

  /// @param onRoll the step, which gets this link and the number of the roll from 1 on
  RollTap(Link delegate, ObjIntConsumer<RollTap> onRoll) {
    this.delegate = delegate;
    this.onRoll = onRoll;
  }

  @Override
  public Link delegate() {
    return delegate;
  }

  @Override
  public void send(String text) {
    if (!text.startsWith(GREETING)) unanswered++;
    delegate.send(text);
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    var received = early.isEmpty() ? receiveFromServer(timeout) : early.removeFirst();
    if (received instanceof Received.Text(var text) && text.startsWith(ROLL))
      onRoll.accept(this, ++rolls);
    return received;
  }

  private Received receiveFromServer(Duration timeout) throws InterruptedException {
    var received = delegate.receive(timeout);
    if (received instanceof Received.Text(var text) && text.startsWith(ANSWER)) unanswered--;
    return received;
  }

  /// Sends a request and returns its answer. The server answers all requests in order.
  String ask(String request) {
    send(request);
    try {
      while (true) {
        var received = receiveFromServer(TIMEOUT);
        if (received instanceof Received.Text(var text)
            && text.startsWith(ANSWER)
            && unanswered == 0) return text;
        if (!(received instanceof Received.Text))
          throw new AssertionError("no answer but " + received);
        early.addLast(received);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }
}
