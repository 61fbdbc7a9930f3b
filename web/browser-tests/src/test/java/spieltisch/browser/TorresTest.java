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
final class TorresTest extends BrowserExtension {
  private PageDriver playing(int width, int height) {
    var pageDriver = PageDriver.at(browserServer, width, height);
    pageDriver.open(browserServer.url("/"));
    pageDriver.press("Oder: Torres gegen Bots");
    pageDriver.see(".torres");
    return pageDriver;
  }

  /// Places knight and king when asked, until the first turn.
  private static void toTheFirstTurn(PageDriver pageDriver) {
    pageDriver.page.waitForCondition(
        () -> {
          var status = pageDriver.status().innerText();
          if (status.contains("Setze deinen ersten Ritter") || status.contains("Setze den König"))
            TorresClicker.pick(pageDriver);
          return status.contains(TorresClicker.TURN);
        });
  }

  @Test
  void a_turn_is_held_until_it_is_confirmed_and_can_be_taken_back() {
    var pageDriver = playing(1366, 800);
    toTheFirstTurn(pageDriver);
    var blocks = pageDriver.page.locator(".block");
    int before = blocks.count();
    pageDriver.press("Baustein setzen 1 P");
    TorresClicker.pick(pageDriver);
    assertThat(blocks).hasCount(before + 1);
    assertThat(pageDriver.page.locator(".amounts")).containsText("4");
    pageDriver.keep("torres");
    AccessibilityCheck.assertOpenToAll(pageDriver.page);
    var heard = pageDriver.frames().stream().filter(frame -> frame.startsWith("AKTION ")).count();
    pageDriver.press("Rückgängig");
    assertThat(blocks).hasCount(before);
    assertEquals(
        heard, pageDriver.frames().stream().filter(frame -> frame.startsWith("AKTION ")).count());
    TorresClicker.pick(pageDriver);
    pageDriver.press("Zug bestätigen");
    assertThat(pageDriver.status()).not().containsText("unterwegs");
    pageDriver.page.waitForCondition(
        () -> pageDriver.frames().contains("AKTION AKTION_SETZE_BAUSTEIN"));
    assertEquals(List.of(), pageDriver.troubles());
  }

  @Test
  void a_whole_game_is_played_by_clicking_only() {
    var pageDriver = playing(1366, 800);
    TorresClicker.playToTheEnd(pageDriver);
    assertThat(pageDriver.page.locator(".scoring tfoot")).isVisible();
    pageDriver.keep("torres-end");
    AccessibilityCheck.assertOpenToAll(pageDriver.page);
    pageDriver.press("Wiederholung");
    assertThat(pageDriver.page.locator(".block")).hasCount(8);
    assertThat(pageDriver.status()).containsText("Die ersten Ritter werden gesetzt.");
    pageDriver.page.locator("input[type=range]").focus();
    pageDriver.page.keyboard().press("End");
    pageDriver.page.waitForCondition(() -> pageDriver.page.locator(".block").count() > 8);
    pageDriver.keep("torres-replay");
    seeAgainFromTheLobby(pageDriver);
    assertEquals(List.of(), pageDriver.troubles());
  }

  /// The server's journal tells the same game, from the first position to the last.
  private void seeAgainFromTheLobby(PageDriver pageDriver) {
    int blocks = pageDriver.page.locator(".block").count();
    var points = pageDriver.page.locator(".players .points").allInnerTexts();
    pageDriver.open(browserServer.url("/lobby"));
    pageDriver
        .page
        .locator(".tables .card", new Page.LocatorOptions().setHasText("Torres"))
        .getByText("Wiederholung")
        .first()
        .click();
    assertThat(pageDriver.page.locator(".block")).hasCount(8);
    pageDriver.page.locator("input[type=range]").focus();
    pageDriver.page.keyboard().press("End");
    assertThat(pageDriver.page.locator(".block")).hasCount(blocks);
    assertEquals(points, pageDriver.page.locator(".players .points").allInnerTexts());
    AccessibilityCheck.assertOpenToAll(pageDriver.page);
  }

  @Test
  void the_clock_of_the_table_is_shown_while_somebody_is_called() {
    var options =
        "{\"name\":\"Uhr\",\"game\":\"torres\",\"players\":[2,2],\"clock\":{\"turn\":600000}}";
    assertEquals(201, browserServer.post("/api/v1/tables", options));
    var anna = PageDriver.at(browserServer);
    var bert = PageDriver.at(browserServer);
    anna.open(browserServer.url("/torres/Uhr"));
    anna.see(".company");
    bert.open(browserServer.url("/torres/Uhr"));
    assertClockRuns(anna);
    anna.see(".target.goal");
    TorresClicker.pick(anna);
    assertThat(bert.status()).containsText("Setze deinen ersten Ritter");
    assertClockRuns(bert);
    assertClockRuns(anna);
    anna.page.reload();
    anna.see(".torres");
    assertClockRuns(anna);
  }

  private static void assertClockRuns(PageDriver pageDriver) {
    var clock = pageDriver.page.locator(".status .clock");
    assertThat(clock).hasText(Pattern.compile("^([0-9]|10):[0-5][0-9]$"));
  }

  @Test
  void it_can_be_seen_from_above_and_turned_and_fits_a_phone() {
    var pageDriver = playing(360, 740);
    pageDriver.see(".torres.iso");
    pageDriver.keep("torres-phone");
    pageDriver.page.getByLabel("Von oben ansehen").click();
    pageDriver.see(".torres.top");
    pageDriver.page.getByLabel("Spielplan drehen").click();
    pageDriver.keep("torres-phone-top");
    var width = pageDriver.page.evaluate("document.documentElement.scrollWidth");
    assertEquals(360, ((Number) width).intValue());
  }

  @Test
  void a_seat_is_found_again_after_the_socket_was_cut() {
    var pageDriver = PageDriver.at(browserServer);
    var lines = new ArrayDeque<WebSocketRoute>();
    pageDriver.page.routeWebSocket(
        Pattern.compile(".*/torres"),
        socket -> {
          lines.push(socket.connectToServer());
          lines.push(socket);
        });
    pageDriver.open(browserServer.url("/"));
    pageDriver.press("Oder: Torres gegen Bots");
    pageDriver.see(".torres");
    toTheFirstTurn(pageDriver);
    lines.forEach(line -> line.close());
    pageDriver.page.waitForCondition(() -> lines.size() == 4);
    assertThat(pageDriver.page.locator(".players")).containsText("(du)");
    assertThat(pageDriver.page.locator(".purse")).isVisible();
  }

  @Test
  void a_spectator_sees_no_card_of_anybody() {
    var player = playing(1366, 800);
    var spectator = PageDriver.at(browserServer);
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
