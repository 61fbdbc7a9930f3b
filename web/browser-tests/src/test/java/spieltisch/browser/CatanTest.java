package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// One person at a table of Catan.
final class CatanTest extends BrowserExtension {
  private static final int MOST_TABS = 60;

  private PageDriver playing(int width, int height) {
    var pageDriver = PageDriver.at(browserServer, width, height);
    pageDriver.open(browserServer.url("/"));
    pageDriver.press("Sofort gegen Bots spielen");
    pageDriver.see(".status");
    return pageDriver;
  }

  @Test
  void a_person_founds_against_three_bots_by_clicking_only() {
    var pageDriver = playing(1366, 800);
    pageDriver.found("Setze eine Siedlung");
    pageDriver.found("Lege eine Straße");
    pageDriver.keep("founding");
    pageDriver.found("Setze eine Siedlung");
    pageDriver.found("Lege eine Straße");
    assertEquals(2, pageDriver.own(".piece"));
    assertEquals(2, pageDriver.own(".road"));
    pageDriver.keep("table");
    assertEquals(List.of(), pageDriver.troubles());
  }

  @Test
  void a_whole_game_is_played_by_clicking_only() {
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.open(browserServer.url("/lobby"));
    pageDriver.page.getByLabel("Bots").selectOption("3");
    pageDriver.page.getByText("Mehr Optionen").click();
    pageDriver.page.getByLabel("Siegpunkte zum Sieg").fill("4");
    pageDriver.press("Tisch aufmachen");
    pageDriver.press("Ich bin bereit");
    pageDriver.foundTwice();
    CatanClicker.playToTheEnd(pageDriver);
    assertThat(pageDriver.page.locator(".dialog.over h2")).containsText("gew");
    assertThat(pageDriver.page.locator(".standing li")).hasCount(4);
    assertThat(pageDriver.page.locator(".statistics section")).hasCount(4);
    pageDriver.keep("end");
    AccessibilityCheck.assertOpenToAll(pageDriver.page);
    seeAgain(pageDriver);
    seeAgainFromTheLobby(pageDriver);
    assertEquals(List.of(), pageDriver.troubles());
  }

  /// The server's journal tells the same game.
  private void seeAgainFromTheLobby(PageDriver pageDriver) {
    int pieces = pageDriver.page.locator(".board .piece").count();
    pageDriver.open(browserServer.url("/lobby"));
    pageDriver.page.getByText("Wiederholung").first().click();
    pageDriver.see(".stage .tile");
    pageDriver.page.locator("input[type=range]").focus();
    pageDriver.page.keyboard().press("End");
    assertThat(pageDriver.page.locator(".board .piece")).hasCount(pieces);
  }

  /// From the first moment, with a bare island, to the last one.
  private static void seeAgain(PageDriver pageDriver) {
    int pieces = pageDriver.page.locator(".board .piece").count();
    pageDriver.press("Wiederholung");
    assertThat(pageDriver.page.locator(".board .piece")).hasCount(0);
    pageDriver.page.locator("input[type=range]").focus();
    pageDriver.page.keyboard().press("End");
    assertThat(pageDriver.page.locator(".board .piece")).hasCount(pieces);
    pageDriver.turnTo("Zahlen");
    assertThat(pageDriver.page.locator(".statistics section")).hasCount(4);
    pageDriver.keep("replay");
    AccessibilityCheck.assertOpenToAll(pageDriver.page);
  }

  @Test
  void the_beginning_is_played_with_the_keyboard_only() {
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.open(browserServer.url("/"));
    tabTo(pageDriver.page, "[...document.querySelectorAll('button.primary')].includes(it)");
    pageDriver.page.keyboard().press("Enter");
    pageDriver.see(".status");
    for (int i = 0; i < 2; i++) {
      foundByKeys(pageDriver, "Setze eine Siedlung");
      foundByKeys(pageDriver, "Lege eine Straße");
    }
    assertEquals(2, pageDriver.own(".piece"));
    assertEquals(2, pageDriver.own(".road"));
  }

  private static void foundByKeys(PageDriver pageDriver, String awaited) {
    assertThat(pageDriver.status()).containsText(awaited);
    pageDriver.see(".target");
    tabTo(pageDriver.page, "it.classList.contains('target')");
    pageDriver.page.keyboard().press("ArrowRight");
    pageDriver.page.keyboard().press("Enter");
    assertThat(pageDriver.status()).not().containsText(awaited);
  }

  private static void tabTo(Page page, String condition) {
    for (int i = 0; i < MOST_TABS; i++) {
      page.keyboard().press("Tab");
      var isThere =
          page.evaluate(
              "(() => { const it = document.activeElement; return " + condition + "; })()");
      if (Boolean.TRUE.equals(isThere)) return;
    }
    throw new AssertionError("the keyboard does not lead to: " + condition);
  }

  @Test
  void a_table_fits_a_phone() {
    var pageDriver = playing(360, 740);
    pageDriver.see(".target");
    pageDriver.keep("phone");
    var width = pageDriver.page.evaluate("document.documentElement.scrollWidth");
    assertEquals(360, ((Number) width).intValue());
  }

  @Test
  void a_table_is_open_to_all_and_every_panel_of_it() {
    var pageDriver = playing(1366, 800);
    pageDriver.foundTwice();
    for (var panel : List.of("Handel", "Verlauf", "Bank", "Zahlen", "Chat")) {
      pageDriver.turnTo(panel);
      AccessibilityCheck.assertOpenToAll(pageDriver.page);
    }
  }

  @Test
  void the_bank_shows_rates_and_what_is_left() {
    var pageDriver = playing(1366, 800);
    pageDriver.foundTwice();
    pageDriver.turnTo("Bank");
    assertThat(pageDriver.page.locator(".bank tbody tr")).hasCount(5);
    var rates = pageDriver.page.locator(".bank tbody td:nth-child(2)").allInnerTexts();
    for (var rate : rates) assertTrue(rate.matches("[234]:1"), rate);
  }

  @Test
  void the_clock_of_the_table_is_shown() {
    var options =
        "{\"name\":\"Sanduhr\",\"players\":[2,2],\"clock\":{\"turn\":600000},"
            + "\"bots\":[\"random\"]}";
    assertEquals(201, browserServer.post("/api/v1/tables", options));
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.open(browserServer.url("/table/Sanduhr"));
    pageDriver.press("Ich bin bereit");
    assertThat(pageDriver.page.locator(".status .clock"))
        .hasText(Pattern.compile("^([0-9]|10):[0-5][0-9]$"));
  }

  /// Dice with both faces, what they were in words, and how often in a chart.
  @Test
  void a_throw_is_seen_said_and_counted() {
    var pageDriver = playing(1366, 800);
    pageDriver.foundTwice();
    pageDriver.page.waitForCondition(() -> rolledOrAnswered(pageDriver));
    assertThat(pageDriver.page.locator(".dice .die")).hasCount(2);
    pageDriver.turnTo("Verlauf");
    assertThat(pageDriver.page.locator(".log .rolled").first())
        .hasText(Pattern.compile("würfelt [1-6] [+] [1-6] = [0-9]+[.]"));
    pageDriver.turnTo("Zahlen");
    assertThat(pageDriver.page.locator(".statistics section")).hasCount(4);
  }

  /// Bots wait for an answer to their offers.
  private static boolean rolledOrAnswered(PageDriver pageDriver) {
    var decline = pageDriver.page.locator(".offer .buttons button:not(.primary)");
    if (decline.count() > 0) CatanClicker.click(decline.first());
    return pageDriver.status().innerText().contains("Würfle");
  }
}
