package spieltisch.edge.transport;

import io.netty.buffer.ByteBuf;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.ServerWebSocket;
import java.nio.charset.StandardCharsets;

/// A WebSocket connection, on which each message is one text frame.
public final class WebSocketTransport implements Transport {
  private static final int MAX_REASON_BYTES = 120;
  private static final int FINAL_TEXT_FRAME = 0x81;
  private static final int LENGTH_16_BIT = 126;
  private static final int LENGTH_64_BIT = 127;

  private final ServerWebSocket socket;
  private final String address;
  private final ChannelWriter writer;
  private boolean isClosed;

  /// @param connection the HTTP connection that became the WebSocket
  /// @param address the address of the client, even if the client is behind a proxy
  public WebSocketTransport(
      ServerWebSocket socket,
      HttpConnection connection,
      String address,
      ConnectionRegistry registry) {
    this.socket = socket;
    this.address = address;
    socket.setWriteQueueMaxSize(registry.limits().writeQueue());
    writer = new ChannelWriter(connection, registry.metrics());
  }

  /// Installs a guard that limits the client's pings and checks that its text is UTF-8.
  ///
  /// @param connection the connection that counts the frames
  public void guardFrames(Connection connection) {
    FrameGuard.install(writer.channel(), connection::admitsControlFrame);
  }

  /// Closes the connection after an invalid frame, with the status code of RFC 6455.
  public void closeAfter(Throwable failure) {
    close(FrameGuard.closeReason(failure), String.valueOf(failure.getMessage()));
  }

  @Override
  public String address() {
    return address;
  }

  @Override
  public void send(EncodedMessage message) {
    if (isClosed || socket.isClosed() || !writer.canWrite()) return;
    var buffer = writer.buffer();
    writeHeader(buffer, message.length());
    message.writeTo(buffer);
  }

  /// Writes the header of an unmasked final text frame (RFC 6455, section 5.2).
  static void writeHeader(ByteBuf buffer, int length) {
    buffer.writeByte(FINAL_TEXT_FRAME);
    if (length < LENGTH_16_BIT) buffer.writeByte(length);
    else if (length <= 0xFFFF) buffer.writeByte(LENGTH_16_BIT).writeShort(length);
    else buffer.writeByte(LENGTH_64_BIT).writeLong(length);
  }

  @Override
  public void close(CloseReason reason, String sentence) {
    if (isClosed || writer.isAborted()) return;
    isClosed = true;
    writer.flush();
    socket.close(reason.code(), truncated(sentence));
  }

  /// Shortens the sentence to 120 bytes of UTF-8, because the reason in a close frame has at most
  /// 123 bytes.
  private static String truncated(String sentence) {
    var text = sentence;
    while (text.getBytes(StandardCharsets.UTF_8).length > MAX_REASON_BYTES)
      text = text.substring(0, text.length() - 1);
    return text;
  }
}
