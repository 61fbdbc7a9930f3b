package spieltisch.checker.client;

import java.time.Duration;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;

/// A link from which one event was already taken. The link returns that event again.
final class PeekedLink implements LinkTap {
  private final Link delegate;
  private Received peeked;

  /// @param peeked the event that was taken, or `TimedOut` if there was none
  PeekedLink(Link delegate, Received peeked) {
    this.delegate = delegate;
    this.peeked = peeked;
  }

  @Override
  public Link delegate() {
    return delegate;
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    var next = peeked;
    peeked = new Received.TimedOut();
    return next instanceof Received.TimedOut ? delegate.receive(timeout) : next;
  }
}
