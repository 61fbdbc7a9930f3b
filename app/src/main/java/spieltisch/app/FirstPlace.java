package spieltisch.app;

import java.time.Duration;
import spieltisch.client.Heard;
import spieltisch.client.Link;
import spieltisch.siedler.Dialect;
import spieltisch.siedler.Reading;
import spieltisch.siedler.ServerMessage;
import spieltisch.siedler.Speller;

/// A link that tells when its first guest is welcome, so that the others can come after him.
final class FirstPlace implements Link {
  private final Link real;
  private final Speller speller;
  private final Runnable welcomed;

  FirstPlace(Link real, Dialect dialect, Runnable welcomed) {
    this.real = real;
    speller = new Speller(dialect);
    this.welcomed = welcomed;
  }

  @Override
  public void send(String text) {
    real.send(text);
  }

  @Override
  public Heard hear(Duration patience) throws InterruptedException {
    var heard = real.hear(patience);
    if (heard instanceof Heard.Text(var text) && isWelcome(text)) welcomed.run();
    return heard;
  }

  private boolean isWelcome(String text) {
    return speller.readServer(text) instanceof Reading.Read<ServerMessage>(var message)
        && message instanceof ServerMessage.Welcome;
  }

  @Override
  public void close() {
    real.close();
  }
}
