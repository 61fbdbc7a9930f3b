package spieltisch.app;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;

/// A link that replaces each message of the server by any number of others.
abstract class RewritingLink implements LinkTap {
  private static final Pattern WELCOME =
      Pattern.compile("\\{\"Willkommen\":\\{\"id\":(\\d+)\\}\\}");

  private final Link delegate;
  private final Deque<String> pending = new ArrayDeque<>();
  private int playerId = -1;

  RewritingLink(Link delegate) {
    this.delegate = delegate;
  }

  /// The messages that the client receives instead of this one.
  abstract List<String> rewrite(String text);

  @Override
  public final Link delegate() {
    return delegate;
  }

  /// The player of the client, or -1 before the server has said it.
  final int playerId() {
    return playerId;
  }

  /// Lets the client receive messages that the server did not send.
  final void insert(List<String> messages) {
    pending.addAll(messages);
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    while (pending.isEmpty()) {
      var received = delegate.receive(timeout);
      if (!(received instanceof Received.Text(var text))) return received;
      var welcome = WELCOME.matcher(text);
      if (welcome.matches()) playerId = Integer.parseInt(welcome.group(1));
      pending.addAll(rewrite(text));
    }
    return new Received.Text(pending.remove());
  }
}
