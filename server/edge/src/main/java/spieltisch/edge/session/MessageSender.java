package spieltisch.edge.session;

import java.util.List;
import java.util.function.Consumer;
import spieltisch.edge.transport.EncodedMessage;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.ServerMessage;

/// How one client of the Catan protocol is spoken to: in his dialect, with what he asked for, into
/// his line.
record MessageSender(MessageCodec speller, EncodeCache echo, Consumer<EncodedMessage> line) {
  Dialect dialect() {
    return speller.dialect();
  }

  boolean grants(Extension extension) {
    return speller.granted().contains(extension);
  }

  void say(ServerMessage message) {
    echo.spell(speller, message).ifPresent(line);
  }

  void sayAll(List<? extends ServerMessage> messages) {
    for (var message : messages) say(message);
  }
}
