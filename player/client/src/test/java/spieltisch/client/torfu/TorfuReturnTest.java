package spieltisch.client.torfu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.client.LineServer.step;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.bots.Level;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.GameOutcome;
import spieltisch.client.LineServer;
import spieltisch.torfu.KeywordSpelling;

/// Coming back to a game of Torres when the connection breaks.
class TorfuReturnTest {
  private static final String CREATED = "MELDUNG_SPIEL_ANGEMELDET";
  private static final String JOINED = "MELDUNG_SPIELER_ANGEMELDET";
  private static final String UNKNOWN = "FEHLER_NICHT_VORHANDEN";
  private static final String TAKEN = "FEHLER_NAME_VERGEBEN";
  private static final String KNIGHT = "AUFRUF_RITTER_SETZEN";
  private static final String ENDED = "MELDUNG_SPIEL_BEENDET";

  private static final String[] STATUS = {
    "STATUS burg",
    "PHASE 3",
    "RUNDE 4",
    "ZUG 2",
    "ACTIVE -",
    "TIMEOUT 0",
    "SPIELER 2",
    "0 anna 17 30 0",
    "1 bert 21 25 0",
    "ZUSCHAUER",
    "STATUSENDE"
  };

  /// So many lines are a registration.
  private static final int GAME = 4;

  private static final int PLAYER = 4;
  private static final int SECRET = 1;
  private static final int RETURN = 2;

  private static final ClientTimeouts CLIENT_TIMEOUTS =
      new ClientTimeouts(
          Duration.ofSeconds(30),
          Duration.ofSeconds(30),
          Duration.ofSeconds(30),
          Duration.ofMillis(10),
          Duration.ofSeconds(30),
          Duration.ofMillis(30),
          Duration.ofMillis(100));

  private final List<Duration> pauses = new ArrayList<>();

  private GameOutcome play(LineServer server) throws InterruptedException {
    var settings =
        new TorfuSettings(
            "burg", "x", 2, "bert", 25, Level.RANDOM, 1, CLIENT_TIMEOUTS, KeywordSpelling.STANDARD);
    return new TorfuPlayer(server.start(), settings, _ -> {}, pauses::add).play();
  }

  @Test
  void a_seat_whose_secret_is_known_is_taken_again() throws Exception {
    try (var server =
        new LineServer()
            .then(step(GAME, CREATED))
            .then(step(SECRET + PLAYER, JOINED, KNIGHT), step(1))
            .then(step(RETURN, UNKNOWN))
            .then(step(RETURN, JOINED, ENDED), step(1, STATUS))) {
      assertEquals(new GameOutcome.Won("bert has 21 points"), play(server));
      var heard = server.heard();
      assertTrue(heard.get(1).getFirst().startsWith("KENNUNG "), heard.toString());
      for (int i : new int[] {2, 3})
        assertEquals(
            List.of(heard.get(1).getFirst(), "WIEDER burg"), heard.get(i).subList(0, RETURN));
      var again = CLIENT_TIMEOUTS.again();
      assertEquals(List.of(again, again.multipliedBy(2)), pauses, "less and less often");
    }
  }

  @Test
  void before_the_game_one_joins_again_where_nobody_knows_of_secrets() throws Exception {
    try (var server =
        new LineServer()
            .then(step(GAME, TAKEN))
            .then(step(SECRET, UNKNOWN), step(PLAYER, JOINED))
            .then(step(SECRET, UNKNOWN), step(PLAYER, JOINED, ENDED), step(1, STATUS))) {
      assertEquals(new GameOutcome.Won("bert has 21 points"), play(server));
    }
  }

  @Test
  void a_server_that_hangs_up_at_a_secret_is_joined_without_one() throws Exception {
    try (var server =
        new LineServer()
            .then(step(GAME, CREATED))
            .then(step(SECRET, UNKNOWN))
            .then(step(PLAYER, JOINED, ENDED), step(1, STATUS))) {
      assertEquals(new GameOutcome.Won("bert has 21 points"), play(server));
      assertEquals("JOIN burg", server.heard().get(2).getFirst());
    }
  }

  @Test
  void to_a_running_game_without_secrets_nobody_comes_back() throws Exception {
    try (var server =
        new LineServer()
            .then(step(GAME, CREATED))
            .then(step(SECRET, UNKNOWN), step(PLAYER, JOINED, KNIGHT), step(1))) {
      var cut = assertInstanceOf(GameOutcome.Disconnected.class, play(server));
      assertEquals(
          new GameOutcome.Disconnected("the server closed the connection", true, Optional.empty()),
          cut);
      assertEquals(List.of(), pauses);
    }
  }

  @Test
  void it_is_given_up_after_some_tries() throws Exception {
    try (var server =
        new LineServer()
            .then(step(GAME, CREATED))
            .then(step(SECRET + PLAYER, JOINED, KNIGHT), step(1))) {
      var cut = assertInstanceOf(GameOutcome.Disconnected.class, play(server));
      assertTrue(cut.isBegun());
      assertEquals(5, pauses.size());
    }
  }

  @Test
  void who_comes_back_in_the_middle_of_his_turn_has_not_got_his_points_again() throws Exception {
    var spent = new TorfuTurnServer();
    try (var server =
        new LineServer().then(step(GAME, CREATED)).then(spent).then(new TorfuTurnServer())) {
      assertEquals(new GameOutcome.Won("bert has 21 points"), play(server));
      assertEquals(0, spent.points, "he ended his turn too early; let luck choose otherwise");
      var back = server.heard().get(2);
      assertEquals("WIEDER burg", back.get(1));
      assertTrue(back.contains("ZUGENDE"), back.toString());
      assertFalse(back.stream().anyMatch(line -> line.startsWith("AKTION")), back.toString());
    }
  }
}
