package spieltisch.edge.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.bots.Deadline;
import spieltisch.bots.Level;
import spieltisch.edge.Await;
import spieltisch.edge.TestServer;
import spieltisch.host.TableRunner;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.notify.CatanReplayFrames;
import spieltisch.notify.TorresReplayFrames;
import spieltisch.table.Command;
import spieltisch.table.chance.SeedCommitment;
import spieltisch.table.entry.Entry;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;
import spieltisch.torres.Action;
import spieltisch.torres.Options;
import spieltisch.torres.Variant;
import spieltisch.torres.View;
import spieltisch.torres.ViewNotation;

/// `GET /api/v1/games/ID` and rematches.
class GameHistoryApiTest {
  @TempDir private Path folder = Path.of(".");

  private static TableRunner open(TestServer server, int bots) {
    var options = TableOptions.standard().withPlayers(3, 3);
    var runner = server.host.open("Endor", options.withCatan(options.catan().withVictoryPoints(4)));
    for (int i = 0; i < bots; i++) runner.ask(new Command.AddBot("random")).join();
    return runner;
  }

  private static JsonObject game(TestServer server, TableRunner runner, String... headers)
      throws Exception {
    var response = server.get("/api/v1/games/" + runner.id().text(), headers);
    assertEquals(200, response.statusCode());
    return new JsonObject(response.body());
  }

  @Test
  void a_finished_game_is_returned_with_all_secrets() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var runner = open(server, 3);
      Await.await("the game is over", () -> runner.table().isOver());
      assertTrue(server.get("/api/v1/games").body().contains(runner.id().text()));
      var game = game(server, runner);
      assertEquals("Endor", game.getString("table"));
      assertEquals("catan", game.getString("game"));
      assertEquals(3, game.getJsonArray("players").size());
      assertEquals(4, game.getJsonObject("options").getInteger("victoryPoints"));
      var seed = runner.table().serverSeed().orElseThrow();
      assertEquals(seed.hex(), game.getString("seed"));
      assertEquals(SeedCommitment.of(seed).hex(), game.getString("commitment"));
      var opened = game.getJsonArray("entries").getJsonObject(0);
      assertEquals(seed.hex(), opened.getString("seed"));
      assertEquals(runner.table().version(), game.getJsonArray("entries").size());
      var frames = messages(game);
      assertTrue(frames.getLast().containsKey("Spiel beendet"), frames.getLast()::encode);
      assertEquals(
          frames.getLast().getJsonObject("Spiel beendet").getInteger("Sieger"),
          game.getJsonObject("result").getInteger("winner"));
      for (var frame : frames)
        assertFalse(frame.encode().contains("Unbekannt"), () -> "hidden: " + frame.encode());
    }
  }

  /// Each knight stays on its castle of area 1, so everybody gets one point a year.
  @Test
  void players_with_equal_points_share_the_victory_in_torres() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var options =
          TableOptions.torres(2, Optional.empty(), TimeControl.NONE)
              .withTorres(Options.of(Variant.SHARED_FIELDS));
      var runner = server.host.open("gleich", options);
      try (var anna = server.connect("torfu");
          var bert = server.connect("torfu")) {
        anna.send("KENNUNG a", "JOIN gleich", "PASSWD", "NAME anna", "ALTER 9").receive();
        bert.send("KENNUNG b", "JOIN gleich", "PASSWD", "NAME bert", "ALTER 9").receive();
        passToEnd(runner);
      }
      var result = game(server, runner).getJsonObject("result");
      assertEquals(new JsonArray(List.of(3, 3)), result.getJsonArray("points"));
      var members = runner.table().gameState().orElseThrow().order();
      assertEquals(new JsonArray(members), result.getJsonArray("winners"));
      assertEquals(members.getFirst(), result.getInteger("winner"));
      var listed = new JsonObject(server.get("/api/v1/games?name=gleich").body());
      var table = listed.getJsonArray("games").getJsonObject(0);
      assertEquals(List.of("anna", "bert"), table.getJsonArray("winners").getList());
    }
  }

  private static void passToEnd(TableRunner runner) throws InterruptedException {
    Await.await("the game begins", () -> runner.table().isRunning());
    var player = Level.RANDOM.torresPlayer(1);
    while (!runner.table().isOver()) {
      var state = runner.table().gameState().orElseThrow();
      int member = state.order().get(state.awaitedSeats().getFirst().index());
      var view = (View) runner.table().view(runner.table().viewer(member)).gameView().orElseThrow();
      var end = new Action.EndTurn();
      var action =
          view.refusal(end).isEmpty() ? end : player.choose(view, Deadline.afterNodes(100));
      runner.ask(new Command.Act(member, action, Entry.Actor.PLAYER)).join();
    }
  }

  @Test
  void finished_games_are_listed_by_the_name_of_their_table() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var runner = open(server, 3);
      Await.await("the game is over", () -> runner.table().isOver());
      assertTrue(server.get("/api/v1/games?name=Endor").body().contains(runner.id().text()));
      assertEquals("{\"games\":[]}", server.get("/api/v1/games?name=Hoth").body());
    }
  }

  @Test
  void a_torres_game_is_returned_as_lines_of_its_protocol() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var options = TableOptions.torres(2, Optional.empty(), TimeControl.NONE);
      var runner = server.host.open("Turm", options);
      for (int i = 0; i < 2; i++) runner.ask(new Command.AddBot("random")).join();
      Await.await("the game is over", () -> runner.table().isOver());
      var frames = game(server, runner).getJsonArray("frames");
      assertTrue(frames.size() > 100, () -> "only " + frames.size());
      long last = 0;
      for (var frame : frames) {
        long number = ((JsonObject) frame).getLong("n");
        assertTrue(number >= last && number <= runner.table().version(), frame::toString);
        last = number;
        assertFalse(((JsonObject) frame).getString("line").isBlank());
      }
      assertEquals(
          "STELLUNG " + ViewNotation.write(spectatorView(runner)),
          ((JsonObject) frames.getValue(frames.size() - 1)).getString("line"));
    }
  }

  /// Plays a game of Torres in which each player begins with drawing a card.
  private static void playWithCards(TableRunner runner) throws InterruptedException {
    Await.await("the game begins", () -> runner.table().isRunning());
    var player = Level.RANDOM.torresPlayer(1);
    while (!runner.table().isOver()) {
      var state = runner.table().gameState().orElseThrow();
      var seat = state.awaitedSeats().getFirst();
      int member = state.order().get(seat.index());
      var view = (View) runner.table().view(runner.table().viewer(member)).gameView().orElseThrow();
      var draw = new Action.DrawCard();
      boolean draws = view.handSize(seat) == 0 && view.refusal(draw).isEmpty();
      var action = draws ? draw : player.choose(view, Deadline.afterNodes(100));
      runner.ask(new Command.Act(member, action, Entry.Actor.PLAYER)).join();
    }
  }

  @Test
  void a_finished_torres_game_shows_the_cards_of_all_players() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var options = TableOptions.torres(2, Optional.empty(), TimeControl.NONE);
      var runner = server.host.open("turm", options);
      try (var anna = server.connect("torfu");
          var bert = server.connect("torfu")) {
        anna.send("KENNUNG a", "JOIN turm", "PASSWD", "NAME anna", "ALTER 9").receive();
        bert.send("KENNUNG b", "JOIN turm", "PASSWD", "NAME bert", "ALTER 9").receive();
        playWithCards(runner);
      }
      int shown = 0;
      for (var value : game(server, runner).getJsonArray("frames")) {
        var frame = (JsonObject) value;
        boolean isPosition = frame.getString("line").startsWith("STELLUNG ");
        assertEquals(isPosition, frame.containsKey("hands"), frame::encode);
        if (!isPosition) continue;
        var view = ViewNotation.read(frame.getString("line").substring("STELLUNG ".length()));
        var hands = frame.getJsonArray("hands");
        assertEquals(2, hands.size());
        for (int seat = 0; seat < 2; seat++) {
          int cards =
              hands.getJsonArray(seat).stream()
                  .mapToInt(count -> ((Number) count).intValue())
                  .sum();
          assertEquals(view.handSize(Seat.of(seat)), cards, frame::encode);
          shown += cards;
        }
      }
      assertTrue(shown > 0, "somebody held a card");
    }
  }

  @Test
  void a_running_torres_game_shows_no_hands() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var options = TableOptions.torres(2, Optional.empty(), TimeControl.NONE);
      var runner = server.host.open("Turm", options);
      for (int i = 0; i < 2; i++) runner.ask(new Command.AddBot("random")).join();
      Await.await("the game is over", () -> runner.table().isOver());
      for (int viewer : List.of(GameHistoryApi.SPECTATOR, runner.table().players().getFirst().id()))
        for (var frame : TorresReplayFrames.forMember(running(server, runner), viewer).frames())
          assertEquals(List.of(), frame.hands());
    }
  }

  private static View spectatorView(TableRunner runner) {
    return (View) runner.table().view(Viewer.spectator()).gameView().orElseThrow();
  }

  @Test
  void a_finished_game_can_have_a_rematch_and_a_running_one_cannot() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var runner = open(server, 2);
      assertEquals(409, rematch(server, runner.id().text()).statusCode());
      assertEquals(404, rematch(server, "nowhere").statusCode());
      assertEquals(1, server.host.lobby().size(), "no table was opened");
      runner.ask(new Command.AddBot("random")).join();
      Await.await("the game is over", () -> runner.table().isOver());
      var first = rematch(server, runner.id().text());
      assertEquals(201, first.statusCode());
      assertEquals(first.body(), rematch(server, runner.id().text()).body());
      assertEquals("Endor", new JsonObject(first.body()).getString("name"));
    }
  }

  private static HttpResponse<String> rematch(TestServer server, String id) throws Exception {
    var request = HttpRequest.newBuilder(server.web("http", "/api/v1/games/" + id + "/again"));
    return server.send(request.POST(HttpRequest.BodyPublishers.noBody()));
  }

  private static List<JsonObject> messages(JsonObject game) {
    var messages = new ArrayList<JsonObject>();
    for (var frame : game.getJsonArray("frames"))
      messages.add(((JsonObject) frame).getJsonObject("message"));
    return messages;
  }

  @Test
  void a_running_game_is_returned_as_a_spectator_sees_it() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var runner = open(server, 2);
      assertEquals(404, server.get("/api/v1/games/" + runner.id().text()).statusCode());
      try (var player = server.connect("1.0")) {
        player.receive();
        player.send(
            "{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[\"Tischwahl\"]}}",
            "{\"Beitreten\":{\"Tisch\":\"Endor\"}}",
            "{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"Weiß\"}}",
            "{\"Spiel starten\":{}}");
        player.receiveUntilPrefix("{\"Spiel gestartet\"");
        var game = game(server, runner);
        assertEquals("running", game.getString("status"));
        assertTrue(game.containsKey("commitment"));
        for (var secret : List.of("seed", "entries", "result"))
          assertFalse(game.containsKey(secret), secret);
        assertTrue(messages(game).stream().anyMatch(frame -> frame.containsKey("Spiel gestartet")));
      }
    }
  }

  /// The first two thirds of a finished game.
  private static List<Entry> running(TestServer server, TableRunner finished) {
    var entries = server.host.history(finished.id()).orElseThrow().entries();
    return entries.subList(0, entries.size() * 2 / 3);
  }

  @Test
  void a_player_sees_its_own_cards_and_no_others() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var runner = open(server, 3);
      Await.await("the game is over", () -> runner.table().isOver());
      var entries = running(server, runner);
      var players = runner.table().gameState().orElseThrow().order();
      for (int viewer : players)
        for (int player : players)
          assertEquals(viewer == player, showsHand(entries, viewer, player), viewer + " " + player);
      for (int player : players)
        assertFalse(showsHand(entries, GameHistoryApi.SPECTATOR, player), "" + player);
    }
  }

  /// Whether the states of a player in the record show which resources the player has.
  private static boolean showsHand(List<Entry> entries, int viewer, int player) {
    return CatanReplayFrames.forMember(entries, viewer).frames().stream()
        .map(frame -> new JsonObject(frame.message()).getJsonObject("Statusupdate"))
        .filter(Objects::nonNull)
        .map(update -> update.getJsonObject("Spieler"))
        .filter(state -> state.getInteger("id") == player)
        .map(state -> state.getJsonObject("Rohstoffe"))
        .anyMatch(cards -> !cards.isEmpty() && !cards.containsKey("Unbekannt"));
  }

  @Test
  void a_token_shows_a_running_game_of_torres_with_the_cards_of_its_player() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var runner =
          server.host.open("turm", TableOptions.torres(2, Optional.empty(), TimeControl.NONE));
      try (var anna = server.connect("torfu")) {
        anna.send("KENNUNG geheim", "JOIN turm", "PASSWD", "NAME anna", "ALTER 9").receive();
        runner.ask(new Command.AddBot("random")).join();
        Await.await(
            "the game waits for anna",
            () -> awaits(runner, runner.table().players().getFirst().id()));
        var viewer = runner.table().viewer(runner.table().players().getFirst().id());
        assertEquals(
            "STELLUNG "
                + ViewNotation.write((View) runner.table().view(viewer).gameView().orElseThrow()),
            lastLine(server, runner, "Seat-Token", "geheim"));
        assertEquals(
            runner.table().players().getFirst().id(),
            game(server, runner, "Seat-Token", "geheim").getInteger("you"));
        assertFalse(game(server, runner).containsKey("you"));
        assertEquals(
            "NACHRICHT SERVER Bot-1 spielt mit.", lastLine(server, runner, "Seat-Token", "falsch"));
      }
    }
  }

  private static boolean awaits(TableRunner runner, int member) {
    return runner
        .table()
        .gameState()
        .filter(state -> state.awaitedSeats().contains(state.seatOf(member).orElseThrow()))
        .isPresent();
  }

  private static String lastLine(TestServer server, TableRunner runner, String... headers)
      throws Exception {
    var frames = game(server, runner, headers).getJsonArray("frames");
    return frames.getJsonObject(frames.size() - 1).getString("line");
  }
}
