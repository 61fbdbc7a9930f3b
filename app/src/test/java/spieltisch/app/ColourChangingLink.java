package spieltisch.app;

import java.time.Duration;
import java.util.List;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;

/// A link of a client that takes its next colour on each message that refuses one.
final class ColourChangingLink implements LinkTap {
  private final Link delegate;
  private final List<String> colours;
  private int refusals;

  ColourChangingLink(Link delegate, List<String> colours) {
    this.delegate = delegate;
    this.colours = colours;
  }

  @Override
  public Link delegate() {
    return delegate;
  }

  @Override
  public void send(String text) {
    var colour = colours.get(refusals % colours.size());
    delegate.send(text.replaceFirst("\"Farbe\":\"[^\"]*\"", "\"Farbe\":\"" + colour + "\""));
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    var received = delegate.receive(timeout);
    if (received instanceof Received.Text(var text) && text.contains("Farbe bereits vergeben"))
      refusals++;
    return received;
  }
}
