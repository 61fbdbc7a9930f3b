package spieltisch.edge.transport;

import io.netty.buffer.ByteBuf;
import java.nio.charset.StandardCharsets;

/// Something that is said, as it goes through a line. It is made once for all who hear the same.
public final class EncodedMessage {
  private final byte[] utf8;

  public EncodedMessage(String text) {
    utf8 = text.getBytes(StandardCharsets.UTF_8);
  }

  int length() {
    return utf8.length;
  }

  void writeTo(ByteBuf paper) {
    paper.writeBytes(utf8);
  }

  public String text() {
    return new String(utf8, StandardCharsets.UTF_8);
  }
}
