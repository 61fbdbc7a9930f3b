package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests of the result: a page with its own address for everybody who has the link.
final class ResultTest extends BrowserFixture {
  /// Counts the changes of the page that show a failure.
  private static final String COUNT_FAILURES =
      """
      window.failures = 0;
      new MutationObserver(() => {
        if (document.querySelector('.failure')) window.failures++;
      }).observe(document, { childList: true, subtree: true });
      """;

  @ParameterizedTest
  @ValueSource(strings = {"catan", "torres"})
  void a_link_to_a_finished_table_leads_to_its_result(String game) {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    var name = "Ergebnis-" + game;
    var id = FinishedGames.play(server, driver.page, game, name);
    driver.page.addInitScript(COUNT_FAILURES);
    driver.open(server.url((game.equals("catan") ? "/table/" : "/torres/") + name));
    assertThat(driver.page).hasURL(Pattern.compile("/result/" + id + "$"));
    assertEquals(0, driver.page.evaluate("failures"), "no failure is shown on the way");
    assertThat(driver.page.locator("h1")).containsText("gewinnt!");
    assertThat(driver.page.locator(".standing li")).hasCount(2);
    assertThat(driver.page.locator(".standing .winner")).hasCount(1);
    assertThat(driver.page.locator(".standing li").first()).containsText("Punkte");
    assertThat(driver.page.locator(".chart").first()).isVisible();
    assertThat(button(driver, "Noch einmal")).hasCount(0);
    AccessibilityCheck.assertAccessible(driver.page);
    driver.screenshot("result-" + game);
    link(driver, "Wiederholung").click();
    assertThat(driver.page).hasURL(Pattern.compile("/replay/" + id));
    driver.page.goBack();
    assertThat(driver.page.locator(".standing li")).hasCount(2);
    driver.page.goBack();
    assertThat(driver.page).hasURL(server.url("/"));
  }

  @Test
  void the_points_of_a_catan_result_are_explained() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    var id = FinishedGames.play(server, driver.page, "catan", "Aufschluss");
    driver.open(server.url("/result/" + id));
    var winner = driver.waitFor(".standing .winner");
    assertThat(winner).containsText(Pattern.compile("Siedlung|Stadt|Städte"));
    assertThat(driver.page.locator(".statistics section")).hasCount(4);
    var points = server.getJson("/api/v1/games/" + id).getJsonObject("result");
    int best = 0;
    for (var value : points.getJsonArray("points")) best = Math.max(best, (Integer) value);
    assertThat(winner).containsText(best + " Punkte");
  }

  @Test
  void the_points_of_a_torres_result_are_explained_by_year() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    var id = FinishedGames.play(server, driver.page, "torres", "jahre");
    driver.open(server.url("/result/" + id));
    var table = driver.waitFor("table.breakdown");
    assertThat(table.locator("thead")).containsText("Phase 3");
    for (int seat = 0; seat < 2; seat++) {
      var cells = table.locator("tbody tr").nth(seat).locator("td").allInnerTexts();
      var numbers = cells.stream().mapToInt(text -> Integer.parseInt(text.strip())).toArray();
      int sum = 0;
      for (int i = 0; i < numbers.length - 1; i++) sum += numbers[i];
      assertEquals(numbers[numbers.length - 1], sum, cells::toString);
    }
  }

  @Test
  void my_games_offer_the_result_and_the_replay_and_a_player_can_play_again() {
    var options =
        "{\"name\":\"Schluss\",\"players\":[2,2],\"victoryPoints\":3,\"bots\":[\"medium\"]}";
    assertEquals(201, server.post("/api/v1/tables", options));
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/table/Schluss"));
    driver.click("Ich bin bereit");
    CatanClicker.playToEnd(driver);
    driver.page.locator(".dialog.over").getByText("Spielraum").click();
    var mine = driver.waitFor(".my-games .card").filter(hasText("Schluss"));
    assertThat(mine).containsText("beendet");
    assertThat(mine.getByText("Wiederholung")).isVisible();
    mine.getByText("Ergebnis").click();
    assertThat(driver.page).hasURL(Pattern.compile("/result/"));
    assertThat(driver.page.locator(".standing li")).hasCount(2);
    assertThat(driver.page.locator(".standing")).containsText("(du)");
    driver.screenshot("result-own");
    button(driver, "Noch einmal").click();
    assertThat(driver.page).hasURL(Pattern.compile("/table/"));
    assertThat(driver.page.locator(".players")).isVisible();
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void a_running_game_has_no_result_yet_and_an_unknown_one_says_so() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/result/nichts"));
    assertThat(driver.page.locator(".failure h1")).isVisible();
    var options =
        "{\"name\":\"Lange\",\"players\":[2,2],\"victoryPoints\":20,\"bots\":[\"random\","
            + "\"random\"]}";
    assertEquals(201, server.post("/api/v1/tables", options));
    var id = server.getJson("/api/v1/tables/Lange").getString("id");
    driver.open(server.url("/result/" + id));
    assertThat(driver.page.locator(".failure h1")).containsText("läuft noch");
    assertTrue(link(driver, "Zuschauen").getAttribute("href").endsWith("/watch/Lange"));
  }

  private static Locator.FilterOptions hasText(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }

  private static Locator button(PageDriver driver, String name) {
    return driver.page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
  }

  private static Locator link(PageDriver driver, String name) {
    return driver.page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(name)).first();
  }
}
