package spieltisch.edge;

import io.netty.buffer.ByteBuf;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.ServerWebSocket;
import java.nio.charset.StandardCharsets;

/// A WebSocket: one object a message.
final class WebSocketLine implements Line {
  private static final int LONGEST_REASON = 120;
  private static final int WHOLE_TEXT = 0x81;
  private static final int LENGTH_OF_16_BITS = 126;
  private static final int LENGTH_OF_64_BITS = 127;

  private final ServerWebSocket socket;
  private final Wire wire;
  private boolean isHungUp;

  /// @param connection what the socket runs on
  WebSocketLine(ServerWebSocket socket, HttpConnection connection, Foyer foyer) {
    this.socket = socket;
    socket.setWriteQueueMaxSize(foyer.limits().writeQueue());
    wire = new Wire(connection, foyer.metrics());
  }

  @Override
  public void send(Spoken spoken) {
    if (isHungUp || socket.isClosed() || !wire.isFree()) return;
    var paper = wire.paper();
    writeHeader(paper, spoken.length());
    spoken.writeTo(paper);
  }

  /// RFC 6455, 5.2: a whole text, not masked.
  static void writeHeader(ByteBuf paper, int length) {
    paper.writeByte(WHOLE_TEXT);
    if (length < LENGTH_OF_16_BITS) paper.writeByte(length);
    else if (length <= 0xFFFF) paper.writeByte(LENGTH_OF_16_BITS).writeShort(length);
    else paper.writeByte(LENGTH_OF_64_BITS).writeLong(length);
  }

  @Override
  public void hangUp(Reason reason, String sentence) {
    if (isHungUp || wire.isCut()) return;
    isHungUp = true;
    wire.post();
    socket.close(reason.code(), shortened(sentence));
  }

  /// A close frame has room for little more than a hundred bytes.
  private static String shortened(String sentence) {
    var text = sentence;
    while (text.getBytes(StandardCharsets.UTF_8).length > LONGEST_REASON)
      text = text.substring(0, text.length() - 1);
    return text;
  }
}
