package spieltisch.loadtest.crash;

import java.time.Duration;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;

/// A link that records its messages in a transcript. The link requests event numbers on behalf of
/// the player, so that every recorded event can be found in the log.
final class RecordingLink implements LinkTap {
  private static final String EXTENSIONS = "\"Erweiterungen\":[";

  private final Link real;
  private final ClientTranscript transcript;

  RecordingLink(Link real, ClientTranscript transcript) {
    this.real = real;
    this.transcript = transcript;
    transcript.connected();
  }

  @Override
  public Link delegate() {
    return real;
  }

  @Override
  public void send(String text) {
    var sent =
        text.startsWith("{\"Hallo\"")
            ? text.replace(EXTENSIONS, EXTENSIONS + "\"Ereignisnummer\",")
            : text;
    transcript.sent(sent);
    real.send(sent);
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    var received = real.receive(timeout);
    if (received instanceof Received.Text(var text)) transcript.received(text);
    return received;
  }
}
