package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Returning to a seat with a token.
class SeatReturnTest {
  private static final String OK = "{\"Serverantwort\":\"OK\"}";

  @TempDir private Path folder = Path.of(".");

  private static final String HELLO =
      "{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[\"Wiederkehr\"]}}";

  /// Joins and returns the token that the server sends.
  private static String token(LineClient client, String join) throws Exception {
    client.receive();
    client.send(HELLO);
    client.receive();
    client.send(join);
    var line = client.receive();
    assertTrue(line.startsWith("{\"Wiederkehr\":"), line);
    return line.substring("{\"Wiederkehr\":".length(), line.length() - 1);
  }

  @Test
  void the_token_stays_the_same_after_every_return() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var first = server.connect("1.0");
        var second = server.connect("1.0");
        var third = server.connect("1.0")) {
      var token = token(first, "{\"Beitreten\":{}}");
      assertEquals(token, token(second, "{\"Beitreten\":" + token + "}"));
      assertEquals(token, token(third, "{\"Beitreten\":" + token + "}"));
    }
  }

  @Test
  void a_player_who_returns_before_the_game_receives_all_members_with_its_own_last()
      throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var first = server.connect("1.0");
        var other = server.joinedClient();
        var returned = server.connect("1.0")) {
      var token = token(first, "{\"Beitreten\":{}}");
      first.send("{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"Rot\"}}");
      first.receiveUntil(OK);
      first.disconnect();
      other.receiveUntilPrefix(lost(2, "Leia"));
      assertEquals(token, token(returned, "{\"Beitreten\":" + token + "}"));
      assertEquals(
          List.of("Willkommen 2", "Statusupdate 1", "Statusupdate 2"), kinds(returned.receive(3)));
    }
  }

  @Test
  void a_player_who_returns_to_a_game_receives_its_state_before_new_messages() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var first = server.connect("1.0");
        var second = server.joinedClient();
        var third = server.joinedClient();
        var returned = server.connect("1.0")) {
      var token = token(first, "{\"Beitreten\":{}}");
      var colours = List.of("Rot", "Blau", "Orange");
      for (var player : List.of(first, second, third)) {
        var colour = colours.get(List.of(first, second, third).indexOf(player));
        player.send(
            "{\"Spieler\":{\"Name\":\"" + colour + "\",\"Farbe\":\"" + colour + "\"}}",
            "{\"Spiel starten\":{}}");
      }
      first.receiveUntilPrefix("{\"Spiel gestartet\"");
      first.disconnect();
      second.receiveUntilPrefix(lost(3, "Rot"));
      assertEquals(token, token(returned, "{\"Beitreten\":" + token + "}"));
      returned.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}");
      assertEquals(
          List.of(
              "Willkommen 3",
              "Statusupdate 1",
              "Statusupdate 2",
              "Statusupdate 3",
              "Spiel gestartet",
              "Statusupdate 1",
              "Statusupdate 2",
              "Statusupdate 3",
              "Chatnachricht",
              "Serverantwort"),
          kinds(returned.receiveUntil(OK)));
    }
  }

  /// The start of the message about a lost connection.
  private static String lost(int id, String name) {
    return "{\"Statusupdate\":{\"Spieler\":{\"id\":%d,\"Farbe\":\"Rot\",\"Name\":\"%s\",\"Status\":\"Verbindung"
        .formatted(id, name);
  }

  /// Returns the kind of each message and the member that it is about.
  private static List<String> kinds(List<String> lines) {
    return lines.stream()
        .map(line -> line.replaceAll("\\{\"([^\"]+)\":(?:.*?\"id\":(\\d+))?.*", "$1 $2").strip())
        .toList();
  }
}
