package spieltisch.bridge;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Random;
import javax.net.ssl.SSLSocketFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The bridge on WebSocket servers of the loopback interface.
final class WebSocketBridgeTest {
  private static final int LONG_TIME = 60_000;
  private static final int SHORT_TIME = 50;

  private final RecordedEvents page = new RecordedEvents();

  private Bridge bridge(int silenceMillis) {
    return new Bridge(
        page, (SSLSocketFactory) SSLSocketFactory.getDefault(), LONG_TIME, silenceMillis);
  }

  @Test
  void texts_go_both_ways_in_frames_of_all_sizes() throws Exception {
    var bridge = bridge(LONG_TIME);
    try (var server =
        LoopbackServer.start(
            client -> {
              var head = accept(client);
              assertEquals(
                  "GET /catan/Tisch%201?x HTTP/1.1", head.lines().findFirst().orElseThrow());
              assertFalse(head.contains("Origin"), head);
              var in = new DataInputStream(client.getInputStream());
              for (int i = 0; i < 3; i++) {
                var text = readFrame(in, 0x81);
                client.getOutputStream().write(frame(0x81, text));
              }
              client.getOutputStream().write(frame(0x01, "Sied".getBytes(UTF_8)));
              client.getOutputStream().write(frame(0x89, "ping".getBytes(UTF_8)));
              assertArrayEquals("ping".getBytes(UTF_8), readFrame(in, 0x8A));
              client.getOutputStream().write(frame(0x80, "lung".getBytes(UTF_8)));
              client.getOutputStream().write(frame(0x88, closing(4001, "woanders")));
              assertArrayEquals(closing(4001, ""), readFrame(in, 0x88));
            })) {
      bridge.open(7, server.url("ws") + "/catan/Tisch%201?x");
      page.expect("opened 7");
      for (var text : new String[] {"ä", "b".repeat(300), "c".repeat(70_000)}) {
        bridge.send(7, text);
        page.expect("received 7 " + text);
      }
      page.expect("received 7 Siedlung", "closed 7 4001 woanders");
      server.await();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "HTTP/1.1 404 Not Found\r\n\r\n",
        "HTTP/1.1 101 Switching Protocols\r\nSec-WebSocket-Accept: x\r\n\r\n",
        "{\"Hallo\":{}}\n",
        "",
      })
  void an_answer_that_is_no_web_socket_is_no_server(String answer) throws Exception {
    try (var server =
        LoopbackServer.start(
            client -> {
              readHead(client);
              client.getOutputStream().write(answer.getBytes(US_ASCII));
            })) {
      bridge(LONG_TIME).open(1, server.url("ws"));
      page.expect("closed 1 4006 noServer");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0x83, 0x80, 0x8B})
  void an_unexpected_frame_is_no_server(int kind) throws Exception {
    try (var server =
        LoopbackServer.start(
            client -> {
              accept(client);
              client.getOutputStream().write(frame(kind, new byte[0]));
              client.getInputStream().read();
            })) {
      bridge(LONG_TIME).open(1, server.url("ws"));
      page.expect("opened 1", "closed 1 4006 noServer");
    }
  }

  @Test
  void a_frame_that_is_too_long_is_no_server() throws Exception {
    try (var server =
        LoopbackServer.start(
            client -> {
              accept(client);
              client.getOutputStream().write(new byte[] {(byte) 0x81, 127, 0, 0, 0, 1, 0, 0, 0, 0});
              client.getInputStream().read();
            })) {
      bridge(LONG_TIME).open(1, server.url("ws"));
      page.expect("opened 1", "closed 1 4006 noServer");
    }
  }

  @Test
  void a_silent_server_is_asked_and_then_given_up() throws Exception {
    try (var server =
        LoopbackServer.start(
            client -> {
              accept(client);
              var in = new DataInputStream(client.getInputStream());
              readFrame(in, 0x89);
              assertEquals(-1, in.read());
            })) {
      bridge(SHORT_TIME).open(1, server.url("ws"));
      page.expect("opened 1", "closed 1 1006 ");
      server.await();
    }
  }

  @Test
  void base64_is_that_of_the_library() {
    for (int length = 0; length < 20; length++) {
      var bytes = new byte[length];
      new Random(length).nextBytes(bytes);
      assertEquals(Base64.getEncoder().encodeToString(bytes), WebSocketHandshake.base64(bytes));
    }
  }

  private static String readHead(Socket client) throws IOException {
    var head = new ByteArrayOutputStream();
    while (!head.toString(US_ASCII).endsWith("\r\n\r\n"))
      head.write(client.getInputStream().read());
    return head.toString(US_ASCII);
  }

  private static String accept(Socket client) throws IOException {
    var head = readHead(client);
    var key = head.replaceAll("(?s).*Sec-WebSocket-Key: (\\S+).*", "$1");
    var answer =
        "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            + "sec-websocket-accept: %s\r\n\r\n".formatted(acceptOf(key));
    client.getOutputStream().write(answer.getBytes(US_ASCII));
    return head;
  }

  private static String acceptOf(String key) {
    try {
      var guid = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
      var hash = MessageDigest.getInstance("SHA-1").digest((key + guid).getBytes(US_ASCII));
      return Base64.getEncoder().encodeToString(hash);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] frame(int kind, byte[] payload) {
    var frame = new ByteArrayOutputStream();
    frame.write(kind);
    if (payload.length < 126) frame.write(payload.length);
    else if (payload.length < 65_536) {
      frame.write(126);
      frame.write(payload.length >> 8);
      frame.write(payload.length);
    } else {
      frame.write(127);
      for (int shift = 56; shift >= 0; shift -= 8)
        frame.write((int) ((long) payload.length >> shift));
    }
    frame.writeBytes(payload);
    return frame.toByteArray();
  }

  private static byte[] closing(int code, String reason) {
    var payload = new ByteArrayOutputStream();
    payload.write(code >> 8);
    payload.write(code);
    payload.writeBytes(reason.getBytes(UTF_8));
    return payload.toByteArray();
  }

  /// Reads a masked frame of the expected kind.
  private static byte[] readFrame(DataInputStream in, int kind) throws IOException {
    assertEquals(kind, in.readUnsignedByte());
    int length = in.readUnsignedByte() - 128;
    if (length == 126) length = in.readUnsignedShort();
    else if (length == 127) length = (int) in.readLong();
    var mask = in.readNBytes(4);
    var payload = in.readNBytes(length);
    for (int i = 0; i < length; i++) payload[i] ^= mask[i % 4];
    return payload;
  }
}
