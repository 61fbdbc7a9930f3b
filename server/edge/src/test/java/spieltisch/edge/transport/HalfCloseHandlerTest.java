package spieltisch.edge.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.edge.TestServer;
import spieltisch.edge.config.Limits;

/// A client that closes its side after its last word is still answered.
class HalfCloseHandlerTest {
  private static final String OK = "{\"Serverantwort\":\"OK\"}";

  @TempDir private Path folder = Path.of(".");

  @Test
  void who_says_no_more_in_the_torres_protocol_hears_the_answer_and_then_the_end()
      throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS)) {
      for (int i = 0; i < 20; i++)
        try (var maker = house.connect("torfu")) {
          maker.send("NEU 2", "NAME burg" + i, "PASSWD x", "TIMEOUT 0").sayNoMore();
          assertEquals(List.of("MELDUNG_SPIEL_ANGEMELDET", "-"), maker.hear(2));
        }
      try (var player = house.connect("torfu")) {
        player.send("JOIN burg0", "PASSWD x", "NAME anna", "ALTER 3", "STATUS").sayNoMore();
        assertEquals("MELDUNG_SPIELER_ANGEMELDET", player.hear());
        assertEquals("STATUSENDE", player.hearUntil("STATUSENDE").getLast());
        assertEquals("-", player.hear());
      }
    }
  }

  @Test
  void who_says_no_more_in_the_catan_protocol_hears_all_answers_and_then_the_end()
      throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS);
        var client = house.connect("1.0")) {
      client
          .send(
              "{\"Hallo\":{\"Version\":\"Test\"}}",
              "{\"Spieler\":{\"Name\":\"Anna\",\"Farbe\":\"Rot\"}}",
              "{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}")
          .sayNoMore();
      var heard = client.hearUntil("-");
      var answers = heard.stream().filter(OK::equals).count();
      assertEquals(2, answers, () -> String.join("\n", heard));
      assertTrue(heard.stream().anyMatch(line -> line.contains("Servus")));
    }
  }

  /// Who sends too fast is not read for a while; his last words wait on the way meanwhile.
  @Test
  void who_was_slowed_down_before_he_says_no_more_is_answered_too() throws Exception {
    var slow = new Limits(1 << 20, Duration.ofHours(1), Duration.ofHours(1), 1_000, 20, 10);
    try (var house = new TestServer(folder, slow);
        var client = house.connect("1.0")) {
      client.send("{\"Hallo\":{\"Version\":\"Test\"}}");
      var chat = "{\"Chatnachricht senden\":{\"Nachricht\":\"Servus\"}}";
      client.send(Collections.nCopies(30, chat).toArray(String[]::new));
      for (int i = 0; i < 30; i++) client.hearUntil(OK);
      client.send(chat, chat).sayNoMore();
      var heard = client.hearUntil("-");
      assertEquals(2, heard.stream().filter(OK::equals).count(), () -> String.join("\n", heard));
    }
  }

  @Test
  void who_says_no_more_while_nothing_is_asked_is_gone_for_the_others() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS);
        var stays = house.connect("torfu");
        var goes = house.connect("torfu")) {
      try (var maker = house.connect("torfu")) {
        maker.send("NEU 2", "NAME burg", "PASSWD x", "TIMEOUT 0");
        assertEquals("MELDUNG_SPIEL_ANGEMELDET", maker.hear());
      }
      stays.send("JOIN burg", "PASSWD x", "NAME anna", "ALTER 3");
      assertEquals("MELDUNG_SPIELER_ANGEMELDET", stays.hear());
      goes.send("JOIN burg", "PASSWD x", "NAME bert", "ALTER 4");
      assertEquals("MELDUNG_SPIELER_ANGEMELDET", goes.hear());
      goes.sayNoMore();
      assertEquals(
          "NACHRICHT SERVER Die Verbindung zu bert ist weg.",
          stays.hearUntilStart("NACHRICHT SERVER Die"));
    }
  }
}
