package spieltisch.app;

import java.time.Duration;
import java.util.function.Predicate;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;

/// A link of a client that sends only messages of the protocol document: it requests no extensions.
/// It closes when it receives a given message.
record PlainLink(Link delegate, Predicate<String> isLast) implements LinkTap {
  PlainLink(Link delegate) {
    this(delegate, _ -> false);
  }

  @Override
  public void send(String text) {
    delegate.send(text.replaceFirst(",\"Erweiterungen\":\\[[^]]*]", ""));
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    var received = delegate.receive(timeout);
    if (!(received instanceof Received.Text(var text))) return received;
    if (text.contains("Erweiterungen")) throw new AssertionError("extension granted: " + text);
    return isLast.test(text) ? new Received.Closed("the client leaves") : received;
  }
}
