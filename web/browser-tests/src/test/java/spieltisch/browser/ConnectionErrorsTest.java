package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests of the page with faulty or unreachable servers: it shows a message and a way to retry.
final class ConnectionErrorsTest extends BrowserFixture {
  private static final String FOREIGN = "ws://foreign.example/catan";

  /// Opens a page that connects to a mocked server with this behaviour.
  private PageDriver connectTo(Consumer<WebSocketRoute> behaviour) {
    var driver = PageDriver.desktop(server);
    driver.page.routeWebSocket(FOREIGN, behaviour);
    driver.open(server.url("/?server=" + FOREIGN));
    driver.click("Verbinden mit " + FOREIGN);
    return driver;
  }

  private static void assertFailurePage(PageDriver driver, String sentence) {
    assertThat(driver.page.locator(".failure h1")).hasText(sentence);
    assertThat(driver.button("Noch einmal versuchen")).isVisible();
    assertEquals(List.of(), driver.errors());
    AccessibilityCheck.assertAccessible(driver.page);
  }

  @Test
  void a_server_that_closes_the_connection_is_reported_as_unreachable() {
    var driver = connectTo(WebSocketRoute::close);
    assertFailurePage(driver, "Der Server ist nicht zu erreichen.");
    driver.screenshot("unreachable");
    driver.page.locator(".failure").getByText("Spielraum").click();
    assertThat(driver.page.locator("h1")).hasText("Spielraum");
  }

  @Test
  void a_server_of_another_protocol_is_reported() {
    var driver =
        connectTo(server -> server.send("{\"Hallo\":{\"Version\":\"Alt\",\"Protokoll\":\"0.4\"}}"));
    assertFailurePage(driver, "Der Server spricht ein anderes Protokoll als 1.0.");
    assertThat(driver.page.locator(".failure p")).hasText("Er spricht die Fassung 0.4.");
  }

  @Test
  void the_answer_of_a_refusing_server_is_quoted() {
    var driver =
        connectTo(
            server -> {
              server.send("{\"Hallo\":{\"Version\":\"Streng\",\"Protokoll\":\"1.0\"}}");
              server.onMessage(_ -> server.send("{\"Serverantwort\":\"Heute ist Ruhetag.\"}"));
            });
    assertFailurePage(driver, "Der Server lässt dich nicht an diesen Tisch.");
    assertThat(driver.page.locator(".failure")).containsText("Heute ist Ruhetag.");
  }

  @Test
  void unknown_and_malformed_messages_do_not_stop_the_page() {
    var driver =
        connectTo(
            server -> {
              server.send("{\"Hallo\":{\"Version\":\"Plauderer\",\"Protokoll\":\"1.0\"}}");
              server.onMessage(_ -> welcome(server));
            });
    assertThat(driver.page.locator(".company")).containsText("Leia");
    assertThat(driver.page.locator(".banner")).containsText("„Wetterbericht“");
    assertEquals(List.of(), driver.errors());
  }

  @ParameterizedTest
  @CsvSource({"1366, 800", "390, 844", "640, 360"})
  void a_lost_connection_moves_nothing_on_the_table(int width, int height) {
    var driver = PageDriver.desktop(server, width, height);
    var lines = new ArrayList<WebSocketRoute>();
    driver.page.routeWebSocket(
        Pattern.compile(".*/catan/.*"),
        socket -> {
          if (lines.isEmpty()) lines.addAll(List.of(socket.connectToServer(), socket));
          else socket.close();
        });
    driver.open(server.url("/"));
    driver.playBots("catan");
    assertThat(driver.status()).containsText("Setze eine Siedlung");
    var before = places(driver);
    lines.forEach(line -> line.close());
    assertThat(driver.page.locator(".notices .banner")).isInViewport();
    assertEquals(before, places(driver));
    driver.screenshot("lost-" + width);
  }

  private static Object places(PageDriver driver) {
    return driver.page.evaluate(
        "() => ['.status', '.stage', '.players', '.hand', '.actions']"
            + ".map((it) => document.querySelector(it).getBoundingClientRect())"
            + ".map((it) => [it.x, it.y, it.width, it.height])");
  }

  private static void welcome(WebSocketRoute server) {
    server.send("{\"Willkommen\":{\"id\":7}}");
    server.send("kein JSON");
    server.send("[1,2]");
    server.send("{\"Wetterbericht\":{\"Sonne\":true}}");
    server.send(
        "{\"Statusupdate\":{\"Spieler\":{\"id\":7,\"Name\":\"Leia\",\"Farbe\":\"Rot\","
            + "\"Status\":\"Spiel starten\"}}}");
  }

  @Test
  void an_invalid_server_address_is_reported() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/?server=javascript:1"));
    assertThat(driver.page.locator(".trouble")).containsText("ws://");
  }

  @Test
  void refusals_are_shown_in_the_language_of_the_page() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    driver.page.getByText("English").click();
    driver.open(server.url("/table/Nirgendwo"));
    assertThat(driver.page.locator(".failure")).containsText("There is no such table.");
  }

  @Test
  void an_unknown_table_is_reported() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/table/Nirgendwo"));
    assertThat(driver.page.locator(".failure")).containsText("Diesen Tisch gibt es nicht.");
    driver.open(server.url("/torres/Nirgendwo"));
    assertThat(driver.page.locator(".failure h1"))
        .hasText("Der Server lässt dich nicht an diesen Tisch.");
    assertThat(driver.page.locator(".failure")).containsText("Diesen Tisch gibt es nicht.");
    assertThat(driver.page.getByLabel("Passwort")).hasCount(0);
    driver.open(server.url("/replay/nichts"));
    assertThat(driver.page.locator(".failure")).containsText("Diesen Tisch gibt es nicht.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"catan", "torres"})
  void a_running_game_can_be_watched(String game) {
    var options =
        "{\"name\":\"Lang-%s\",\"game\":\"%s\",\"players\":[2,2],\"bots\":[\"random\"]}"
            .formatted(game, game);
    assertEquals(201, server.post("/api/v1/tables", options));
    var path = "/" + (game.equals("catan") ? "table" : game) + "/Lang-" + game;
    var player = PageDriver.desktop(server);
    player.open(server.url(path));
    if (game.equals("catan")) player.click("Ich bin bereit");
    assertThat(player.status()).isVisible();
    var late = PageDriver.desktop(server);
    late.open(server.url(path));
    assertThat(late.page.locator(".failure"))
        .containsText(Pattern.compile("hat schon begonnen|wird schon gespielt"));
    late.page.locator(".failure").getByText("Zuschauen").click();
    assertThat(late.status()).isVisible();
    assertThat(late.page.locator(".stage")).isVisible();
  }

  /// After an update the server no longer has the files of an open page.
  @Test
  void a_missing_script_is_reported_and_can_be_retried() {
    var driver = PageDriver.desktop(server);
    driver.page.route("**/assets/TorresScreen-*.js", route -> route.abort());
    driver.open(server.url("/torres/Irgendwo"));
    assertThat(driver.page.locator(".failure h1")).hasText("Der Server ist nicht zu erreichen.");
    assertThat(driver.page.locator(".failure").getByText("Spielraum")).isVisible();
    driver.page.unroute("**/assets/TorresScreen-*.js");
    driver.click("Noch einmal versuchen");
    assertThat(driver.page.locator(".failure h1"))
        .hasText("Der Server lässt dich nicht an diesen Tisch.");
  }
}
