package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayDeque;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// One person at a table of Torres.
final class TorresTest extends Houses {
  private Visitor playing(int width, int height) {
    var visitor = Visitor.at(house, width, height);
    visitor.open(house.url("/"));
    visitor.press("Oder: Torres gegen Bots");
    visitor.see(".torres");
    return visitor;
  }

  /// Places knight and king when asked, until the first turn.
  private static void toTheFirstTurn(Visitor visitor) {
    visitor.page.waitForCondition(
        () -> {
          var status = visitor.status().innerText();
          if (status.contains("Setze deinen ersten Ritter") || status.contains("Setze den König"))
            TorresClicks.pick(visitor);
          return status.contains(TorresClicks.TURN);
        });
  }

  @Test
  void a_turn_is_held_until_it_is_confirmed_and_can_be_taken_back() {
    var visitor = playing(1366, 800);
    toTheFirstTurn(visitor);
    var blocks = visitor.page.locator(".block");
    int before = blocks.count();
    visitor.press("Baustein setzen 1 P");
    TorresClicks.pick(visitor);
    assertThat(blocks).hasCount(before + 1);
    assertThat(visitor.page.locator(".amounts")).containsText("4");
    visitor.keep("torres");
    Axe.assertOpenToAll(visitor.page);
    var heard = visitor.frames().stream().filter(frame -> frame.startsWith("AKTION ")).count();
    visitor.press("Rückgängig");
    assertThat(blocks).hasCount(before);
    assertEquals(
        heard, visitor.frames().stream().filter(frame -> frame.startsWith("AKTION ")).count());
    TorresClicks.pick(visitor);
    visitor.press("Zug bestätigen");
    assertThat(visitor.status()).not().containsText("unterwegs");
    visitor.page.waitForCondition(() -> visitor.frames().contains("AKTION AKTION_SETZE_BAUSTEIN"));
    assertEquals(List.of(), visitor.troubles());
  }

  @Test
  void a_whole_game_is_played_by_clicking_only() {
    var visitor = playing(1366, 800);
    TorresClicks.playToTheEnd(visitor);
    assertThat(visitor.page.locator(".scoring tfoot")).isVisible();
    visitor.keep("torres-end");
    Axe.assertOpenToAll(visitor.page);
    visitor.press("Wiederholung");
    assertThat(visitor.page.locator(".block")).hasCount(8);
    assertThat(visitor.status()).containsText("Die ersten Ritter werden gesetzt.");
    visitor.page.locator("input[type=range]").focus();
    visitor.page.keyboard().press("End");
    visitor.page.waitForCondition(() -> visitor.page.locator(".block").count() > 8);
    visitor.keep("torres-replay");
    seeAgainFromTheLobby(visitor);
    assertEquals(List.of(), visitor.troubles());
  }

  /// The server's journal tells the same game, from the first position to the last.
  private void seeAgainFromTheLobby(Visitor visitor) {
    int blocks = visitor.page.locator(".block").count();
    var points = visitor.page.locator(".players .points").allInnerTexts();
    visitor.open(house.url("/lobby"));
    visitor
        .page
        .locator(".tables .card", new Page.LocatorOptions().setHasText("Torres"))
        .getByText("Wiederholung")
        .first()
        .click();
    assertThat(visitor.page.locator(".block")).hasCount(8);
    visitor.page.locator("input[type=range]").focus();
    visitor.page.keyboard().press("End");
    assertThat(visitor.page.locator(".block")).hasCount(blocks);
    assertEquals(points, visitor.page.locator(".players .points").allInnerTexts());
    Axe.assertOpenToAll(visitor.page);
  }

  @Test
  void the_clock_of_the_table_is_shown_while_somebody_is_called() {
    var options =
        "{\"name\":\"Uhr\",\"game\":\"torres\",\"players\":[2,2],\"clock\":{\"turn\":600000}}";
    assertEquals(201, house.post("/api/v1/tables", options));
    var anna = Visitor.at(house);
    var bert = Visitor.at(house);
    anna.open(house.url("/torres/Uhr"));
    anna.see(".company");
    bert.open(house.url("/torres/Uhr"));
    assertClockRuns(anna);
    anna.see(".target.goal");
    TorresClicks.pick(anna);
    assertThat(bert.status()).containsText("Setze deinen ersten Ritter");
    assertClockRuns(bert);
    assertClockRuns(anna);
    anna.page.reload();
    anna.see(".torres");
    assertClockRuns(anna);
  }

  private static void assertClockRuns(Visitor visitor) {
    var clock = visitor.page.locator(".status .clock");
    assertThat(clock).hasText(Pattern.compile("^([0-9]|10):[0-5][0-9]$"));
  }

  @Test
  void it_can_be_seen_from_above_and_turned_and_fits_a_phone() {
    var visitor = playing(360, 740);
    visitor.see(".torres.iso");
    visitor.keep("torres-phone");
    visitor.page.getByLabel("Von oben ansehen").click();
    visitor.see(".torres.top");
    visitor.page.getByLabel("Spielplan drehen").click();
    visitor.keep("torres-phone-top");
    var width = visitor.page.evaluate("document.documentElement.scrollWidth");
    assertEquals(360, ((Number) width).intValue());
  }

  @Test
  void a_seat_is_found_again_after_the_socket_was_cut() {
    var visitor = Visitor.at(house);
    var lines = new ArrayDeque<WebSocketRoute>();
    visitor.page.routeWebSocket(
        Pattern.compile(".*/torres"),
        socket -> {
          lines.push(socket.connectToServer());
          lines.push(socket);
        });
    visitor.open(house.url("/"));
    visitor.press("Oder: Torres gegen Bots");
    visitor.see(".torres");
    toTheFirstTurn(visitor);
    lines.forEach(line -> line.close());
    visitor.page.waitForCondition(() -> lines.size() == 4);
    assertThat(visitor.page.locator(".players")).containsText("(du)");
    assertThat(visitor.page.locator(".purse")).isVisible();
  }

  @Test
  void a_spectator_sees_no_card_of_anybody() {
    var player = playing(1366, 800);
    var spectator = Visitor.at(house);
    spectator.open(player.page.url() + "/watch");
    spectator.see(".torres");
    toTheFirstTurn(player);
    player.press("Karte ziehen 1 P");
    player.page.waitForCondition(
        () -> player.frames().stream().anyMatch(frame -> frame.startsWith("KARTE ")));
    assertThat(spectator.page.locator(".players .facts").nth(2)).containsText("1");
    assertFalse(spectator.frames().stream().anyMatch(frame -> frame.startsWith("KARTE ")));
    for (var frame : spectator.frames())
      if (frame.startsWith("STELLUNG "))
        assertTrue(frame.endsWith(" - 0000000000 0000000000"), frame);
    assertThat(spectator.page.locator(".torres-card")).hasCount(0);
  }
}
