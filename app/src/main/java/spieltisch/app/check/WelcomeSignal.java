package spieltisch.app.check;

import java.time.Duration;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkTap;
import spieltisch.client.transport.Received;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.message.ServerMessage;

/// A link that runs a callback when the server welcomes the client. The callback lets other players
/// join after the client.
record WelcomeSignal(Link delegate, MessageCodec messageCodec, Runnable onWelcome)
    implements LinkTap {
  WelcomeSignal(Link delegate, Dialect dialect, Runnable onWelcome) {
    this(delegate, new MessageCodec(dialect), onWelcome);
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    var received = delegate.receive(timeout);
    if (received instanceof Received.Text(var text) && isWelcome(text)) onWelcome.run();
    return received;
  }

  private boolean isWelcome(String text) {
    return messageCodec.decodeServer(text)
            instanceof DecodeResult.Decoded<ServerMessage>(var message)
        && message instanceof ServerMessage.Welcome;
  }
}
