package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Coming back to a seat.
class SeatReturnTest {
  private static final String OK = "{\"Serverantwort\":\"OK\"}";

  @TempDir private Path folder = Path.of(".");

  private static final String HELLO =
      "{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[\"Wiederkehr\"]}}";

  /// Joins, and answers the line with the token that the server tells.
  private static String token(TorfuClient client, String join) throws Exception {
    client.hear();
    client.send(HELLO);
    client.hear();
    client.send(join);
    var line = client.hear();
    assertTrue(line.startsWith("{\"Wiederkehr\":"), line);
    return line.substring("{\"Wiederkehr\":".length(), line.length() - 1);
  }

  @Test
  void the_token_stays_the_same_however_often_one_comes_back() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS);
        var first = house.connect("1.0");
        var second = house.connect("1.0");
        var third = house.connect("1.0")) {
      var token = token(first, "{\"Beitreten\":{}}");
      assertEquals(token, token(second, "{\"Beitreten\":" + token + "}"));
      assertEquals(token, token(third, "{\"Beitreten\":" + token + "}"));
    }
  }

  @Test
  void who_comes_back_before_the_game_hears_who_is_there_the_others_first() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS);
        var first = house.connect("1.0");
        var other = house.seated();
        var again = house.connect("1.0")) {
      var token = token(first, "{\"Beitreten\":{}}");
      first.send("{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"Rot\"}}");
      first.hearUntil(OK);
      first.hangUp();
      other.hearUntilStart(lost(2, "Leia"));
      assertEquals(token, token(again, "{\"Beitreten\":" + token + "}"));
      assertEquals(
          List.of("Willkommen 2", "Statusupdate 1", "Statusupdate 2"), kinds(again.hear(3)));
    }
  }

  @Test
  void who_comes_back_to_a_game_hears_all_of_it_before_anything_new() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS);
        var first = house.connect("1.0");
        var second = house.seated();
        var third = house.seated();
        var again = house.connect("1.0")) {
      var token = token(first, "{\"Beitreten\":{}}");
      var colours = List.of("Rot", "Blau", "Orange");
      for (var player : List.of(first, second, third)) {
        var colour = colours.get(List.of(first, second, third).indexOf(player));
        player.send(
            "{\"Spieler\":{\"Name\":\"" + colour + "\",\"Farbe\":\"" + colour + "\"}}",
            "{\"Spiel starten\":{}}");
      }
      first.hearUntilStart("{\"Spiel gestartet\"");
      first.hangUp();
      second.hearUntilStart(lost(3, "Rot"));
      assertEquals(token, token(again, "{\"Beitreten\":" + token + "}"));
      again.send("{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}");
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
          kinds(again.hearUntil(OK)));
    }
  }

  /// How the others hear that a connection is lost.
  private static String lost(int id, String name) {
    return "{\"Statusupdate\":{\"Spieler\":{\"id\":%d,\"Farbe\":\"Rot\",\"Name\":\"%s\",\"Status\":\"Verbindung"
        .formatted(id, name);
  }

  /// What each message is, and whom it is about.
  private static List<String> kinds(List<String> lines) {
    return lines.stream()
        .map(line -> line.replaceAll("\\{\"([^\"]+)\":(?:.*?\"id\":(\\d+))?.*", "$1 $2").strip())
        .toList();
  }
}
