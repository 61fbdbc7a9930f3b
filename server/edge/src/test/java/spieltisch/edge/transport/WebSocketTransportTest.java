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
  void a_client_reads_every_message_whole_however_long_it_is(int length) {
    var text = "ü".repeat(length / 2) + "x".repeat(length % 2);
    var encodedMessage = new EncodedMessage(text);
    var paper = Unpooled.buffer();
    for (int i = 0; i < 2; i++) {
      WebSocketTransport.writeHeader(paper, encodedMessage.length());
      encodedMessage.writeTo(paper);
    }
    var client = new EmbeddedChannel(new WebSocket13FrameDecoder(false, false, LONGEST));
    assertTrue(client.writeInbound(paper));
    for (int i = 0; i < 2; i++) {
      TextWebSocketFrame frame = client.readInbound();
      assertTrue(frame.isFinalFragment());
      assertEquals(text, frame.text());
      frame.release();
    }
  }
}
