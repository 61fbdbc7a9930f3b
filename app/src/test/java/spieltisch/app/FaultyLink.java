package spieltisch.app;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Pattern;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;

/// A link that injects a fault into the messages of the server.
final class FaultyLink implements LinkTap {
  private static final Pattern WELCOME =
      Pattern.compile("\\{\"Willkommen\":\\{\"id\":(\\d+)\\}\\}");

  private final Link delegate;
  private final int number;
  private final ServerFault fault;
  private final Deque<String> pending = new ArrayDeque<>();
  private int playerId;

  FaultyLink(Link delegate, int number, ServerFault fault) {
    this.delegate = delegate;
    this.number = number;
    this.fault = fault;
  }

  @Override
  public Link delegate() {
    return delegate;
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    while (pending.isEmpty()) {
      var received = delegate.receive(timeout);
      if (!(received instanceof Received.Text(var text))) return received;
      var welcome = WELCOME.matcher(text);
      if (welcome.matches()) playerId = Integer.parseInt(welcome.group(1));
      pending.addAll(fault.apply(number, playerId, text));
    }
    return new Received.Text(pending.remove());
  }
}
