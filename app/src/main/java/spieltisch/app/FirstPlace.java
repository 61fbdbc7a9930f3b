package spieltisch.app;

import java.time.Duration;
import spieltisch.client.Heard;
import spieltisch.client.Link;

/// A link that tells when its first guest is welcome, so that the others can come after him.
final class FirstPlace implements Link {
  private static final String WELCOME = "{\"Willkommen\"";

  private final Link real;
  private final Runnable welcomed;

  FirstPlace(Link real, Runnable welcomed) {
    this.real = real;
    this.welcomed = welcomed;
  }

  @Override
  public void send(String text) {
    real.send(text);
  }

  @Override
  public Heard hear(Duration patience) throws InterruptedException {
    var heard = real.hear(patience);
    if (heard instanceof Heard.Text(var text) && text.startsWith(WELCOME)) welcomed.run();
    return heard;
  }

  @Override
  public void close() {
    real.close();
  }
}
