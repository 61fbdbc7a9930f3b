package spieltisch.app;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;

/// A link to our own server that behaves like a foreign one. It greets under another name, so that
/// the client does not know the server.
final class ForeignLink implements LinkTap {
  private static final Pattern WELCOME =
      Pattern.compile("\\{\"Willkommen\":\\{\"id\":(\\d+)\\}\\}");

  private final Link delegate;
  private final ForeignBehaviour behaviour;
  private final List<String> requests = Collections.synchronizedList(new ArrayList<>());
  private final Deque<String> pending = new ArrayDeque<>();
  private int player = -1;
  private long receivedAt = System.nanoTime();

  ForeignLink(Link delegate, ForeignBehaviour behaviour) {
    this.delegate = delegate;
    this.behaviour = behaviour;
  }

  @Override
  public Link delegate() {
    return delegate;
  }

  /// All requests of the client, in order.
  List<String> requests() {
    return List.copyOf(requests);
  }

  @Override
  public void send(String text) {
    requests.add(text);
    long quiet = Duration.ofNanos(System.nanoTime() - receivedAt).toMillis();
    var answers = behaviour.answers(player, text, quiet);
    answers.ifPresentOrElse(pending::addAll, () -> delegate.send(text));
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    while (pending.isEmpty()) {
      var received = delegate.receive(timeout);
      if (!(received instanceof Received.Text(var text))) return received;
      var welcome = WELCOME.matcher(text);
      if (welcome.matches()) player = Integer.parseInt(welcome.group(1));
      pending.addAll(
          behaviour.fromServer(
              player, text.replace("\"Version\":\"Spieltisch", "\"Version\":\"Fremd")));
    }
    if (pending.element().equals(ForeignBehaviour.CLOSE))
      return new Received.Closed("closed by the test");
    receivedAt = System.nanoTime();
    return new Received.Text(pending.remove());
  }
}
