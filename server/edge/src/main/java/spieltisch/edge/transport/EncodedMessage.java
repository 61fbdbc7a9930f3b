package spieltisch.edge.transport;

import io.netty.buffer.ByteBuf;
import java.nio.charset.StandardCharsets;

/// A message in UTF-8. The message is encoded once and sent to all clients that receive the same
/// text.
public final class EncodedMessage {
  private final byte[] utf8;

  public EncodedMessage(String text) {
    utf8 = text.getBytes(StandardCharsets.UTF_8);
  }

  int length() {
    return utf8.length;
  }

  void writeTo(ByteBuf buffer) {
    buffer.writeBytes(utf8);
  }

  public String text() {
    return new String(utf8, StandardCharsets.UTF_8);
  }
}
