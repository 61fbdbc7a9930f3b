package spieltisch.edge;

import io.netty.buffer.ByteBuf;
import java.nio.charset.StandardCharsets;

/// Something that is said, as it goes through a line. It is made once for all who hear the same.
final class Spoken {
  private final byte[] utf8;

  Spoken(String text) {
    utf8 = text.getBytes(StandardCharsets.UTF_8);
  }

  int length() {
    return utf8.length;
  }

  void writeTo(ByteBuf paper) {
    paper.writeBytes(utf8);
  }

  String text() {
    return new String(utf8, StandardCharsets.UTF_8);
  }
}
