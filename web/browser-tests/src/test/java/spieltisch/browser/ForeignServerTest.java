package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The page on a scripted server of other authors: it never confirms a request, and it closes the
/// connection after the game.
final class ForeignServerTest extends BrowserFixture {
  private static final String FOREIGN = "ws://foreign.example/catan";
  private static final String END_TURN = "{\"Zug beenden\":{}}";
  private static final int RADIUS = 3;

  private final List<String> requests = new ArrayList<>();
  private Optional<WebSocketRoute> socket = Optional.empty();

  @Test
  void clicks_are_sent_once_and_the_result_stays_after_the_server_has_closed() {
    var driver = PageDriver.desktop(server);
    driver.page.routeWebSocket(FOREIGN, this::play);
    driver.open(server.url("/?server=" + FOREIGN));
    driver.click("Verbinden mit " + FOREIGN);
    driver.click("Ich bin bereit");
    var end = driver.button("Zug beenden");
    assertThat(end).isEnabled();
    for (int i = 0; i < 46; i++) end.dispatchEvent("click");
    driver.page.waitForCondition(() -> !requests.isEmpty());
    send(status(7, "Leia", "Warten"), status(8, "Han", "Würfeln"));
    send(status(8, "Han", "Warten"), status(7, "Leia", "Würfeln"));
    assertThat(driver.status()).containsText("Würf");
    assertEquals(List.of(END_TURN), requests);
    send("{\"Spiel beendet\":{\"Nachricht\":\"Han hat gewonnen.\",\"Sieger\":8}}");
    socket.orElseThrow().close();
    assertThat(driver.page.locator("[role=dialog] h2")).containsText("Han");
    assertThat(driver.page.locator(".failure")).hasCount(0);
    assertThat(driver.page.locator(".banner")).hasCount(0);
    assertEquals(List.of(), driver.errors());
  }

  private void play(WebSocketRoute route) {
    socket = Optional.of(route);
    send("{\"Hallo\":{\"Version\":\"Fremd\",\"Protokoll\":\"1.0\"}}");
    route.onMessage(frame -> answer(frame.text()));
  }

  private void answer(String request) {
    if (request.startsWith("{\"Hallo\"")) {
      send("{\"Willkommen\":{\"id\":7}}", status(8, "Han", "Spiel starten"));
      send(status(7, "", "Spiel starten"));
    } else if (request.startsWith("{\"Spieler\"")) send(status(7, "Leia", "Spiel starten"));
    else if (request.startsWith("{\"Spiel starten\"")) {
      send("{\"Spiel gestartet\":{\"Karte\":" + map() + "}}");
      send(status(8, "Han", "Warten"), status(7, "Leia", "Handeln oder Bauen"));
      send("{\"Zugliste\":{\"Aktionen\":[" + END_TURN + "]}}");
    } else requests.add(request);
  }

  private void send(String... messages) {
    for (var message : messages) socket.orElseThrow().send(message);
  }

  private static String status(int id, String name, String status) {
    var colour = id == 7 ? "Rot" : "Blau";
    var profile = name.isEmpty() ? "" : "\"Name\":\"" + name + "\",\"Farbe\":\"" + colour + "\",";
    return "{\"Statusupdate\":{\"Spieler\":{\"id\":%d,%s\"Status\":\"%s\",\"Siegpunkte\":2}}}"
        .formatted(id, profile, status);
  }

  /// An island of one kind of land around a desert.
  private static String map() {
    var fields = new ArrayList<String>();
    for (int x = -RADIUS; x <= RADIUS; x++)
      for (int y = -RADIUS; y <= RADIUS; y++)
        if (Math.abs(x + y) <= RADIUS) fields.add(field(x, y));
    return "{\"Felder\":["
        + String.join(",", fields)
        + "],\"Gebäude\":[],\"Häfen\":[],\"Räuber\":{\"x\":0,\"y\":0}}";
  }

  private static String field(int x, int y) {
    int distance = Math.max(Math.abs(x + y), Math.max(Math.abs(x), Math.abs(y)));
    var land = distance == 0 ? "Wüste\"" : "Ackerland\",\"Zahl\":5";
    return "{\"Ort\":{\"x\":%d,\"y\":%d},\"Typ\":\"%s}"
        .formatted(x, y, distance == RADIUS ? "Meer\"" : land);
  }
}
