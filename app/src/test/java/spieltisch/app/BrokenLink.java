package spieltisch.app;

import java.time.Duration;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;

/// A link that breaks after a number of messages with a given prefix.
final class BrokenLink implements LinkTap {
  private final Link real;
  private final String prefix;
  private int remaining;

  BrokenLink(Link real, String prefix, int remaining) {
    this.real = real;
    this.prefix = prefix;
    this.remaining = remaining;
  }

  @Override
  public Link delegate() {
    return real;
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    var received = real.receive(timeout);
    if (received instanceof Received.Text(var text) && text.startsWith(prefix)) remaining--;
    return remaining > 0 ? received : new Received.Closed("broken by the test");
  }
}
