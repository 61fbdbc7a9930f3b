package spieltisch.edge.transport;

import io.netty.buffer.ByteBuf;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.ServerWebSocket;
import java.nio.charset.StandardCharsets;

/// A WebSocket: one object a message.
public final class WebSocketTransport implements Transport {
  private static final int LONGEST_REASON = 120;
  private static final int WHOLE_TEXT = 0x81;
  private static final int LENGTH_OF_16_BITS = 126;
  private static final int LENGTH_OF_64_BITS = 127;

  private final ServerWebSocket socket;
  private final ChannelWriter channelWriter;
  private boolean isHungUp;

  /// @param connection what the socket runs on
  public WebSocketTransport(
      ServerWebSocket socket, HttpConnection connection, ConnectionRegistry connectionRegistry) {
    this.socket = socket;
    socket.setWriteQueueMaxSize(connectionRegistry.limits().writeQueue());
    channelWriter = new ChannelWriter(connection, connectionRegistry.metrics());
  }

  @Override
  public void send(EncodedMessage encodedMessage) {
    if (isHungUp || socket.isClosed() || !channelWriter.isFree()) return;
    var paper = channelWriter.paper();
    writeHeader(paper, encodedMessage.length());
    encodedMessage.writeTo(paper);
  }

  /// RFC 6455, 5.2: a whole text, not masked.
  static void writeHeader(ByteBuf paper, int length) {
    paper.writeByte(WHOLE_TEXT);
    if (length < LENGTH_OF_16_BITS) paper.writeByte(length);
    else if (length <= 0xFFFF) paper.writeByte(LENGTH_OF_16_BITS).writeShort(length);
    else paper.writeByte(LENGTH_OF_64_BITS).writeLong(length);
  }

  @Override
  public void hangUp(CloseReason closeReason, String sentence) {
    if (isHungUp || channelWriter.isCut()) return;
    isHungUp = true;
    channelWriter.post();
    socket.close(closeReason.code(), shortened(sentence));
  }

  /// A close frame has room for little more than a hundred bytes.
  private static String shortened(String sentence) {
    var text = sentence;
    while (text.getBytes(StandardCharsets.UTF_8).length > LONGEST_REASON)
      text = text.substring(0, text.length() - 1);
    return text;
  }
}
