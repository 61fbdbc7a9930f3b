package spieltisch.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import io.vertx.core.json.JsonObject;
import java.util.Optional;

/// Games between bots that are played to the end for a test.
final class FinishedGames {
  private FinishedGames() {}

  /// Plays a short game and returns its id.
  ///
  /// @param page a page that waits for the end
  static String play(BrowserServer server, Page page, String game, String name) {
    var rules = game.equals("catan") ? "\"victoryPoints\":4," : "";
    var options =
        "{\"name\":\"%s\",\"game\":\"%s\",\"players\":[2,2],%s\"bots\":[\"medium\",\"random\"]}"
            .formatted(name, game, rules);
    assertEquals(201, server.post("/api/v1/tables", options));
    page.waitForCondition(() -> find(server, name).isPresent());
    return find(server, name).orElseThrow().getString("id");
  }

  static Optional<JsonObject> find(BrowserServer server, String name) {
    return server.getJson("/api/v1/games").getJsonArray("games").stream()
        .map(JsonObject.class::cast)
        .filter(game -> game.getString("name").equals(name))
        .findFirst();
  }
}
