package spieltisch.app;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.Received;

/// A link to our own server that behaves like a foreign one. It greets under another name, so that
/// the client does not know the server.
final class ForeignLink extends RewritingLink {
  private final ForeignBehaviour behaviour;
  private final List<String> requests = Collections.synchronizedList(new ArrayList<>());
  private long receivedAt = System.nanoTime();

  ForeignLink(Link delegate, ForeignBehaviour behaviour) {
    super(delegate);
    this.behaviour = behaviour;
  }

  /// All requests of the client, in order.
  List<String> requests() {
    return List.copyOf(requests);
  }

  @Override
  public void send(String text) {
    requests.add(text);
    long quiet = Duration.ofNanos(System.nanoTime() - receivedAt).toMillis();
    var answers = behaviour.answers(playerId(), text, quiet);
    answers.ifPresentOrElse(this::insert, () -> delegate().send(text));
  }

  @Override
  List<String> rewrite(String text) {
    return behaviour.fromServer(
        playerId(), text.replace("\"Version\":\"Spieltisch", "\"Version\":\"Fremd"));
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    var received = super.receive(timeout);
    if (!(received instanceof Received.Text(var text))) return received;
    if (text.equals(ForeignBehaviour.CLOSE)) return new Received.Closed("closed by the test");
    receivedAt = System.nanoTime();
    return received;
  }
}
