package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.WebSocketRoute;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the page says when a server is odd or away: a sentence and a way on, never a dead page.
final class ConnectionTroubleTest extends BrowserExtension {
  private static final String FOREIGN = "ws://foreign.example/catan";

  /// A visitor whose page is pointed at a server that behaves like that.
  private PageDriver visitorOf(Consumer<WebSocketRoute> server) {
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.page.routeWebSocket(FOREIGN, server);
    pageDriver.open(browserServer.url("/?server=" + FOREIGN));
    pageDriver.press("Verbinden mit " + FOREIGN);
    return pageDriver;
  }

  private static void assertWayOn(PageDriver pageDriver, String sentence) {
    assertThat(pageDriver.page.locator(".failure h1")).hasText(sentence);
    assertThat(pageDriver.button("Noch einmal versuchen")).isVisible();
    assertEquals(List.of(), pageDriver.troubles());
    AccessibilityCheck.assertOpenToAll(pageDriver.page);
  }

  @Test
  void a_server_that_hangs_up_is_not_to_be_reached() {
    var pageDriver = visitorOf(WebSocketRoute::close);
    assertWayOn(pageDriver, "Der Server ist nicht zu erreichen.");
    pageDriver.keep("unreachable");
    pageDriver.page.locator(".failure").getByText("Spielraum").click();
    assertThat(pageDriver.page.locator("h1")).hasText("Spielraum");
  }

  @Test
  void a_server_of_another_protocol_is_named_so() {
    var pageDriver =
        visitorOf(server -> server.send("{\"Hallo\":{\"Version\":\"Alt\",\"Protokoll\":\"0.4\"}}"));
    assertWayOn(pageDriver, "Der Server spricht ein anderes Protokoll als 1.0.");
    assertThat(pageDriver.page.locator(".failure p")).hasText("Er spricht die Fassung 0.4.");
  }

  @Test
  void a_server_that_refuses_is_quoted() {
    var pageDriver =
        visitorOf(
            server -> {
              server.send("{\"Hallo\":{\"Version\":\"Streng\",\"Protokoll\":\"1.0\"}}");
              server.onMessage(_ -> server.send("{\"Serverantwort\":\"Heute ist Ruhetag.\"}"));
            });
    assertWayOn(pageDriver, "Der Server lässt dich nicht an diesen Tisch.");
    assertThat(pageDriver.page.locator(".failure")).containsText("Heute ist Ruhetag.");
  }

  @Test
  void an_unknown_message_and_nonsense_do_not_stop_the_page() {
    var pageDriver =
        visitorOf(
            server -> {
              server.send("{\"Hallo\":{\"Version\":\"Plauderer\",\"Protokoll\":\"1.0\"}}");
              server.onMessage(_ -> welcome(server));
            });
    assertThat(pageDriver.page.locator(".company")).containsText("Leia");
    assertThat(pageDriver.page.locator(".banner")).containsText("„Wetterbericht“");
    assertEquals(List.of(), pageDriver.troubles());
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
  void an_address_that_is_no_server_is_called_so() {
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.open(browserServer.url("/?server=javascript:1"));
    assertThat(pageDriver.page.locator(".trouble")).containsText("ws://");
  }

  @Test
  void what_the_server_refuses_is_told_in_the_language_of_the_page() {
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.open(browserServer.url("/"));
    pageDriver.page.getByText("English").click();
    pageDriver.open(browserServer.url("/table/Nirgendwo"));
    assertThat(pageDriver.page.locator(".failure")).containsText("There is no such table.");
  }

  @Test
  void a_table_that_is_not_there_is_refused_in_words() {
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.open(browserServer.url("/table/Nirgendwo"));
    assertThat(pageDriver.page.locator(".failure")).containsText("Diesen Tisch gibt es nicht.");
    pageDriver.open(browserServer.url("/torres/Nirgendwo"));
    assertThat(pageDriver.page.locator(".failure h1"))
        .hasText("Der Server lässt dich nicht an diesen Tisch.");
    assertThat(pageDriver.page.locator(".failure")).containsText("Diesen Tisch gibt es nicht.");
    assertThat(pageDriver.page.getByLabel("Passwort")).hasCount(0);
    pageDriver.open(browserServer.url("/replay/nichts"));
    assertThat(pageDriver.page.locator(".failure")).containsText("Diesen Tisch gibt es nicht.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"catan", "torres"})
  void who_comes_to_a_running_game_may_watch_it(String game) {
    var options =
        "{\"name\":\"Lang-%s\",\"game\":\"%s\",\"players\":[2,2],\"bots\":[\"random\"]}"
            .formatted(game, game);
    assertEquals(201, browserServer.post("/api/v1/tables", options));
    var path = "/" + (game.equals("catan") ? "table" : game) + "/Lang-" + game;
    var player = PageDriver.at(browserServer);
    player.open(browserServer.url(path));
    if (game.equals("catan")) player.press("Ich bin bereit");
    assertThat(player.status()).isVisible();
    var late = PageDriver.at(browserServer);
    late.open(browserServer.url(path));
    assertThat(late.page.locator(".failure"))
        .containsText(Pattern.compile("hat schon begonnen|wird schon gespielt"));
    late.page.locator(".failure").getByText("Zuschauen").click();
    assertThat(late.status()).isVisible();
    assertThat(late.page.locator(".stage")).isVisible();
  }

  /// A server that was renewed has other files than the page that is still open.
  @Test
  void a_part_of_the_page_that_is_gone_is_named_with_a_way_on() {
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.page.route("**/assets/TorresScreen-*.js", route -> route.abort());
    pageDriver.open(browserServer.url("/torres/Irgendwo"));
    assertThat(pageDriver.page.locator(".failure h1"))
        .hasText("Der Server ist nicht zu erreichen.");
    assertThat(pageDriver.page.locator(".failure").getByText("Spielraum")).isVisible();
    pageDriver.page.unroute("**/assets/TorresScreen-*.js");
    pageDriver.press("Noch einmal versuchen");
    assertThat(pageDriver.page.locator(".failure h1"))
        .hasText("Der Server lässt dich nicht an diesen Tisch.");
  }
}
