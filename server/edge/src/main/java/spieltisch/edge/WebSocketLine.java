package spieltisch.edge;

import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.ServerWebSocket;
import java.nio.charset.StandardCharsets;

/// A WebSocket: one object a message.
final class WebSocketLine implements Line {
  private static final int LONGEST_REASON = 120;

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
  public void send(String text) {
    if (!isHungUp && !socket.isClosed() && wire.isFree())
      wire.send(new TextWebSocketFrame(wire.paper(text)));
  }

  @Override
  public void hangUp(Reason reason, String sentence) {
    if (isHungUp || wire.isCut()) return;
    isHungUp = true;
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
