package spieltisch.app;

import java.time.Duration;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;

/// A link that breaks after so many messages that begin in a certain way.
final class BrokenLink implements LinkTap {
  private final Link real;
  private final String beginning;
  private int left;

  BrokenLink(Link real, String beginning, int left) {
    this.real = real;
    this.beginning = beginning;
    this.left = left;
  }

  @Override
  public Link delegate() {
    return real;
  }

  @Override
  public Received receive(Duration patience) throws InterruptedException {
    var received = real.receive(patience);
    if (received instanceof Received.Text(var text) && text.startsWith(beginning)) left--;
    return left > 0 ? received : new Received.Closed("cut on purpose");
  }
}
