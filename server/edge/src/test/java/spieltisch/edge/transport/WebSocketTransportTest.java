package spieltisch.edge.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocket13FrameDecoder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WebSocketTransportTest {
  private static final int LONGEST = 1 << 20;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 125, 126, 127, 65_535, 65_536, 100_000})
  void messages_of_any_length_are_valid_frames(int length) {
    var text = "ü".repeat(length / 2) + "x".repeat(length % 2);
    var message = new EncodedMessage(text);
    var buffer = Unpooled.buffer();
    for (int i = 0; i < 2; i++) {
      WebSocketTransport.writeHeader(buffer, message.length());
      message.writeTo(buffer);
    }
    var client = new EmbeddedChannel(new WebSocket13FrameDecoder(false, false, LONGEST));
    assertTrue(client.writeInbound(buffer));
    for (int i = 0; i < 2; i++) {
      TextWebSocketFrame frame = client.readInbound();
      assertTrue(frame.isFinalFragment());
      assertEquals(text, frame.text());
      frame.release();
    }
  }
}
