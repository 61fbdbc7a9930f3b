package spieltisch.app;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Pattern;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;

/// A link on which the server seems to say something else.
final class LyingLink implements LinkTap {
  private static final Pattern WELCOME =
      Pattern.compile("\\{\"Willkommen\":\\{\"id\":(\\d+)\\}\\}");

  private final Link real;
  private final int line;
  private final ServerFault serverFault;
  private final Deque<String> waiting = new ArrayDeque<>();
  private int own;

  LyingLink(Link real, int line, ServerFault serverFault) {
    this.real = real;
    this.line = line;
    this.serverFault = serverFault;
  }

  @Override
  public Link delegate() {
    return real;
  }

  @Override
  public Received receive(Duration patience) throws InterruptedException {
    while (waiting.isEmpty()) {
      var received = real.receive(patience);
      if (!(received instanceof Received.Text(var text))) return received;
      var welcome = WELCOME.matcher(text);
      if (welcome.matches()) own = Integer.parseInt(welcome.group(1));
      waiting.addAll(serverFault.tell(line, own, text));
    }
    return new Received.Text(waiting.remove());
  }
}
