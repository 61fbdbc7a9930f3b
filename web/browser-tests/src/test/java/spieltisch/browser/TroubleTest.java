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
final class TroubleTest extends Houses {
  private static final String FOREIGN = "ws://foreign.example/catan";

  /// A visitor whose page is pointed at a server that behaves like that.
  private Visitor visitorOf(Consumer<WebSocketRoute> server) {
    var visitor = Visitor.at(house);
    visitor.page.routeWebSocket(FOREIGN, server);
    visitor.open(house.url("/?server=" + FOREIGN));
    visitor.press("Verbinden mit " + FOREIGN);
    return visitor;
  }

  private static void assertWayOn(Visitor visitor, String sentence) {
    assertThat(visitor.page.locator(".failure h1")).hasText(sentence);
    assertThat(visitor.button("Noch einmal versuchen")).isVisible();
    assertEquals(List.of(), visitor.troubles());
    Axe.assertOpenToAll(visitor.page);
  }

  @Test
  void a_server_that_hangs_up_is_not_to_be_reached() {
    var visitor = visitorOf(WebSocketRoute::close);
    assertWayOn(visitor, "Der Server ist nicht zu erreichen.");
    visitor.keep("unreachable");
    visitor.page.locator(".failure").getByText("Spielraum").click();
    assertThat(visitor.page.locator("h1")).hasText("Spielraum");
  }

  @Test
  void a_server_of_another_protocol_is_named_so() {
    var visitor =
        visitorOf(server -> server.send("{\"Hallo\":{\"Version\":\"Alt\",\"Protokoll\":\"0.4\"}}"));
    assertWayOn(visitor, "Der Server spricht ein anderes Protokoll als 1.0.");
    assertThat(visitor.page.locator(".failure p")).hasText("Er spricht die Fassung 0.4.");
  }

  @Test
  void a_server_that_refuses_is_quoted() {
    var visitor =
        visitorOf(
            server -> {
              server.send("{\"Hallo\":{\"Version\":\"Streng\",\"Protokoll\":\"1.0\"}}");
              server.onMessage(_ -> server.send("{\"Serverantwort\":\"Heute ist Ruhetag.\"}"));
            });
    assertWayOn(visitor, "Der Server lässt dich nicht an diesen Tisch.");
    assertThat(visitor.page.locator(".failure")).containsText("Heute ist Ruhetag.");
  }

  @Test
  void an_unknown_message_and_nonsense_do_not_stop_the_page() {
    var visitor =
        visitorOf(
            server -> {
              server.send("{\"Hallo\":{\"Version\":\"Plauderer\",\"Protokoll\":\"1.0\"}}");
              server.onMessage(_ -> welcome(server));
            });
    assertThat(visitor.page.locator(".company")).containsText("Leia");
    assertThat(visitor.page.locator(".banner")).containsText("„Wetterbericht“");
    assertEquals(List.of(), visitor.troubles());
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
    var visitor = Visitor.at(house);
    visitor.open(house.url("/?server=javascript:1"));
    assertThat(visitor.page.locator(".trouble")).containsText("ws://");
  }

  @Test
  void what_the_server_refuses_is_told_in_the_language_of_the_page() {
    var visitor = Visitor.at(house);
    visitor.open(house.url("/"));
    visitor.page.getByText("English").click();
    visitor.open(house.url("/table/Nirgendwo"));
    assertThat(visitor.page.locator(".failure")).containsText("There is no such table.");
  }

  @Test
  void a_table_that_is_not_there_is_refused_in_words() {
    var visitor = Visitor.at(house);
    visitor.open(house.url("/table/Nirgendwo"));
    assertThat(visitor.page.locator(".failure")).containsText("Diesen Tisch gibt es nicht.");
    visitor.open(house.url("/torres/Nirgendwo"));
    assertThat(visitor.page.locator(".failure h1"))
        .hasText("Der Server lässt dich nicht an diesen Tisch.");
    assertThat(visitor.page.locator(".failure")).containsText("Diesen Tisch gibt es nicht.");
    assertThat(visitor.page.getByLabel("Passwort")).hasCount(0);
    visitor.open(house.url("/replay/nichts"));
    assertThat(visitor.page.locator(".failure")).containsText("Diesen Tisch gibt es nicht.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"catan", "torres"})
  void who_comes_to_a_running_game_may_watch_it(String game) {
    var options =
        "{\"name\":\"Lang-%s\",\"game\":\"%s\",\"players\":[2,2],\"bots\":[\"random\"]}"
            .formatted(game, game);
    assertEquals(201, house.post("/api/v1/tables", options));
    var path = "/" + (game.equals("catan") ? "table" : game) + "/Lang-" + game;
    var player = Visitor.at(house);
    player.open(house.url(path));
    if (game.equals("catan")) player.press("Ich bin bereit");
    assertThat(player.status()).isVisible();
    var late = Visitor.at(house);
    late.open(house.url(path));
    assertThat(late.page.locator(".failure"))
        .containsText(Pattern.compile("hat schon begonnen|wird schon gespielt"));
    late.page.locator(".failure").getByText("Zuschauen").click();
    assertThat(late.status()).isVisible();
    assertThat(late.page.locator(".stage")).isVisible();
  }

  /// A server that was renewed has other files than the page that is still open.
  @Test
  void a_part_of_the_page_that_is_gone_is_named_with_a_way_on() {
    var visitor = Visitor.at(house);
    visitor.page.route("**/assets/TorresScreen-*.js", route -> route.abort());
    visitor.open(house.url("/torres/Irgendwo"));
    assertThat(visitor.page.locator(".failure h1")).hasText("Der Server ist nicht zu erreichen.");
    assertThat(visitor.page.locator(".failure").getByText("Spielraum")).isVisible();
    visitor.page.unroute("**/assets/TorresScreen-*.js");
    visitor.press("Noch einmal versuchen");
    assertThat(visitor.page.locator(".failure h1"))
        .hasText("Der Server lässt dich nicht an diesen Tisch.");
  }
}
