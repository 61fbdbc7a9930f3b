package spieltisch.app;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Pattern;
import spieltisch.client.Heard;
import spieltisch.client.Link;

/// A link on which the server seems to say something else.
final class Liar implements Tap {
  private static final Pattern WELCOME =
      Pattern.compile("\\{\"Willkommen\":\\{\"id\":(\\d+)\\}\\}");

  private final Link real;
  private final int line;
  private final Lie lie;
  private final Deque<String> waiting = new ArrayDeque<>();
  private int own;

  Liar(Link real, int line, Lie lie) {
    this.real = real;
    this.line = line;
    this.lie = lie;
  }

  @Override
  public Link real() {
    return real;
  }

  @Override
  public Heard hear(Duration patience) throws InterruptedException {
    while (waiting.isEmpty()) {
      var heard = real.hear(patience);
      if (!(heard instanceof Heard.Text(var text))) return heard;
      var welcome = WELCOME.matcher(text);
      if (welcome.matches()) own = Integer.parseInt(welcome.group(1));
      waiting.addAll(lie.tell(line, own, text));
    }
    return new Heard.Text(waiting.remove());
  }
}
