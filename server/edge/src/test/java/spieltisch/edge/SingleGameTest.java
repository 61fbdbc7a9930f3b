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

/// A server of one game, as the document 1.0 knows it.
class SingleGameTest {
  private static final String HELLO = "{\"Hallo\":{\"Version\":\"Test\"}}";

  @TempDir private Path folder = Path.of(".");

  @Test
  void who_comes_to_a_full_table_is_told_so_and_hung_up_on() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS, ServerSetup::single);
        var a = house.seated();
        var b = house.seated();
        var c = house.seated();
        var d = house.seated();
        var late = house.connect("1.0")) {
      late.hear();
      assertEquals(
          List.of("{\"Serverantwort\":\"Der Tisch ist voll.\"}", "-"), late.send(HELLO).hear(2));
      assertEquals(1, house.host.lobby().size(), "no second table");
      dressAndStart(a, "Rot");
      dressAndStart(b, "Blau");
      dressAndStart(c, "Weiß");
      d.hangUp();
      a.hearUntilStart("{\"Spiel gestartet\"");
      try (var later = house.connect("1.0")) {
        later.hear();
        assertEquals(
            List.of("{\"Serverantwort\":\"Das Spiel hat schon begonnen.\"}", "-"),
            later.send(HELLO).hear(2));
      }
    }
  }

  private static void dressAndStart(TorfuClient player, String colour) throws Exception {
    player.send(
        "{\"Spieler\":{\"Name\":\"" + colour + "\",\"Farbe\":\"" + colour + "\"}}",
        "{\"Spiel starten\":{}}");
  }

  @Test
  void nobody_opens_another_table() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS, ServerSetup::single)) {
      var answer =
          house.send(
              HttpRequest.newBuilder(house.web("http", "/api/v1/tables"))
                  .POST(BodyPublishers.ofString("{}")));
      assertEquals(409, answer.statusCode());
      assertTrue(answer.body().contains("Dieser Server hat nur einen Tisch."));
      assertEquals(List.of(), house.host.lobby());
      assertThrows(NoSuchElementException.class, () -> house.server.port("torfu"));
      try (var torres = house.connect("web")) {
        torres.send(
            "GET /torres HTTP/1.1\r",
            "Host: x\r",
            "Upgrade: websocket\r",
            "Connection: Upgrade\r",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r",
            "Sec-WebSocket-Version: 13\r",
            "\r");
        assertEquals("404", torres.hear().split(" ", 3)[1]);
      }
    }
  }
}
