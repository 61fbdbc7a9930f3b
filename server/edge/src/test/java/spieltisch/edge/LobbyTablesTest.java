package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.json.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spieltisch.catan.Colour;
import spieltisch.catan.Options;
import spieltisch.table.Command;
import spieltisch.table.game.GameKind;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// Tests what `GET /api/v1/tables` and `GET /api/v1/games` report about a table.
class LobbyTablesTest {
  @TempDir private Path folder = Path.of(".");

  private static JsonObject only(TestServer server, String list) throws Exception {
    var body = new JsonObject(server.get("/api/v1/" + list).body());
    assertEquals(1, body.getJsonArray(list).size(), body::encode);
    return body.getJsonArray(list).getJsonObject(0);
  }

  @Test
  void an_open_table_tells_its_rules_its_bots_and_its_spectators() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var options =
          TableOptions.standard()
              .withCatan(Options.standard(4).withVictoryPoints(12))
              .withClock(new TimeControl(90_000, 0, 0));
      var table = server.host.open("Hoth", options);
      table.ask(new Command.AddBot("easy")).join();
      table.admit(new Command.Watch("Zoe"), (_, _) -> {}).join();
      var json = only(server, "tables");
      assertEquals(
          new JsonObject()
              .put("turn", 90_000)
              .put("variant", "standard")
              .put("victoryPoints", 12)
              .getMap(),
          json.getJsonObject("rules").getMap());
      assertEquals(1, json.getInteger("bots"));
      assertEquals(1, json.getInteger("spectators"));
      for (var field : List.of("started", "ended", "winners"))
        assertFalse(json.containsKey(field), field);
    }
  }

  @Test
  void one_table_tells_its_members_with_the_host_and_the_levels_of_bots() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var table = server.host.open("Hoth", TableOptions.standard());
      table.ask(new Command.AddBot("easy")).join();
      try (var leia = server.connect("1.0")) {
        leia.receive();
        leia.send(
            "{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[\"Tischwahl\"]}}",
            "{\"Beitreten\":{\"Tisch\":\"Hoth\"}}",
            "{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"Weiß\"}}");
        Await.await(
            "Leia has her name",
            () ->
                table.table().players().stream()
                    .anyMatch(player -> player.name().equals(Optional.of("Leia"))));
        var members =
            new JsonObject(server.get("/api/v1/tables/Hoth").body()).getJsonArray("members");
        assertEquals(2, members.size());
        var bot = members.getJsonObject(0);
        assertEquals("easy", bot.getString("bot"));
        assertFalse(bot.containsKey("host"));
        var host = members.getJsonObject(1);
        assertEquals("Leia", host.getString("name"));
        assertTrue(host.getBoolean("host"));
        assertFalse(host.containsKey("bot"));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_finished_game_tells_winners_and_times(GameKind game) throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var options =
          game == GameKind.TORRES
              ? TableOptions.torres(2, Optional.empty(), TimeControl.NONE)
              : TableOptions.standard()
                  .withPlayers(2, 2)
                  .withCatan(Options.standard(2).withVictoryPoints(3));
      var table = server.host.open("Hoth", options);
      for (int i = 0; i < 2; i++) table.ask(new Command.AddBot("random")).join();
      Await.await("the game is over", () -> table.table().isOver());
      Await.await("the summary is stored", () -> server.host.lobby().isEmpty());
      var json = only(server, "games");
      assertEquals(2, json.getInteger("bots"));
      assertTrue(json.getJsonArray("winners").size() >= 1, json::encode);
      for (var winner : json.getJsonArray("winners"))
        assertTrue(json.getJsonArray("players").contains(winner), json::encode);
      assertTrue(json.getLong("started") <= json.getLong("ended"), json::encode);
      assertTrue(json.getLong("started") > 0, json::encode);
      assertEquals(game == GameKind.CATAN, json.getJsonObject("rules").containsKey("variant"));
    }
  }

  @Test
  void an_aborted_game_has_no_winner() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var table = server.host.open("Hoth", TableOptions.standard().withPlayers(2, 2));
      table
          .admit(new Command.Join("Test", Optional.empty(), Optional.empty()), (_, _) -> {})
          .join();
      table.ask(new Command.SetProfile(1, Optional.of("Leia"), Optional.of(Colour.RED))).join();
      table.ask(new Command.Ready(1)).join();
      table.ask(new Command.AddBot("random")).join();
      assertTrue(table.table().isRunning());
      table.ask(new Command.Disconnect(1)).join();
      Await.await("the game is aborted", () -> table.table().isOver());
      assertEquals(0, only(server, "games").getJsonArray("winners").size());
    }
  }
}
