package spieltisch.client.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ServerAddressTest {
  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  @Test
  void addresses_are_recognised() {
    for (var right : List.of("ws://host:8080/catan", "wss://host/catan", "tcp://127.0.0.1:8010"))
      assertEquals(right, ServerAddress.of(right).orElseThrow().toString());
    for (var wrong : List.of("", "host", "tcp://host", "http://host/", "ws://", "tcp:// a:1"))
      assertTrue(ServerAddress.of(wrong).isEmpty(), wrong);
  }

  @Test
  void a_malformed_web_socket_message_does_not_swallow_the_next_one() throws Exception {
    var inbox = new LinkInbox();
    for (var text : List.of("[1", "{\"a\":1}")) {
      var bytes = text.getBytes(StandardCharsets.UTF_8);
      inbox.received(bytes, 0, bytes.length);
      inbox.endOfMessage();
    }
    assertInstanceOf(Received.Malformed.class, inbox.next(Duration.ZERO));
    assertEquals(new Received.Text("{\"a\":1}"), inbox.next(Duration.ZERO));
  }

  @Test
  void split_and_joined_objects_are_received_one_by_one_until_the_link_closes() throws Exception {
    try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        var link =
            ServerAddress.of("tcp://127.0.0.1:" + server.getLocalPort()).orElseThrow().open();
        var peer = server.accept()) {
      var bytes = "{\"a\":\"ä\"}{\"b\":1}\n{\"c\":2}".getBytes(StandardCharsets.UTF_8);
      for (byte b : bytes) {
        peer.getOutputStream().write(b);
        peer.getOutputStream().flush();
      }
      for (var text : List.of("{\"a\":\"ä\"}", "{\"b\":1}", "{\"c\":2}"))
        assertEquals(new Received.Text(text), link.receive(TIMEOUT));
      assertEquals(new Received.TimedOut(), link.receive(Duration.ZERO));
      link.send("{\"ü\":1}");
      var line = "{\"ü\":1}\n".getBytes(StandardCharsets.UTF_8);
      assertEquals(
          "{\"ü\":1}\n",
          new String(peer.getInputStream().readNBytes(line.length), StandardCharsets.UTF_8));
      peer.shutdownOutput();
      assertInstanceOf(Received.Closed.class, link.receive(TIMEOUT));
      assertInstanceOf(Received.Closed.class, link.receive(TIMEOUT), "a closed link stays closed");
    }
  }
}
