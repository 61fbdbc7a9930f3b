package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Tests of the Catan page with one player.
final class CatanTest extends BrowserFixture {
  private static final int MAX_TABS = 60;

  private PageDriver startGame(int width, int height) {
    var driver = PageDriver.desktop(server, width, height);
    driver.open(server.url("/"));
    driver.playBots("catan");
    driver.waitFor(".status");
    return driver;
  }

  @Test
  void the_start_pieces_are_placed_by_clicking() {
    var driver = startGame(1366, 800);
    driver.placeStartPiece("Setze eine Siedlung");
    driver.placeStartPiece("Lege eine Straße");
    driver.screenshot("founding");
    driver.placeStartPiece("Setze eine Siedlung");
    driver.placeStartPiece("Lege eine Straße");
    assertEquals(2, driver.ownCount(".piece"));
    assertEquals(2, driver.ownCount(".road"));
    driver.screenshot("table");
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void a_whole_game_is_played_by_clicking() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/lobby"));
    driver.page.getByLabel("Bots").selectOption("3");
    driver.page.getByText("Mehr Optionen").click();
    driver.page.getByLabel("Siegpunkte zum Sieg").fill("4");
    driver.click("Tisch aufmachen");
    driver.click("Ich bin bereit");
    driver.placeStartPieces();
    CatanClicker.playToEnd(driver);
    assertThat(driver.page.locator(".dialog.over h2")).containsText("gew");
    assertThat(driver.page.locator(".standing li")).hasCount(4);
    assertThat(driver.page.locator(".statistics section")).hasCount(4);
    driver.screenshot("end");
    AccessibilityCheck.assertAccessible(driver.page);
    replayFromResult(driver);
    replayFromLobby(driver);
    assertEquals(List.of(), driver.errors());
  }

  /// Checks the replay of the server's journal.
  private void replayFromLobby(PageDriver driver) {
    int pieces = driver.page.locator(".board .piece").count();
    driver.open(server.url("/lobby"));
    driver.page.getByText("Wiederholung").first().click();
    driver.waitFor(".stage .tile");
    driver.page.locator("input[type=range]").focus();
    driver.page.keyboard().press("End");
    assertThat(driver.page.locator(".board .piece")).hasCount(pieces);
  }

  /// Checks the replay from the empty island to the last position.
  private static void replayFromResult(PageDriver driver) {
    int pieces = driver.page.locator(".board .piece").count();
    driver.click("Wiederholung");
    assertThat(driver.page.locator(".board .piece")).hasCount(0);
    driver.page.locator("input[type=range]").focus();
    driver.page.keyboard().press("End");
    assertThat(driver.page.locator(".board .piece")).hasCount(pieces);
    driver.openPanel("Zahlen");
    assertThat(driver.page.locator(".statistics section")).hasCount(4);
    driver.screenshot("replay");
    AccessibilityCheck.assertAccessible(driver.page);
  }

  @Test
  void the_start_pieces_are_placed_with_the_keyboard() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    tabTo(driver.page, "[...document.querySelectorAll('button.primary')].includes(it)");
    driver.page.keyboard().press("Enter");
    driver.waitFor(".status");
    for (int i = 0; i < 2; i++) {
      placeWithKeyboard(driver, "Setze eine Siedlung");
      placeWithKeyboard(driver, "Lege eine Straße");
    }
    assertEquals(2, driver.ownCount(".piece"));
    assertEquals(2, driver.ownCount(".road"));
  }

  private static void placeWithKeyboard(PageDriver driver, String awaited) {
    assertThat(driver.status()).containsText(awaited);
    driver.waitFor(".target");
    tabTo(driver.page, "it.classList.contains('target')");
    driver.page.keyboard().press("ArrowRight");
    driver.page.keyboard().press("Enter");
    assertThat(driver.status()).not().containsText(awaited);
  }

  private static void tabTo(Page page, String condition) {
    for (int i = 0; i < MAX_TABS; i++) {
      page.keyboard().press("Tab");
      var isThere =
          page.evaluate(
              "(() => { const it = document.activeElement; return " + condition + "; })()");
      if (Boolean.TRUE.equals(isThere)) return;
    }
    throw new AssertionError("not reachable with the keyboard: " + condition);
  }

  @Test
  void the_game_page_fits_a_phone() {
    var driver = startGame(360, 740);
    driver.waitFor(".target");
    driver.screenshot("phone");
    var width = driver.page.evaluate("document.documentElement.scrollWidth");
    assertEquals(360, ((Number) width).intValue());
  }

  @Test
  void the_game_page_and_all_its_panels_are_accessible() {
    var driver = startGame(1366, 800);
    driver.placeStartPieces();
    for (var panel : List.of("Handel", "Verlauf", "Bank", "Zahlen", "Chat")) {
      driver.openPanel(panel);
      AccessibilityCheck.assertAccessible(driver.page);
    }
  }

  @Test
  void the_bank_shows_a_rate_for_each_resource() {
    var driver = startGame(1366, 800);
    driver.placeStartPieces();
    driver.openPanel("Bank");
    assertThat(driver.page.locator(".bank tbody tr")).hasCount(5);
    var rates = driver.page.locator(".bank tbody td:nth-child(2)").allInnerTexts();
    for (var rate : rates) assertTrue(rate.matches("[234]:1"), rate);
  }

  @Test
  void the_clock_is_shown() {
    var options =
        "{\"name\":\"Sanduhr\",\"players\":[2,2],\"clock\":{\"turn\":600000},"
            + "\"bots\":[\"random\"]}";
    assertEquals(201, server.post("/api/v1/tables", options));
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/table/Sanduhr"));
    driver.click("Ich bin bereit");
    assertThat(driver.page.locator(".status .clock"))
        .hasText(Pattern.compile("^([0-9]|10):[0-5][0-9]$"));
  }

  /// The page shows two dice, a log line and the statistics.
  @Test
  void a_roll_is_shown_logged_and_counted() {
    var driver = startGame(1366, 800);
    driver.placeStartPieces();
    driver.page.waitForCondition(() -> mayRoll(driver));
    driver.click("Würfeln");
    assertThat(driver.page.locator(".dice .die")).hasCount(2);
    driver.openPanel("Verlauf");
    assertThat(driver.page.locator(".log .rolled").first())
        .hasText(Pattern.compile("^Gast würfelt [1-6] [+] [1-6] = [0-9]+[.]$"));
    driver.openPanel("Zahlen");
    assertThat(driver.page.locator(".statistics section")).hasCount(4);
  }

  /// Declines offers before a roll, because bots wait for the answers.
  private static boolean mayRoll(PageDriver driver) {
    var decline = driver.page.locator(".offer .buttons button:not(.primary)");
    if (decline.count() > 0) CatanClicker.click(decline.first());
    return driver.status().innerText().contains("Würfle");
  }
}
