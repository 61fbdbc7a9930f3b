package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.assertions.LocatorAssertions;
import io.vertx.core.json.JsonObject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A reload brings everything back: the log and the statistics of a running game, and the result of
/// a finished one.
final class ReloadTest extends BrowserFixture {
  private PageDriver openTable(String bots) {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/lobby"));
    driver.page.getByLabel("Bots").selectOption(bots);
    driver.page.getByText("Mehr Optionen").click();
    driver.page.getByLabel("Siegpunkte zum Sieg").fill("4");
    driver.click("Tisch aufmachen");
    driver.click("Ich bin bereit");
    driver.placeStartPieces();
    return driver;
  }

  @Test
  void a_reload_in_mid_game_keeps_log_dice_and_statistics() {
    var driver = openTable("3");
    driver.page.waitForCondition(() -> isToRoll(driver));
    var log = log(driver);
    var statistics = statistics(driver);
    var dice = driver.page.locator(".dice").allInnerTexts();
    assertTrue(log.size() > 16, log::toString);
    driver.page.reload();
    assertThat(driver.status()).containsText("Würfle");
    driver.openPanel("Verlauf");
    assertThat(driver.page.locator(".log li:not(.contributed)")).hasCount(log.size());
    assertEquals(log, log(driver));
    assertEquals(statistics, statistics(driver));
    assertEquals(dice, driver.page.locator(".dice").allInnerTexts());
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void a_new_spectator_gets_the_log_too() {
    var driver = openTable("3");
    driver.page.waitForCondition(() -> isToRoll(driver));
    int lines = log(driver).size();
    var name = driver.page.url().replaceFirst(".*/table/", "");
    var spectator = PageDriver.desktop(server);
    spectator.open(server.url("/watch/" + name));
    spectator.openPanel("Verlauf");
    assertThat(spectator.page.locator(".log li:not(.contributed)")).hasCount(lines);
  }

  private static boolean isToRoll(PageDriver driver) {
    var decline = driver.page.locator(".offer .buttons button:not(.primary)");
    if (decline.count() > 0) CatanClicker.click(decline.first());
    return driver.status().innerText().contains("Würfle");
  }

  private static List<String> log(PageDriver driver) {
    driver.openPanel("Verlauf");
    return driver.page.locator(".log li:not(.contributed)").allInnerTexts();
  }

  private static List<String> statistics(PageDriver driver) {
    driver.openPanel("Zahlen");
    return driver.waitFor(".statistics").allInnerTexts();
  }

  @Test
  void the_final_standing_is_that_of_the_server_also_after_a_reload() {
    var driver = openTable("3");
    CatanClicker.playToEnd(driver);
    var name = driver.page.url().replaceFirst(".*/table/", "").replace("%20", " ");
    var expected = serverPoints(name);
    var standing = driver.page.locator(".standing li strong");
    for (int i = 0; i < expected.size(); i++)
      assertThat(standing.nth(i))
          .hasText(expected.get(i) == 1 ? "1 Punkt" : expected.get(i) + " Punkte");
    driver.screenshot("result");
    var shown = driver.page.locator(".standing li").allInnerTexts();
    driver.page.reload();
    driver.waitFor(".dialog.over");
    assertThat(driver.page.locator(".standing li")).hasCount(expected.size());
    for (int i = 0; i < shown.size(); i++)
      assertThat(driver.page.locator(".standing li").nth(i))
          .hasText(shown.get(i), new LocatorAssertions.HasTextOptions().setUseInnerText(true));
    assertThat(driver.page.locator(".statistics section")).hasCount(4);
  }

  /// The points of the finished game, highest first.
  private List<Integer> serverPoints(String name) {
    var id = "";
    for (var game : server.getJson("/api/v1/games").getJsonArray("games"))
      if (((JsonObject) game).getString("name").equals(name))
        id = ((JsonObject) game).getString("id");
    var game = server.getJson("/api/v1/games/" + id);
    var points = new ArrayList<Integer>();
    for (var one : game.getJsonObject("result").getJsonArray("points")) points.add((Integer) one);
    points.sort(Comparator.reverseOrder());
    return points;
  }
}
