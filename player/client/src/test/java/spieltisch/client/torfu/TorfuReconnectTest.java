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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spieltisch.bots.Level;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.GameOutcome;
import spieltisch.client.LineServer;
import spieltisch.siedler.message.ServerSentence;
import spieltisch.torfu.KeywordSpelling;

/// Reconnecting to a game of Torres after the connection is lost.
class TorfuReconnectTest {
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

  /// The number of lines of each registration.
  private static final int GAME_LINES = 4;

  private static final int PLAYER_LINES = 4;
  private static final int SECRET_LINES = 1;
  private static final int RETURN_LINES = 2;

  private static final ClientTimeouts TIMEOUTS =
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
            "burg", "x", 2, "bert", 25, Level.RANDOM, 1, TIMEOUTS, KeywordSpelling.STANDARD);
    return new TorfuPlayer(server.start(), settings, _ -> {}, pauses::add).play();
  }

  @Test
  void a_shared_first_place_is_a_win_in_any_order_of_the_rows() throws Exception {
    var status = STATUS.clone();
    status[7] = "0 anna 21 30 0";
    try (var server =
        new LineServer()
            .then(step(GAME_LINES, CREATED))
            .then(step(SECRET_LINES, UNKNOWN))
            .then(step(PLAYER_LINES, JOINED, ENDED), step(1, status))) {
      assertEquals(new GameOutcome.Won("anna and bert have 21 points"), play(server));
    }
  }

  @Test
  void a_seat_with_a_secret_is_reclaimed() throws Exception {
    try (var server =
        new LineServer()
            .then(step(GAME_LINES, CREATED))
            .then(step(SECRET_LINES + PLAYER_LINES, JOINED, KNIGHT), step(1))
            .then(step(RETURN_LINES, UNKNOWN))
            .then(step(RETURN_LINES, JOINED, ENDED), step(1, STATUS))) {
      assertEquals(new GameOutcome.Won("bert has 21 points"), play(server));
      var received = server.received();
      assertTrue(received.get(1).getFirst().startsWith("KENNUNG "), received.toString());
      for (int i : new int[] {2, 3})
        assertEquals(
            List.of(received.get(1).getFirst(), "WIEDER burg"),
            received.get(i).subList(0, RETURN_LINES));
      var again = TIMEOUTS.retry();
      assertEquals(List.of(again, again.multipliedBy(2)), pauses, "increasing pauses");
    }
  }

  @Test
  void without_secrets_the_player_joins_again_before_the_start() throws Exception {
    try (var server =
        new LineServer()
            .then(step(GAME_LINES, TAKEN))
            .then(step(SECRET_LINES, UNKNOWN), step(PLAYER_LINES, JOINED))
            .then(
                step(SECRET_LINES, UNKNOWN), step(PLAYER_LINES, JOINED, ENDED), step(1, STATUS))) {
      assertEquals(new GameOutcome.Won("bert has 21 points"), play(server));
    }
  }

  @Test
  void a_server_that_disconnects_at_a_secret_is_joined_without_one() throws Exception {
    try (var server =
        new LineServer()
            .then(step(GAME_LINES, CREATED))
            .then(step(SECRET_LINES, UNKNOWN))
            .then(step(PLAYER_LINES, JOINED, ENDED), step(1, STATUS))) {
      assertEquals(new GameOutcome.Won("bert has 21 points"), play(server));
      assertEquals("JOIN burg", server.received().get(2).getFirst());
    }
  }

  @Test
  void without_secrets_there_is_no_return_to_a_running_game() throws Exception {
    try (var server =
        new LineServer()
            .then(step(GAME_LINES, CREATED))
            .then(step(SECRET_LINES, UNKNOWN), step(PLAYER_LINES, JOINED, KNIGHT), step(1))) {
      var disconnect = assertInstanceOf(GameOutcome.Disconnected.class, play(server));
      assertEquals(
          new GameOutcome.Disconnected("the server closed the connection", true, Optional.empty()),
          disconnect);
      assertEquals(List.of(), pauses);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"REPLACED", "REMOVED"})
  void a_player_whose_seat_was_taken_does_not_come_back(ServerSentence sentence) throws Exception {
    try (var server =
        new LineServer()
            .then(step(GAME_LINES, CREATED))
            .then(
                step(
                    SECRET_LINES + PLAYER_LINES,
                    JOINED,
                    "NACHRICHT SERVER " + sentence.german()))) {
      assertEquals(new GameOutcome.SeatLost(sentence.english()), play(server));
      assertEquals(List.of(), pauses);
    }
  }

  @Test
  void reconnecting_is_given_up_after_some_attempts() throws Exception {
    try (var server =
        new LineServer()
            .then(step(GAME_LINES, CREATED))
            .then(step(SECRET_LINES + PLAYER_LINES, JOINED, KNIGHT), step(1))) {
      var disconnect = assertInstanceOf(GameOutcome.Disconnected.class, play(server));
      assertTrue(disconnect.wasStarted());
      assertEquals(5, pauses.size());
    }
  }

  @Test
  void action_points_are_not_restored_after_a_reconnection_in_a_turn() throws Exception {
    var firstTurn = new TorfuTurnServer();
    try (var server =
        new LineServer()
            .then(step(GAME_LINES, CREATED))
            .then(firstTurn)
            .then(new TorfuTurnServer())) {
      assertEquals(new GameOutcome.Won("bert has 21 points"), play(server));
      assertEquals(0, firstTurn.points, "the turn ended too early; choose another seed");
      var second = server.received().get(2);
      assertEquals("WIEDER burg", second.get(1));
      assertTrue(second.contains("ZUGENDE"), second.toString());
      assertFalse(second.stream().anyMatch(line -> line.startsWith("AKTION")), second.toString());
    }
  }
}
