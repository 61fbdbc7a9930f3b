package spieltisch.app;

import java.time.Duration;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;
import spieltisch.siedler.codec.DecodeResult;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.ServerMessage;

/// A link that tells when its first guest is welcome, so that the others can come after him.
///
/// @param speller reads what the server says
public record WelcomeSignal(Link real, MessageCodec speller, Runnable welcomed) implements LinkTap {
  public WelcomeSignal(Link real, Dialect dialect, Runnable welcomed) {
    this(real, new MessageCodec(dialect), welcomed);
  }

  @Override
  public Received hear(Duration patience) throws InterruptedException {
    var received = real.hear(patience);
    if (received instanceof Received.Text(var text) && isWelcome(text)) welcomed.run();
    return received;
  }

  private boolean isWelcome(String text) {
    return speller.decodeServer(text) instanceof DecodeResult.Decoded<ServerMessage>(var message)
        && message instanceof ServerMessage.Welcome;
  }
}
