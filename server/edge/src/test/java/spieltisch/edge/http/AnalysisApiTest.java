package spieltisch.edge.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.json.JsonObject;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.edge.Await;
import spieltisch.edge.TestServer;
import spieltisch.edge.access.PasswordHash;
import spieltisch.edge.config.AnalysisLimits;
import spieltisch.host.TableRunner;
import spieltisch.table.Command;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// `POST` and `GET /api/v1/games/ID/analysis`.
class AnalysisApiTest {
  private static final AnalysisLimits QUICK = new AnalysisLimits(1, 20, 2, 1 << 20, 50);

  @TempDir private Path folder = Path.of(".");

  private TestServer server(AnalysisLimits limits) {
    return new TestServer(folder, TestServer.GENEROUS, setup -> setup.with(limits));
  }

  /// A game that ends soon after the first settlements.
  private static TableOptions shortGame() {
    var options = TableOptions.standard().withPlayers(2, 2);
    return options.withCatan(options.catan().withVictoryPoints(3));
  }

  private static TableRunner finished(TestServer server, TableOptions options)
      throws InterruptedException {
    var runner = running(server, options);
    Await.await("the game is over", () -> runner.table().isOver());
    return runner;
  }

  private static TableRunner running(TestServer server, TableOptions options) {
    var runner = server.host.open("Endor", options);
    for (int i = 0; i < options.most(); i++) runner.ask(new Command.AddBot("easy")).join();
    return runner;
  }

  private static String path(TableRunner runner) {
    return "/api/v1/games/" + runner.id().text() + "/analysis";
  }

  private static HttpResponse<String> post(TestServer server, TableRunner runner, String... headers)
      throws Exception {
    var request = HttpRequest.newBuilder(server.web("http", path(runner)));
    return server.send(request.POST(BodyPublishers.noBody()), headers);
  }

  private static JsonObject awaitDone(TestServer server, TableRunner runner)
      throws InterruptedException {
    Await.await("the analysis", () -> state(server, runner).getString("state").equals("done"));
    return state(server, runner).getJsonObject("analysis");
  }

  private static JsonObject state(TestServer server, TableRunner runner) {
    try {
      return new JsonObject(server.get(path(runner)).body());
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static String error(HttpResponse<String> response) {
    return new JsonObject(response.body()).getJsonObject("error").getString("en");
  }

  @Test
  void a_finished_game_is_analysed_once_requested() throws Exception {
    try (var server = server(QUICK)) {
      var runner = finished(server, shortGame());
      assertEquals(404, server.get(path(runner)).statusCode());
      var started = post(server, runner);
      assertTrue(started.statusCode() == 202 || started.statusCode() == 200, started.body());
      var analysis = awaitDone(server, runner);
      assertEquals(1, analysis.getInteger("version"));
      assertEquals(50, analysis.getInteger("nodes"));
      assertEquals(2, analysis.getJsonArray("players").size());
      var opening = analysis.getJsonArray("decisions").getJsonObject(0);
      assertEquals("opening", opening.getString("kind"));
      assertEquals(54, opening.getJsonArray("places").size());
      assertEquals(200, post(server, runner).statusCode());
    }
  }

  @Test
  void equal_analyses_follow_a_restart() throws Exception {
    JsonObject first;
    TableRunner runner;
    try (var server = server(QUICK)) {
      runner = finished(server, shortGame());
      post(server, runner);
      first = awaitDone(server, runner);
    }
    try (var server = server(QUICK)) {
      assertEquals(404, server.get(path(runner)).statusCode());
      post(server, runner);
      assertEquals(first, awaitDone(server, runner));
    }
  }

  @Test
  void a_running_game_is_not_analysed() throws Exception {
    try (var server = server(QUICK)) {
      var options = TableOptions.standard().withPlayers(3, 3).withBotPause(60_000);
      var runner = running(server, options);
      Await.await("the game runs", () -> runner.table().isRunning());
      var response = post(server, runner);
      assertEquals(409, response.statusCode());
      assertEquals("The game is not over yet.", error(response));
      assertEquals(409, server.get(path(runner)).statusCode());
    }
  }

  @Test
  void a_private_game_needs_its_password() throws Exception {
    try (var server = server(QUICK)) {
      var hash = PasswordHash.create("blau");
      var runner = finished(server, shortGame().withPasswordHash(Optional.of(hash)));
      assertEquals(403, post(server, runner).statusCode());
      assertEquals(403, post(server, runner, "Table-Password", "rot").statusCode());
      assertEquals(404, server.get(path(runner), "Table-Password", "blau").statusCode());
      assertEquals(202, post(server, runner, "Table-Password", "blau").statusCode());
      assertEquals(403, server.get(path(runner)).statusCode());
    }
  }

  @Test
  void games_of_torres_and_unknown_games_are_refused() throws Exception {
    try (var server = server(QUICK)) {
      var torres = finished(server, TableOptions.torres(2, Optional.empty(), TimeControl.NONE));
      var response = post(server, torres);
      assertEquals(409, response.statusCode());
      assertEquals("Only games of Catan can be analysed so far.", error(response));
      assertEquals(404, server.get("/api/v1/games/0123456789abcdef/analysis").statusCode());
    }
  }

  @Test
  void a_limit_is_refused_with_a_sentence() throws Exception {
    try (var server = server(new AnalysisLimits(1, 0, 2, 1 << 20, 20_000))) {
      var first = finished(server, shortGame());
      var second = finished(server, shortGame());
      assertEquals(202, post(server, first).statusCode());
      var response = post(server, second);
      assertEquals(429, response.statusCode());
      assertTrue(error(response).contains("Please try again later"), response.body());
      assertTrue(response.headers().firstValue("Retry-After").isPresent());
    }
  }

  @Test
  void a_server_without_analyses_refuses_them() throws Exception {
    try (var server = server(new AnalysisLimits(0, 20, 2, 1 << 20, 50))) {
      var response = post(server, finished(server, shortGame()));
      assertEquals(409, response.statusCode());
      assertEquals("This server analyses no games.", error(response));
    }
  }
}
