package spieltisch.edge.session;

import java.util.function.Consumer;
import spieltisch.edge.transport.EncodedMessage;
import spieltisch.notify.MessageSender;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.ServerMessage;

/// A message sender that encodes through the cache of the server.
record CachedSender(MessageCodec codec, EncodeCache cache, Consumer<EncodedMessage> output)
    implements MessageSender {
  @Override
  public Dialect dialect() {
    return codec.dialect();
  }

  @Override
  public boolean grants(Extension extension) {
    return codec.granted().contains(extension);
  }

  @Override
  public void send(ServerMessage message) {
    cache.encode(codec, message).ifPresent(output);
  }
}
