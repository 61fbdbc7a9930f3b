package spieltisch.app;

import java.time.Duration;
import spieltisch.client.Heard;
import spieltisch.client.Link;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.DecodeResult;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.codec.MessageCodec;

/// A link that tells when its first guest is welcome, so that the others can come after him.
///
/// @param speller reads what the server says
record FirstPlace(Link real, MessageCodec speller, Runnable welcomed) implements Tap {
  FirstPlace(Link real, Dialect dialect, Runnable welcomed) {
    this(real, new MessageCodec(dialect), welcomed);
  }

  @Override
  public Heard hear(Duration patience) throws InterruptedException {
    var heard = real.hear(patience);
    if (heard instanceof Heard.Text(var text) && isWelcome(text)) welcomed.run();
    return heard;
  }

  private boolean isWelcome(String text) {
    return speller.readServer(text) instanceof DecodeResult.Read<ServerMessage>(var message)
        && message instanceof ServerMessage.Welcome;
  }
}
