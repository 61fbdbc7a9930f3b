package spieltisch.edge.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.json.JsonObject;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.edge.Await;
import spieltisch.edge.TestServer;
import spieltisch.host.TableRunner;
import spieltisch.kernel.Viewer;
import spieltisch.table.Command;
import spieltisch.table.TableOptions;
import spieltisch.table.TimeControl;
import spieltisch.torres.View;
import spieltisch.torres.ViewNotation;

/// Games as they are told over HTTP.
class GameHistoryApiTest {
  @TempDir private Path folder = Path.of(".");

  private static TableRunner open(TestServer house, int bots) {
    var options = TableOptions.standard().withPlayers(3, 3);
    var tableRunner =
        house.host.open("Endor", options.withCatan(options.catan().withVictoryPoints(4)));
    for (int i = 0; i < bots; i++) tableRunner.ask(new Command.AddBot("random")).join();
    return tableRunner;
  }

  private static JsonObject game(TestServer house, TableRunner tableRunner) throws Exception {
    var answer = house.get("/api/v1/games/" + tableRunner.id().text());
    assertEquals(200, answer.statusCode());
    return new JsonObject(answer.body());
  }

  @Test
  void a_finished_game_is_told_with_everything_that_was_secret() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS)) {
      var tableRunner = open(house, 3);
      Await.await("the game is over", () -> tableRunner.table().isOver());
      assertTrue(house.get("/api/v1/games").body().contains(tableRunner.id().text()));
      var game = game(house, tableRunner);
      assertEquals("Endor", game.getString("table"));
      assertEquals("catan", game.getString("game"));
      assertEquals(3, game.getJsonArray("players").size());
      assertEquals(4, game.getJsonObject("options").getInteger("victoryPoints"));
      var runningGame = tableRunner.table().round().orElseThrow();
      assertEquals(runningGame.seed().hex(), game.getString("seed"));
      assertEquals(runningGame.seed().commitment(), game.getString("commitment"));
      assertEquals(tableRunner.table().version(), game.getJsonArray("entries").size());
      var frames = messages(game);
      assertTrue(frames.getLast().containsKey("Spiel beendet"), frames.getLast()::encode);
      assertEquals(
          frames.getLast().getJsonObject("Spiel beendet").getInteger("Sieger"),
          game.getJsonObject("result").getInteger("winner"));
      for (var frame : frames)
        assertFalse(frame.encode().contains("Unbekannt"), () -> "hidden: " + frame.encode());
    }
  }

  @Test
  void a_game_of_torres_is_told_in_lines_of_its_own_protocol() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS)) {
      var options = TableOptions.torres(2, Optional.empty(), TimeControl.NONE);
      var tableRunner = house.host.open("Turm", options);
      for (int i = 0; i < 2; i++) tableRunner.ask(new Command.AddBot("random")).join();
      Await.await("the game is over", () -> tableRunner.table().isOver());
      var frames = game(house, tableRunner).getJsonArray("frames");
      assertTrue(frames.size() > 100, () -> "only " + frames.size());
      long last = 0;
      for (var frame : frames) {
        long number = ((JsonObject) frame).getLong("n");
        assertTrue(number >= last && number <= tableRunner.table().version(), frame::toString);
        last = number;
        assertFalse(((JsonObject) frame).getString("line").isBlank());
      }
      assertEquals(
          "STELLUNG " + ViewNotation.write(spectatorsView(tableRunner)),
          ((JsonObject) frames.getValue(frames.size() - 1)).getString("line"));
    }
  }

  private static View spectatorsView(TableRunner tableRunner) {
    return (View) tableRunner.table().sight(Viewer.spectator()).outlook().orElseThrow();
  }

  @Test
  void a_finished_game_can_be_played_once_more_and_a_running_one_cannot() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS)) {
      var tableRunner = open(house, 2);
      assertEquals(409, again(house, tableRunner.id().text()).statusCode());
      assertEquals(404, again(house, "nowhere").statusCode());
      assertEquals(1, house.host.lobby().size(), "nothing was opened");
      tableRunner.ask(new Command.AddBot("random")).join();
      Await.await("the game is over", () -> tableRunner.table().isOver());
      var first = again(house, tableRunner.id().text());
      assertEquals(201, first.statusCode());
      assertEquals(first.body(), again(house, tableRunner.id().text()).body());
      assertEquals("Endor", new JsonObject(first.body()).getString("name"));
    }
  }

  private static HttpResponse<String> again(TestServer house, String id) throws Exception {
    var request = HttpRequest.newBuilder(house.web("http", "/api/v1/games/" + id + "/again"));
    return house.send(request.POST(HttpRequest.BodyPublishers.noBody()));
  }

  private static List<JsonObject> messages(JsonObject game) {
    var messages = new ArrayList<JsonObject>();
    for (var frame : game.getJsonArray("frames"))
      messages.add(((JsonObject) frame).getJsonObject("message"));
    return messages;
  }

  @Test
  void a_running_game_is_told_as_a_spectator_sees_it() throws Exception {
    try (var house = new TestServer(folder, TestServer.GENEROUS)) {
      var tableRunner = open(house, 2);
      assertEquals(404, house.get("/api/v1/games/" + tableRunner.id().text()).statusCode());
      try (var player = house.connect("1.0")) {
        player.hear();
        player.send(
            "{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[\"Tischwahl\"]}}",
            "{\"Beitreten\":{\"Tisch\":\"Endor\"}}",
            "{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"Weiß\"}}",
            "{\"Spiel starten\":{}}");
        player.hearUntilStart("{\"Spiel gestartet\"");
        var game = game(house, tableRunner);
        assertEquals("running", game.getString("status"));
        assertTrue(game.containsKey("commitment"));
        for (var secret : List.of("seed", "entries", "result"))
          assertFalse(game.containsKey(secret), secret);
        assertTrue(messages(game).stream().anyMatch(frame -> frame.containsKey("Spiel gestartet")));
      }
    }
  }
}
