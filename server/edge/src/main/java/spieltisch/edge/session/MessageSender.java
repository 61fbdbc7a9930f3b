package spieltisch.edge.session;

import java.util.List;
import java.util.function.Consumer;
import spieltisch.edge.transport.EncodedMessage;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.ServerMessage;

/// Sends messages to one client of the Catan protocol, in the client's dialect and with the
/// client's extensions.
record MessageSender(MessageCodec codec, EncodeCache cache, Consumer<EncodedMessage> output) {
  Dialect dialect() {
    return codec.dialect();
  }

  boolean grants(Extension extension) {
    return codec.granted().contains(extension);
  }

  void send(ServerMessage message) {
    cache.encode(codec, message).ifPresent(output);
  }

  void sendAll(List<? extends ServerMessage> messages) {
    for (var message : messages) send(message);
  }
}
