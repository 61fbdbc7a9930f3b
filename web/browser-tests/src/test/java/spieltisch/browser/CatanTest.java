package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// One person at a table of Catan.
final class CatanTest extends Houses {
  private static final int MOST_TABS = 60;

  private Visitor playing(int width, int height) {
    var visitor = Visitor.at(house, width, height);
    visitor.open(house.url("/"));
    visitor.press("Sofort gegen Bots spielen");
    visitor.see(".status");
    return visitor;
  }

  @Test
  void a_person_founds_against_three_bots_by_clicking_only() {
    var visitor = playing(1366, 800);
    visitor.found("Setze eine Siedlung");
    visitor.found("Lege eine Straße");
    visitor.keep("founding");
    visitor.found("Setze eine Siedlung");
    visitor.found("Lege eine Straße");
    assertEquals(2, visitor.own(".piece"));
    assertEquals(2, visitor.own(".road"));
    visitor.keep("table");
    assertEquals(List.of(), visitor.troubles());
  }

  @Test
  void a_whole_game_is_played_by_clicking_only() {
    var visitor = Visitor.at(house);
    visitor.open(house.url("/lobby"));
    visitor.page.getByLabel("Bots").selectOption("3");
    visitor.page.getByText("Mehr Optionen").click();
    visitor.page.getByLabel("Siegpunkte zum Sieg").fill("4");
    visitor.press("Tisch aufmachen");
    visitor.press("Ich bin bereit");
    visitor.foundTwice();
    CatanClicks.playToTheEnd(visitor);
    assertThat(visitor.page.locator(".dialog.over h2")).containsText("gew");
    assertThat(visitor.page.locator(".standing li")).hasCount(4);
    assertThat(visitor.page.locator(".statistics section")).hasCount(4);
    visitor.keep("end");
    Axe.assertOpenToAll(visitor.page);
    seeAgain(visitor);
    seeAgainFromTheLobby(visitor);
    assertEquals(List.of(), visitor.troubles());
  }

  /// The server's journal tells the same game.
  private void seeAgainFromTheLobby(Visitor visitor) {
    int pieces = visitor.page.locator(".board .piece").count();
    visitor.open(house.url("/lobby"));
    visitor.page.getByText("Wiederholung").first().click();
    visitor.see(".stage .tile");
    visitor.page.locator("input[type=range]").focus();
    visitor.page.keyboard().press("End");
    assertThat(visitor.page.locator(".board .piece")).hasCount(pieces);
  }

  /// From the first moment, with a bare island, to the last one.
  private static void seeAgain(Visitor visitor) {
    int pieces = visitor.page.locator(".board .piece").count();
    visitor.press("Wiederholung");
    assertThat(visitor.page.locator(".board .piece")).hasCount(0);
    visitor.page.locator("input[type=range]").focus();
    visitor.page.keyboard().press("End");
    assertThat(visitor.page.locator(".board .piece")).hasCount(pieces);
    visitor.turnTo("Zahlen");
    assertThat(visitor.page.locator(".statistics section")).hasCount(4);
    visitor.keep("replay");
    Axe.assertOpenToAll(visitor.page);
  }

  @Test
  void the_beginning_is_played_with_the_keyboard_only() {
    var visitor = Visitor.at(house);
    visitor.open(house.url("/"));
    tabTo(visitor.page, "[...document.querySelectorAll('button.primary')].includes(it)");
    visitor.page.keyboard().press("Enter");
    visitor.see(".status");
    for (int i = 0; i < 2; i++) {
      foundByKeys(visitor, "Setze eine Siedlung");
      foundByKeys(visitor, "Lege eine Straße");
    }
    assertEquals(2, visitor.own(".piece"));
    assertEquals(2, visitor.own(".road"));
  }

  private static void foundByKeys(Visitor visitor, String awaited) {
    assertThat(visitor.status()).containsText(awaited);
    visitor.see(".target");
    tabTo(visitor.page, "it.classList.contains('target')");
    visitor.page.keyboard().press("ArrowRight");
    visitor.page.keyboard().press("Enter");
    assertThat(visitor.status()).not().containsText(awaited);
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
    var visitor = playing(360, 740);
    visitor.see(".target");
    visitor.keep("phone");
    var width = visitor.page.evaluate("document.documentElement.scrollWidth");
    assertEquals(360, ((Number) width).intValue());
  }

  @Test
  void a_table_is_open_to_all_and_every_panel_of_it() {
    var visitor = playing(1366, 800);
    visitor.foundTwice();
    for (var panel : List.of("Handel", "Verlauf", "Bank", "Zahlen", "Chat")) {
      visitor.turnTo(panel);
      Axe.assertOpenToAll(visitor.page);
    }
  }

  @Test
  void the_bank_shows_rates_and_what_is_left() {
    var visitor = playing(1366, 800);
    visitor.foundTwice();
    visitor.turnTo("Bank");
    assertThat(visitor.page.locator(".bank tbody tr")).hasCount(5);
    var rates = visitor.page.locator(".bank tbody td:nth-child(2)").allInnerTexts();
    for (var rate : rates) assertTrue(rate.matches("[234]:1"), rate);
  }

  @Test
  void the_clock_of_the_table_is_shown() {
    var options =
        "{\"name\":\"Sanduhr\",\"players\":[2,2],\"clock\":{\"turn\":600000},"
            + "\"bots\":[\"random\"]}";
    assertEquals(201, house.post("/api/v1/tables", options));
    var visitor = Visitor.at(house);
    visitor.open(house.url("/table/Sanduhr"));
    visitor.press("Ich bin bereit");
    assertThat(visitor.page.locator(".status .clock"))
        .hasText(Pattern.compile("^([0-9]|10):[0-5][0-9]$"));
  }

  /// Dice with both faces, what they were in words, and how often in a chart.
  @Test
  void a_throw_is_seen_said_and_counted() {
    var visitor = playing(1366, 800);
    visitor.foundTwice();
    visitor.page.waitForCondition(() -> rolledOrAnswered(visitor));
    assertThat(visitor.page.locator(".dice .die")).hasCount(2);
    visitor.turnTo("Verlauf");
    assertThat(visitor.page.locator(".log .rolled").first())
        .hasText(Pattern.compile("würfelt [1-6] [+] [1-6] = [0-9]+[.]"));
    visitor.turnTo("Zahlen");
    assertThat(visitor.page.locator(".statistics section")).hasCount(4);
  }

  /// Bots wait for an answer to their offers.
  private static boolean rolledOrAnswered(Visitor visitor) {
    var decline = visitor.page.locator(".offer .buttons button:not(.primary)");
    if (decline.count() > 0) CatanClicks.click(decline.first());
    return visitor.status().innerText().contains("Würfle");
  }
}
