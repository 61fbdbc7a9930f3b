package spieltisch.app;

import java.time.Duration;
import spieltisch.client.Heard;
import spieltisch.client.Link;

/// A link that breaks after so many messages that begin in a certain way.
final class BrokenLink implements Tap {
  private final Link real;
  private final String beginning;
  private int left;

  BrokenLink(Link real, String beginning, int left) {
    this.real = real;
    this.beginning = beginning;
    this.left = left;
  }

  @Override
  public Link real() {
    return real;
  }

  @Override
  public Heard hear(Duration patience) throws InterruptedException {
    var heard = real.hear(patience);
    if (heard instanceof Heard.Text(var text) && text.startsWith(beginning)) left--;
    return left > 0 ? heard : new Heard.Closed("cut on purpose");
  }
}
