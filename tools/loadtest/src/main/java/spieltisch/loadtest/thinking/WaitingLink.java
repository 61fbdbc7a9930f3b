package spieltisch.loadtest.thinking;

import java.time.Duration;
import java.util.function.LongConsumer;
import java.util.regex.Pattern;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;

/// A link that measures how long its player waits for other players: from the status `Warten` to
/// the next status in which the player can act.
final class WaitingLink implements LinkTap {
  private static final Pattern WELCOME = Pattern.compile("\\{\"Willkommen\":\\{\"id\":(\\d+)");
  private static final Pattern STATUS_UPDATE =
      Pattern.compile("\\{\"Statusupdate\":\\{\"Spieler\":\\{\"id\":(\\d+)");
  private static final Pattern STATUS = Pattern.compile("\"Status\":\"([^\"]+)\"");
  private static final String WAITING = "Warten";

  private final Link real;
  private final LongConsumer waits;
  private String id = "";
  private long waitingSince;

  /// @param waits receives each waiting time in nanoseconds
  WaitingLink(Link real, LongConsumer waits) {
    this.real = real;
    this.waits = waits;
  }

  @Override
  public Link delegate() {
    return real;
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    var received = real.receive(timeout);
    if (received instanceof Received.Text(var text)) measure(text);
    return received;
  }

  private void measure(String text) {
    var welcome = WELCOME.matcher(text);
    if (welcome.lookingAt()) id = welcome.group(1);
    var update = STATUS_UPDATE.matcher(text);
    var status = STATUS.matcher(text);
    if (update.lookingAt() && update.group(1).equals(id) && status.find())
      changed(status.group(1).equals(WAITING));
  }

  private void changed(boolean isWaiting) {
    if (isWaiting && waitingSince == 0) waitingSince = System.nanoTime();
    if (isWaiting || waitingSince == 0) return;
    waits.accept(System.nanoTime() - waitingSince);
    waitingSince = 0;
  }
}
