package spieltisch.bridge;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The bridge on TCP servers of the loopback interface.
final class TcpBridgeTest {
  private final RecordedEvents page = new RecordedEvents();
  private final Bridge bridge = new Bridge(page);

  @AfterEach
  void closeAll() {
    bridge.closeAll();
  }

  @Test
  void objects_are_cut_out_of_the_stream_and_texts_are_sent_as_lines() throws Exception {
    try (var server =
        LoopbackServer.start(
            client -> {
              var out = client.getOutputStream();
              out.write("{\"Hallo\":{}}{\"Räuber\":\"}\\\"{\"}\r\n {\"ha".getBytes(UTF_8));
              out.flush();
              var in = new BufferedReader(new InputStreamReader(client.getInputStream(), UTF_8));
              assertEquals("{\"Straße\":1}", in.readLine());
              assertEquals("{\"b\":2}", in.readLine());
              out.write("lf\":[{}]}\n".getBytes(UTF_8));
            })) {
      bridge.open(1, server.url("tcp"));
      page.expect("opened 1", "received 1 {\"Hallo\":{}}", "received 1 {\"Räuber\":\"}\\\"{\"}");
      bridge.send(1, "{\"Straße\":1}");
      bridge.send(1, "{\"b\":2}");
      page.expect("received 1 {\"half\":[{}]}", "closed 1 1006 ");
      server.await();
    }
    assertEquals(0, bridge.connectionCount());
  }

  @Test
  void the_page_is_told_nothing_about_a_connection_that_it_closed() throws Exception {
    try (var server =
        LoopbackServer.start(client -> assertEquals(-1, client.getInputStream().read()))) {
      bridge.open(1, server.url("tcp"));
      page.expect("opened 1");
      bridge.close(1);
      server.await();
    }
    assertEquals(0, bridge.connectionCount());
    assertTrue(page.isEmpty());
  }

  @Test
  void nobody_at_the_port_is_unreachable() throws Exception {
    int port;
    try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    bridge.open(1, "tcp://127.0.0.1:" + port);
    page.expect("closed 1 4006 unreachable");
  }

  @ParameterizedTest
  @ValueSource(strings = {"HTTP/1.1 400 Bad Request\r\n\r\n", "SSH-2.0-x\r\n", "[1]", "\0"})
  void somebody_else_at_the_port_is_no_server(String greeting) throws Exception {
    try (var server =
        LoopbackServer.start(
            client -> {
              client.getOutputStream().write(greeting.getBytes(UTF_8));
              client.getInputStream().read();
            })) {
      bridge.open(1, server.url("tcp"));
      page.expect("opened 1", "closed 1 4006 noServer");
    }
  }

  @Test
  void a_message_that_does_not_end_is_no_server() throws Exception {
    try (var server =
        LoopbackServer.start(
            client -> {
              client.getOutputStream().write("{\"a\":\"".getBytes(UTF_8));
              client.getOutputStream().write(new byte[Wire.MAX_BYTES]);
              client.getInputStream().read();
            })) {
      bridge.open(1, server.url("tcp"));
      page.expect("opened 1", "closed 1 4006 noServer");
    }
  }

  @Test
  void a_text_that_is_too_long_loses_the_connection() throws Exception {
    try (var server = LoopbackServer.start(client -> client.getInputStream().read())) {
      bridge.open(1, server.url("tcp"));
      page.expect("opened 1");
      bridge.send(1, "x".repeat(Wire.MAX_BYTES + 1));
      page.expect("closed 1 1006 ");
    }
  }

  @Test
  void a_server_that_does_not_read_loses_the_connection() throws Exception {
    var hasEnded = new CountDownLatch(1);
    try (var server =
        LoopbackServer.start(_ -> assertDoesNotThrow(() -> hasEnded.await(60, TimeUnit.SECONDS)))) {
      bridge.open(1, server.url("tcp"));
      page.expect("opened 1");
      var text = "x".repeat(Wire.MAX_BYTES);
      // More than the buffers of the sockets and the queue can hold.
      for (int i = 0; i < 1_000; i++) bridge.send(1, text);
      page.expect("closed 1 1006 ");
      hasEnded.countDown();
      server.await();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tcp://", "tcp://host", "tcp://host:0", "tcp://host:70000", "a b", ""})
  void a_text_that_is_no_address_is_an_unknown_host(String address) throws Exception {
    bridge.open(1, address);
    page.expect("closed 1 4006 unknownHost");
  }

  @Test
  void another_protocol_is_no_server() throws Exception {
    bridge.open(1, "ftp://127.0.0.1:1");
    page.expect("closed 1 4006 noServer");
  }

  @Test
  void the_ninth_connection_is_refused() throws Exception {
    try (var silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      for (int id = 1; id <= 8; id++) {
        bridge.open(id, "tcp://127.0.0.1:" + silent.getLocalPort());
        page.expect("opened " + id);
      }
      bridge.open(9, "tcp://127.0.0.1:" + silent.getLocalPort());
      page.expect("closed 9 4006 unreachable");
      bridge.closeAll();
      assertEquals(0, bridge.connectionCount());
    }
  }
}
