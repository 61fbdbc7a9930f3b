package spieltisch.loadtest;

import java.time.Duration;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;

/// A link whose traffic is written down. It asks for the numbers of the events on behalf of a
/// player who does not need them, so that every note can be found in the log.
final class RecordingLink implements LinkTap {
  private static final String WISH = "\"Erweiterungen\":[";

  private final Link real;
  private final ClientTranscript notes;

  RecordingLink(Link real, ClientTranscript notes) {
    this.real = real;
    this.notes = notes;
    notes.connected();
  }

  @Override
  public Link delegate() {
    return real;
  }

  @Override
  public void send(String text) {
    var sent =
        text.startsWith("{\"Hallo\"") ? text.replace(WISH, WISH + "\"Ereignisnummer\",") : text;
    notes.sent(sent);
    real.send(sent);
  }

  @Override
  public Received receive(Duration patience) throws InterruptedException {
    var received = real.receive(patience);
    if (received instanceof Received.Text(var text)) notes.heard(text);
    return received;
  }
}
