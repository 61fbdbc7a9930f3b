package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.table.TableRefusal;
import spieltisch.table.options.TableOptions;

/// Returning to a seat with a token.
class SeatReturnTest {
  private static final String OK = "{\"Serverantwort\":\"OK\"}";

  private static final String REPLACED =
      "Du bist jetzt über eine andere Verbindung am Tisch; diese wird beendet.";

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

  @Test
  void a_second_connection_with_the_token_closes_the_first_with_a_reason() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var first = server.connect("1.0");
        var small = server.connect("0.4");
        var second = server.connect("1.0");
        var other = server.connect("0.4")) {
      var token = token(first, "{\"Beitreten\":{}}");
      assertEquals(token, token(second, "{\"Beitreten\":" + token + "}"));
      assertEquals(
          List.of("{\"Chatnachricht\":{\"Nachricht\":\"" + REPLACED + "\"}}", "-"), lastTwo(first));
      second.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}").receiveUntil(OK);
      var smallToken = token(small, "{\"Beitreten\":{}}");
      assertEquals(smallToken, token(other, "{\"Beitreten\":" + smallToken + "}"));
      assertEquals(List.of("{\"Fehler\":{\"Meldung\":\"" + REPLACED + "\"}}", "-"), lastTwo(small));
    }
  }

  private static List<String> lastTwo(LineClient client) throws Exception {
    var lines = client.receiveUntil("-");
    return lines.subList(lines.size() - 2, lines.size());
  }

  @Test
  void a_token_of_a_torres_table_is_refused_and_the_connection_stays_usable() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var torres = server.connect("torfu");
        var player = server.connect("torfu");
        var client = server.connect("1.0")) {
      torres.send("NEU 2", "NAME burg", "PASSWD", "TIMEOUT 0").receiveUntil("-");
      player.send("KENNUNG geheim", "JOIN burg", "PASSWD", "NAME anna", "ALTER 30").receive();
      var id = server.host.findByName("burg").orElseThrow().id().text();
      client.send(HELLO).receive(2);
      client.send("{\"Beitreten\":{\"Kennung\":\"" + id + ".geheim\"}}");
      assertEquals(
          "{\"Serverantwort\":\"" + TableRefusal.WRONG_GAME.german() + "\"}", client.receive());
      client.send("{\"Beitreten\":{}}");
      assertTrue(client.receiveUntilPrefix("{\"Willkommen\"").contains("\"id\":1"));
    }
  }

  @Test
  void a_catan_table_is_unknown_to_the_torres_protocol() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var player = server.connect("1.0");
        var torres = server.connect("torfu")) {
      var token = token(player, "{\"Beitreten\":{\"Tisch\":\"Endor\"}}", server);
      torres.send("KENNUNG " + token.replaceAll(".*\\.|\"}", ""), "WIEDER Endor");
      assertEquals(List.of("FEHLER_NICHT_VORHANDEN", "-"), torres.receive(2));
    }
  }

  private static String token(LineClient client, String join, TestServer server) throws Exception {
    server.host.open("Endor", TableOptions.standard());
    return token(client, join);
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
