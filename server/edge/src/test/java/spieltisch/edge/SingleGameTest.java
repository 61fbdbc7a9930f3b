package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.edge.config.ServerSetup;

/// A server with one game at a time, as the document of protocol 1.0 describes.
class SingleGameTest {
  private static final String HELLO = "{\"Hallo\":{\"Version\":\"Test\"}}";

  @TempDir private Path folder = Path.of(".");

  @Test
  void a_client_is_refused_and_disconnected_at_a_full_table() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS, ServerSetup::singleGame);
        var a = server.joinedClient();
        var b = server.joinedClient();
        var c = server.joinedClient();
        var d = server.joinedClient();
        var late = server.connect("1.0")) {
      late.receive();
      assertEquals(
          List.of("{\"Serverantwort\":\"Der Tisch ist voll.\"}", "-"), late.send(HELLO).receive(2));
      assertEquals(1, server.host.lobby().size(), "no second table");
      setProfileAndStart(a, "Rot");
      setProfileAndStart(b, "Blau");
      setProfileAndStart(c, "Weiß");
      d.disconnect();
      a.receiveUntilPrefix("{\"Spiel gestartet\"");
      try (var later = server.connect("1.0")) {
        later.receive();
        assertEquals(
            List.of("{\"Serverantwort\":\"Das Spiel hat schon begonnen.\"}", "-"),
            later.send(HELLO).receive(2));
      }
    }
  }

  private static void setProfileAndStart(LineClient player, String colour) throws Exception {
    player.send(
        "{\"Spieler\":{\"Name\":\"" + colour + "\",\"Farbe\":\"" + colour + "\"}}",
        "{\"Spiel starten\":{}}");
  }

  @Test
  void no_second_table_can_be_opened() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS, ServerSetup::singleGame)) {
      var response =
          server.send(
              HttpRequest.newBuilder(server.web("http", "/api/v1/tables"))
                  .POST(BodyPublishers.ofString("{}")));
      assertEquals(409, response.statusCode());
      assertTrue(response.body().contains("Dieser Server hat nur einen Tisch."));
      assertEquals(List.of(), server.host.lobby());
      assertThrows(NoSuchElementException.class, () -> server.port("torfu"));
      try (var torres = server.connect("web")) {
        torres.send(
            "GET /torres HTTP/1.1\r",
            "Host: x\r",
            "Upgrade: websocket\r",
            "Connection: Upgrade\r",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r",
            "Sec-WebSocket-Version: 13\r",
            "\r");
        assertEquals("404", torres.receive().split(" ", 3)[1]);
      }
    }
  }
}
