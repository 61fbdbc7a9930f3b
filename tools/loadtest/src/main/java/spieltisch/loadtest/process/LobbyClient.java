package spieltisch.loadtest.process;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// An HTTP client for the lobby of a server. A result is empty if the server does not answer, for
/// instance because it has just crashed.
public record LobbyClient(String server) {
  private static final Duration TIMEOUT = Duration.ofSeconds(20);
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final JsonMapper JSON = JsonMapper.builder().build();

  /// Opens a table for a short game and returns the table's id; empty if the server refuses the
  /// request or does not answer. Bots play for disconnected players, and spectators are not
  /// allowed.
  public Optional<String> open(String name, int players) {
    var body = JSON.createObjectNode();
    body.put("name", name).put("victoryPoints", 4).put("loss", "covered").put("spectators", false);
    body.putArray("players").add(players).add(players);
    return open(body);
  }

  /// Opens a table with bots and returns the table's id; empty if the server refuses the request or
  /// does not answer. If all seats have bots, the game begins at once.
  ///
  /// @param levels the levels of the bots
  public Optional<String> openWithBots(
      String name, int players, List<String> levels, int victoryPoints) {
    var body = JSON.createObjectNode();
    body.put("name", name).put("victoryPoints", victoryPoints);
    body.putArray("players").add(players).add(players);
    var bots = body.putArray("bots");
    levels.forEach(bots::add);
    return open(body);
  }

  private Optional<String> open(JsonNode body) {
    return send(request("/api/v1/tables").POST(BodyPublishers.ofString(body.toString())))
        .map(answer -> answer.path("id").asString(""))
        .filter(id -> !id.isEmpty());
  }

  public Optional<String> find(String name) {
    return get("/api/v1/tables/"
            + URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20"))
        .map(answer -> answer.path("id").asString(""))
        .filter(id -> !id.isEmpty());
  }

  /// Returns the record of a table; empty if the server does not give it.
  ///
  /// @param seatToken the token of a seat at the table
  public Optional<JsonNode> game(String id, String seatToken) {
    return send(request("/api/v1/games/" + id).header("Seat-Token", seatToken));
  }

  /// Whether the server reports that it accepts clients.
  public boolean isReady() {
    try {
      var response = HTTP.send(request("/health/ready").build(), BodyHandlers.discarding());
      return response.statusCode() == 200;
    } catch (IOException _) {
      return false;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private Optional<JsonNode> get(String path) {
    return send(request(path));
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(server + path))
        .header("Content-Type", "application/json")
        .timeout(TIMEOUT);
  }

  private static Optional<JsonNode> send(HttpRequest.Builder request) {
    try {
      return Optional.of(JSON.readTree(HTTP.send(request.build(), BodyHandlers.ofString()).body()));
    } catch (IOException _) {
      return Optional.empty();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}
