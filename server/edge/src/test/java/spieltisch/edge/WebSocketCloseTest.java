package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.edge.config.Limits;

/// Frames of a WebSocket that are wrong, with the close codes of RFC 6455, section 7.4.1.
class WebSocketCloseTest {
  private static final int TEXT = 0x81;
  private static final int TEXT_FRAGMENT = 0x01;
  private static final int CONTINUATION = 0x80;
  private static final int BINARY = 0x82;
  private static final int CLOSE = 0x88;
  private static final int PING = 0x89;
  private static final int PONG = 0x8A;

  @TempDir private Path folder = Path.of(".");

  /// A WebSocket connection that sends arbitrary frames.
  private record RawSocket(Socket socket, DataInputStream in) implements AutoCloseable {
    static RawSocket open(TestServer server, String path) throws IOException {
      var socket = new Socket(InetAddress.getLoopbackAddress(), server.port("web"));
      socket.setSoTimeout(20_000);
      var request =
          String.join(
              "\r\n",
              "GET " + path + " HTTP/1.1",
              "Host: localhost",
              "Upgrade: websocket",
              "Connection: Upgrade",
              "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
              "Sec-WebSocket-Version: 13",
              "",
              "");
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      var in = new DataInputStream(socket.getInputStream());
      var end = new StringBuilder();
      while (!end.toString().endsWith("\r\n\r\n")) end.append((char) in.readUnsignedByte());
      assertTrue(end.toString().startsWith("HTTP/1.1 101"), end::toString);
      return new RawSocket(socket, in);
    }

    void send(byte[] frame) throws IOException {
      OutputStream out = socket.getOutputStream();
      out.write(frame);
      out.flush();
    }

    /// The payload of the next frame of this type; other frames are skipped.
    byte[] receive(int type) throws IOException {
      while (true) {
        int first = in.readUnsignedByte();
        int length = in.readUnsignedByte();
        if (length == 126) length = in.readUnsignedShort();
        else if (length == 127) length = Math.toIntExact(in.readLong());
        var payload = in.readNBytes(length);
        if (first == type) return payload;
      }
    }

    String text() throws IOException {
      return new String(receive(TEXT), StandardCharsets.UTF_8);
    }

    int closeCode() throws IOException {
      var payload = receive(CLOSE);
      return (payload[0] & 0xFF) << 8 | payload[1] & 0xFF;
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }

  /// A frame with a mask of zeros, as a client has to send it.
  private static byte[] frame(int first, byte... payload) {
    var frame = new ByteArrayOutputStream();
    frame.write(first);
    if (payload.length < 126) frame.write(0x80 | payload.length);
    else {
      frame.write(0x80 | 127);
      for (int shift = 56; shift >= 0; shift -= 8)
        frame.write((int) ((long) payload.length >> shift));
    }
    frame.writeBytes(new byte[4]);
    frame.writeBytes(payload);
    return frame.toByteArray();
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static Stream<Arguments> wrongFrames() {
    return Stream.of(
        Arguments.of("without a mask", new byte[] {(byte) TEXT, 2, '{', '}'}, 1002),
        Arguments.of("reserved bit", frame(0xC1, utf8("{}")), 1002),
        Arguments.of("unknown type", frame(0x83, utf8("{}")), 1002),
        Arguments.of("continuation of nothing", frame(CONTINUATION, utf8("{}")), 1002),
        Arguments.of("fragment of a ping", frame(0x09, utf8("x")), 1002),
        Arguments.of("long ping", frame(PING, new byte[200]), 1002),
        Arguments.of("close code of one byte", frame(CLOSE, (byte) 3), 1002),
        Arguments.of("reserved close code", frame(CLOSE, (byte) 0x03, (byte) 0xED), 1002),
        Arguments.of("binary", frame(BINARY, utf8("{}")), 1003),
        Arguments.of("invalid UTF-8", frame(TEXT, (byte) '"', (byte) 0xFF, (byte) '"'), 1007),
        Arguments.of("too long", Arrays.copyOf(frame(TEXT, new byte[1 << 18]), 14), 1009),
        Arguments.of("normal close", frame(CLOSE, (byte) 0x03, (byte) 0xE8), 1000));
  }

  @ParameterizedTest(name = "{0}: {2}")
  @MethodSource("wrongFrames")
  void a_wrong_frame_is_answered_with_its_close_code(String name, byte[] frame, int code)
      throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var socket = RawSocket.open(server, "/catan")) {
      socket.receive(TEXT);
      socket.send(frame);
      assertEquals(code, socket.closeCode(), name);
    }
  }

  @Test
  void a_text_in_two_fragments_is_one_message() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var socket = RawSocket.open(server, "/catan")) {
      socket.receive(TEXT);
      socket.send(frame(TEXT_FRAGMENT, utf8("{\"Hallo\":{\"Ver")));
      socket.send(frame(PING, utf8("x")));
      socket.send(frame(CONTINUATION, utf8("sion\":\"Test\"}}")));
      assertEquals("x", new String(socket.receive(PONG), StandardCharsets.UTF_8));
      assertTrue(socket.text().contains("Willkommen"));
    }
  }

  @Test
  void a_connection_that_another_one_replaces_is_closed_with_a_private_code() throws Exception {
    var hello =
        frame(TEXT, utf8("{\"Hallo\":{\"Version\":\"T\",\"Erweiterungen\":[\"Wiederkehr\"]}}"));
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var first = RawSocket.open(server, "/catan");
        var second = RawSocket.open(server, "/catan")) {
      first.send(hello);
      first.send(frame(TEXT, utf8("{\"Beitreten\":{}}")));
      var token = "";
      while (!token.startsWith("{\"Wiederkehr\"")) token = first.text();
      second.send(hello);
      second.send(frame(TEXT, utf8(token.replace("{\"Wiederkehr\"", "{\"Beitreten\""))));
      assertEquals(4001, first.closeCode());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {PING, PONG})
  void a_client_that_sends_too_many_pings_is_slowed_down(int type) throws Exception {
    var hour = Duration.ofHours(1);
    var limits = new Limits(1 << 20, hour, hour, 1_000, 50, 10);
    try (var server = new TestServer(folder, limits);
        var socket = RawSocket.open(server, "/catan")) {
      socket.receive(TEXT);
      for (int i = 0; i < 50; i++) socket.send(frame(type, utf8("" + i)));
      socket.send(frame(TEXT, utf8("{\"Hallo\":{\"Version\":\"Test\"}}")));
      assertTrue(socket.text().contains("Willkommen"));
      assertTrue(server.metrics.scrape().contains("spieltisch_rate_limited_total"));
    }
  }

  @Test
  void a_line_of_the_torres_protocol_needs_no_line_end_in_its_message() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var socket = RawSocket.open(server, "/torres")) {
      for (var line : new String[] {"NEU 2", "NAME burg", "PASSWD", "TIMEOUT 0"})
        socket.send(frame(TEXT, utf8(line)));
      assertEquals("MELDUNG_SPIEL_ANGEMELDET", socket.text());
    }
  }
}
