package spieltisch.app;

import java.time.Duration;
import spieltisch.client.Heard;
import spieltisch.client.Link;

/// A link whose traffic is written down. It asks for the numbers of the events on behalf of a
/// player who does not need them, so that every note can be found in the log.
final class NotedLink implements Tap {
  private static final String WISH = "\"Erweiterungen\":[";

  private final Link real;
  private final ClientNotes notes;

  NotedLink(Link real, ClientNotes notes) {
    this.real = real;
    this.notes = notes;
    notes.connected();
  }

  @Override
  public Link real() {
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
  public Heard hear(Duration patience) throws InterruptedException {
    var heard = real.hear(patience);
    if (heard instanceof Heard.Text(var text)) notes.heard(text);
    return heard;
  }
}
