package spieltisch.notify;

import java.util.List;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.ServerMessage;

/// Sends messages to one client of the Catan protocol, in the client's dialect and with the
/// client's extensions.
public interface MessageSender {
  Dialect dialect();

  boolean grants(Extension extension);

  /// Sends a message, unless the client's dialect or extensions do not include it.
  void send(ServerMessage message);

  default void sendAll(List<? extends ServerMessage> messages) {
    for (var message : messages) send(message);
  }
}
