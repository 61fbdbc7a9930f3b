package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.client.siedler.ScriptedGame.NEXT_ROAD;
import static spieltisch.client.siedler.ScriptedGame.OK;
import static spieltisch.client.siedler.ScriptedGame.PRICE;
import static spieltisch.client.siedler.ScriptedGame.ROAD;
import static spieltisch.client.siedler.ScriptedGame.lost;
import static spieltisch.client.siedler.ScriptedGame.status;

import java.time.Duration;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.client.transport.LinkException;
import spieltisch.siedler.message.ServerSentence;

/// The pace of the client on foreign servers, and the limits of its waits.
class ForeignPaceTest {
  private static final Duration QUIET = ScriptedGame.TIMEOUTS.quiet();
  private static final String INTRODUCTION = "{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"Rot\"}}";
  private static final String NOT_SAVED =
      "{\"Serverantwort\":\"" + ServerSentence.NOT_SAVED.german() + "\"}";
  private static final String START = "{\"Spiel starten\":";

  private static String joined(String colour) {
    return status(
        7, "Spiel starten", "\"Name\":\"Leia\"" + (colour.isEmpty() ? "" : ",\"Farbe\":" + colour));
  }

  // Pace.

  @Test
  void a_request_waits_until_the_server_is_quiet() throws InterruptedException {
    var game = new ScriptedGame().choosing(new Action.BuildRoad(NEXT_ROAD));
    game.playing(PRICE)
        .expects(
            ROAD, lost(7, PRICE), game.built(NEXT_ROAD), game.mine("Handeln oder Bauen", ""), OK);
    game.finish();
    var pauses = game.server().pauses();
    assertEquals(5, pauses.size(), "greeting, name, start, road, end of the turn");
    for (var pause : pauses.subList(1, pauses.size()))
      assertTrue(pause.compareTo(QUIET) >= 0, pauses::toString);
  }

  @Test
  void our_own_server_gets_requests_at_once() throws InterruptedException {
    var game = new ScriptedGame();
    game.server()
        .sends("{\"Hallo\":{\"Version\":\"Spieltisch 1\",\"Protokoll\":\"1.0\"}}")
        .expects("{\"Hallo\":", "{\"Willkommen\":{\"id\":7}}", game.mine("Spiel starten"))
        .expects(INTRODUCTION, joined("\"Rot\""), OK)
        .expects(START, game.mine("Wartet auf Spielbeginn"), OK);
    game.play();
    game.server().assertDone();
    for (var pause : game.server().pauses()) assertEquals(Duration.ZERO, pause);
  }

  @Test
  void a_server_that_never_pauses_still_gets_requests() {
    var pace = new RequestPace(QUIET, 0);
    long now = 0;
    long step = QUIET.toNanos() / 2;
    while (now < pace.due(now)) {
      now += step;
      pace.received(now);
      assertTrue(now < 20 * QUIET.toNanos(), "no request");
    }
    pace.sent();
    assertEquals(now + QUIET.toNanos(), pace.due(now));
  }

  // Lost requests.

  @Test
  void a_lost_name_and_a_lost_start_are_repeated() throws InterruptedException {
    var game = new ScriptedGame();
    game.joining()
        .expects(INTRODUCTION)
        .expects(INTRODUCTION, joined("\"Rot\""), OK)
        .expects(START)
        .expects(START, game.mine("Wartet auf Spielbeginn"), OK);
    game.play();
    game.server().assertDone();
  }

  @Test
  void a_colour_that_the_state_does_not_show_is_repeated() throws InterruptedException {
    var game = new ScriptedGame();
    game.joining()
        .expects(INTRODUCTION, joined(""), OK)
        .expects(INTRODUCTION, joined("\"Blau\""), OK)
        .expects("{\"Spieler\":", joined("\"Rot\""), OK)
        .expects(START, game.mine("Wartet auf Spielbeginn"), OK);
    game.play();
    game.server().assertDone();
  }

  @Test
  void a_start_that_the_state_contradicts_is_repeated() throws InterruptedException {
    var game = new ScriptedGame();
    game.joining()
        .expects(INTRODUCTION, joined("\"Rot\""), OK)
        .expects(START, game.mine("Spiel starten"), OK)
        .expects(START, game.mine("Wartet auf Spielbeginn"), OK, game.mine("Spiel starten"))
        .expects(START, game.mine("Wartet auf Spielbeginn"), OK);
    game.play();
    game.server().assertDone();
  }

  @Test
  void repetitions_are_limited() throws InterruptedException {
    var game = new ScriptedGame();
    var server = game.joining();
    for (int i = 0; i < 4; i++) server.expects(INTRODUCTION);
    for (int i = 0; i < 4; i++) server.expects(START);
    game.play();
    server.assertDone();
  }

  // A server that cannot save.

  @Test
  void requests_that_could_not_be_saved_are_repeated_and_do_not_count_as_refused()
      throws InterruptedException {
    var game = new ScriptedGame();
    var server = game.playing(PRICE);
    game.choosing(Collections.nCopies(51, new Action.BuildRoad(NEXT_ROAD)).toArray(Action[]::new));
    int before = 3;
    for (int i = 0; i < 50; i++) server.expects(ROAD, NOT_SAVED);
    server.expects(
        ROAD, lost(7, PRICE), game.built(NEXT_ROAD), game.mine("Handeln oder Bauen", ""), OK);
    game.finish();
    var pauses = server.pauses().subList(before + 1, before + 51);
    var expected = ScriptedGame.TIMEOUTS.retry();
    for (var pause : pauses) {
      assertEquals(expected, pause);
      expected = expected.multipliedBy(2);
      if (expected.compareTo(SavingPause.LONGEST) > 0) expected = SavingPause.LONGEST;
    }
  }

  @Test
  void a_request_that_could_not_be_saved_is_repeated_at_once_when_the_server_repeats_the_status()
      throws InterruptedException {
    var game = new ScriptedGame();
    var road = new Action.BuildRoad(NEXT_ROAD);
    game.choosing(road, road);
    var pause = Duration.ofMillis(1);
    game.playing(PRICE)
        .expects(ROAD, pause, NOT_SAVED, game.mine("Handeln oder Bauen", PRICE))
        .expects(
            ROAD, lost(7, PRICE), game.built(NEXT_ROAD), game.mine("Handeln oder Bauen", ""), OK);
    game.finish();
    assertEquals(QUIET, game.server().pauses().get(4));
  }

  @Test
  void an_introduction_and_a_start_that_could_not_be_saved_are_repeated()
      throws InterruptedException {
    var game = new ScriptedGame();
    game.joining()
        .expects(INTRODUCTION, NOT_SAVED)
        .expects(INTRODUCTION, joined("\"Rot\""), OK)
        .expects(START, NOT_SAVED)
        .expects(START, game.mine("Wartet auf Spielbeginn"), OK);
    game.play();
    game.server().assertDone();
  }

  @Test
  void a_server_that_saves_nothing_for_an_hour_is_left() {
    var game = new ScriptedGame();
    game.choosing(Collections.nCopies(200, new Action.BuildRoad(NEXT_ROAD)).toArray(Action[]::new));
    var server = game.playing(PRICE);
    for (int i = 0; i < 200; i++) server.expects(ROAD, NOT_SAVED);
    var error = assertThrows(LinkException.class, game::play);
    assertEquals("the server could save nothing for 60 minutes", error.getMessage());
  }

  // Limits.

  @Test
  void a_silent_server_is_left() {
    var game = new ScriptedGame();
    game.joining()
        .expects(INTRODUCTION, joined("\"Rot\""), OK)
        .expects(START, game.mine("Wartet auf Spielbeginn"), OK)
        .expects("nothing");
    var error = assertThrows(LinkException.class, game::play);
    assertEquals("the server has sent nothing for 30 minutes", error.getMessage());
  }

  @Test
  void a_server_that_refuses_everything_is_left() {
    var game = new ScriptedGame();
    var server = game.playing("");
    for (int i = 0; i < 100; i++) server.expects("{\"", "{\"Serverantwort\":\"nein\"}");
    var error = assertThrows(LinkException.class, game::play);
    assertEquals("the server refuses every action of this player", error.getMessage());
  }
}
