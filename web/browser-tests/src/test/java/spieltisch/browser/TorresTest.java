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

/// Tests of the Torres page with one player.
final class TorresTest extends BrowserFixture {
  private PageDriver startGame(int width, int height) {
    var driver = PageDriver.desktop(server, width, height);
    driver.open(server.url("/"));
    driver.playBots("torres");
    driver.waitFor(".torres");
    return driver;
  }

  /// Places knight and king when called, until the first turn.
  private static void playToFirstTurn(PageDriver driver) {
    driver.page.waitForCondition(
        () -> {
          var status = driver.status().innerText();
          if (status.contains("Setze deinen ersten Ritter") || status.contains("Setze den König"))
            TorresClicker.clickTarget(driver);
          return status.contains(TorresClicker.TURN);
        });
  }

  @Test
  void a_turn_can_be_undone_until_it_is_confirmed() {
    var driver = startGame(1366, 800);
    playToFirstTurn(driver);
    var blocks = driver.page.locator(".block");
    int before = blocks.count();
    driver.click("Baustein setzen 1 P");
    TorresClicker.clickTarget(driver);
    assertThat(blocks).hasCount(before + 1);
    assertThat(driver.page.locator(".amounts")).containsText("4");
    driver.screenshot("torres");
    AccessibilityCheck.assertAccessible(driver.page);
    var actions = driver.frames().stream().filter(frame -> frame.startsWith("AKTION ")).count();
    driver.click("Rückgängig");
    assertThat(blocks).hasCount(before);
    assertEquals(
        actions, driver.frames().stream().filter(frame -> frame.startsWith("AKTION ")).count());
    TorresClicker.clickTarget(driver);
    driver.click("Zug bestätigen");
    driver.click("Verfallen lassen");
    assertThat(driver.status()).not().containsText("unterwegs");
    driver.page.waitForCondition(() -> driver.frames().contains("AKTION AKTION_SETZE_BAUSTEIN"));
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void a_whole_game_is_played_by_clicking() {
    var driver = startGame(1366, 800);
    TorresClicker.playToEnd(driver);
    assertThat(driver.page.locator(".scoring tfoot")).isVisible();
    driver.screenshot("torres-end");
    AccessibilityCheck.assertAccessible(driver.page);
    driver.click("Wiederholung");
    assertThat(driver.page.locator(".block")).hasCount(8);
    assertThat(driver.status()).containsText("Die ersten Ritter werden gesetzt.");
    var jumps = driver.page.locator(".log.jumps button");
    var king = jumps.getByText("König").first();
    king.click();
    assertThat(king).hasAttribute("aria-current", "step");
    assertThat(driver.page.locator(".torres .king")).isVisible();
    jumps.last().click();
    driver.page.waitForCondition(() -> driver.page.locator(".block").count() > 8);
    driver.screenshot("torres-replay");
    driver.page.getByLabel("Von oben ansehen").click();
    driver.waitFor(".torres.above");
    driver.page.getByLabel("Schräg ansehen").click();
    driver.openPanel("Wertung");
    assertThat(driver.page.locator(".scoring tfoot")).isVisible();
    assertThat(driver.page.locator(".torres .halo").first()).isVisible();
    replayFromLobby(driver);
    assertEquals(List.of(), driver.errors());
  }

  /// Checks the replay of the server's journal from the first position to the last.
  private void replayFromLobby(PageDriver driver) {
    int blocks = driver.page.locator(".block").count();
    var points = driver.page.locator(".players .points").allInnerTexts();
    driver.open(server.url("/lobby"));
    driver
        .page
        .locator(".tables .card", new Page.LocatorOptions().setHasText("Torres"))
        .getByText("Wiederholung")
        .first()
        .click();
    assertThat(driver.page.locator(".block")).hasCount(8);
    driver.page.locator("input[type=range]").focus();
    driver.page.keyboard().press("End");
    assertThat(driver.page.locator(".block")).hasCount(blocks);
    assertEquals(points, driver.page.locator(".players .points").allInnerTexts());
    AccessibilityCheck.assertAccessible(driver.page);
  }

  @Test
  void the_clock_is_shown_while_a_player_is_called() {
    var options =
        "{\"name\":\"Uhr\",\"game\":\"torres\",\"players\":[2,2],\"clock\":{\"turn\":600000}}";
    assertEquals(201, server.post("/api/v1/tables", options));
    var anna = PageDriver.desktop(server);
    var bert = PageDriver.desktop(server);
    anna.open(server.url("/torres/Uhr"));
    anna.waitFor(".company");
    bert.open(server.url("/torres/Uhr"));
    assertClockRuns(anna);
    anna.waitFor(".target.goal");
    TorresClicker.clickTarget(anna);
    assertThat(bert.status()).containsText("Setze deinen ersten Ritter");
    assertClockRuns(bert);
    assertClockRuns(anna);
    anna.page.reload();
    anna.waitFor(".torres");
    assertClockRuns(anna);
  }

  private static void assertClockRuns(PageDriver driver) {
    var clock = driver.page.locator(".status .clock");
    assertThat(clock).hasText(Pattern.compile("^([0-9]|10):[0-5][0-9]$"));
  }

  @Test
  void the_board_can_be_viewed_from_above_and_rotated_on_a_phone() {
    var driver = startGame(360, 740);
    driver.waitFor(".torres.above");
    driver.screenshot("torres-phone-top");
    driver.page.getByLabel("Schräg ansehen").click();
    driver.waitFor(".torres.iso");
    driver.page.getByLabel("Spielplan drehen").click();
    driver.screenshot("torres-phone");
    var width = driver.page.evaluate("document.documentElement.scrollWidth");
    assertEquals(360, ((Number) width).intValue());
  }

  @Test
  void a_player_returns_to_the_seat_after_a_lost_connection() {
    var driver = PageDriver.desktop(server);
    var lines = new ArrayDeque<WebSocketRoute>();
    driver.page.routeWebSocket(
        Pattern.compile(".*/torres"),
        socket -> {
          lines.push(socket.connectToServer());
          lines.push(socket);
        });
    driver.open(server.url("/"));
    driver.playBots("torres");
    driver.waitFor(".torres");
    playToFirstTurn(driver);
    lines.forEach(line -> line.close());
    driver.page.waitForCondition(() -> lines.size() == 4);
    assertThat(driver.page.locator(".players")).containsText("(du)");
    assertThat(driver.page.locator(".purse")).isVisible();
  }

  @Test
  void a_spectator_sees_no_cards() {
    var player = startGame(1366, 800);
    var spectator = PageDriver.desktop(server);
    spectator.open(player.page.url() + "/watch");
    spectator.waitFor(".torres");
    playToFirstTurn(player);
    player.click("Karte ziehen 1 P");
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
