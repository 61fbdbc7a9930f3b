package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Players leave a running game without losing it, and pause it.
final class LeavingTest extends BrowserFixture {
  private static final String PLACE =
      "(it) => [...Object.values(it.getBoundingClientRect().toJSON())]";

  private PageDriver quickPlay(String game) {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    driver.playBots(game);
    driver.waitFor(game.equals("catan") ? ".hand" : ".purse");
    return driver;
  }

  private static String tableName(PageDriver driver) {
    var path = driver.page.url();
    return URLDecoder.decode(path.substring(path.lastIndexOf('/') + 1), StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"catan", "torres"})
  void a_game_against_bots_waits_for_a_person_who_leaves(String game) {
    var driver = quickPlay(game);
    var name = tableName(driver);
    var url = driver.page.url();
    driver.page.locator(".top nav").getByText("Spielraum").click();
    assertThat(driver.page.locator("h1")).hasText("Spielraum");
    driver.page.waitForCondition(() -> server.isPaused(name));
    long version = server.version(name);
    assertThat(driver.page.locator(".my-games .card")).isVisible();
    driver.page.reload();
    assertThat(driver.page.locator(".my-games .card")).isVisible();
    assertEquals(version, server.version(name), "nothing moves");
    driver.open(url);
    driver.waitFor(".status.yours");
    assertTrue(server.version(name) > version);
    assertThat(driver.page.locator(".banner.pause")).hasCount(0);
    assertEquals(List.of(), driver.errors());
  }

  @ParameterizedTest
  @ValueSource(strings = {"catan", "torres"})
  void a_person_alone_pauses_and_goes_on(String game) {
    var driver = quickPlay(game);
    driver.waitFor(".status.yours");
    driver.waitFor(".stage .target");
    var stage = driver.page.locator(".stage").evaluate(PLACE);
    driver.page.locator(".pause-button").click();
    assertThat(driver.page.locator(".banner.pause")).containsText("Das Spiel ist angehalten.");
    assertThat(driver.page.locator(".stage .target")).hasCount(0);
    assertThat(driver.page.locator(".pause-button")).hasCount(0);
    assertEquals(stage, driver.page.locator(".stage").evaluate(PLACE), "nothing moves");
    driver.screenshot("paused-" + game);
    AccessibilityCheck.assertAccessible(driver.page);
    driver.page.reload();
    assertThat(driver.page.locator(".banner.pause")).isVisible();
    driver.click("Weiterspielen");
    driver.waitFor(".stage .target");
    assertThat(driver.page.locator(".banner.pause")).hasCount(0);
    assertEquals(List.of(), driver.errors());
  }

  private PageDriver join(String table, String name) {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/table/" + table));
    driver.waitFor(".company");
    var field = driver.page.getByLabel("Dein Name");
    field.fill(name);
    field.blur();
    assertThat(driver.page.locator(".company")).containsText(name);
    driver.click("Ich bin bereit");
    return driver;
  }

  private void open(String table, String options) {
    var body = "{\"name\":\"" + table + "\"," + options + "}";
    assertEquals(201, server.post("/api/v1/tables", body));
  }

  @Test
  void two_people_pause_together() {
    open("Rast", "\"players\":[2,2]");
    var anna = join("Rast", "Anna");
    var bert = join("Rast", "Bert");
    anna.page.locator(".pause-button").click();
    assertThat(anna.page.locator(".banner.pause")).containsText("Du hast um eine Pause gebeten.");
    assertThat(bert.page.locator(".banner.pause")).containsText("Anna: Pause?");
    bert.screenshot("pause-asked");
    AccessibilityCheck.assertAccessible(bert.page);
    bert.click("Zustimmen");
    for (var driver : List.of(anna, bert))
      assertThat(driver.page.locator(".banner.pause")).containsText("Das Spiel ist angehalten.");
    bert.click("Weiterspielen");
    assertThat(anna.page.locator(".banner.pause")).hasCount(0);
    anna.page.locator(".pause-button").click();
    bert.click("Weiterspielen");
    assertThat(anna.page.locator(".banner.pause")).hasCount(0);
    assertEquals(List.of(), anna.errors());
    assertEquals(List.of(), bert.errors());
  }

  @Test
  void a_bot_takes_over_after_an_announcement_and_the_player_learns_what_it_did() {
    open("Lücke", "\"players\":[3,3],\"bots\":[\"random\"]");
    var anna = join("Lücke", "Anna");
    var bert = join("Lücke", "Bert");
    bert.waitFor(".hand");
    var url = bert.page.url();
    bert.open(server.url("/lobby"));
    assertThat(anna.page.locator(".banner.away")).containsText("Bert ist weg.");
    assertThat(anna.page.locator(".banner.away .clock")).containsText("0:");
    anna.screenshot("away");
    AccessibilityCheck.assertAccessible(anna.page);
    assertThat(anna.page.locator(".players .player", new Page.LocatorOptions().setHasText("Bert")))
        .containsText("ein Bot spielt");
    assertThat(anna.page.locator(".banner.away")).hasCount(0);
    anna.placeStartPieces();
    bert.open(url);
    // Up to two turns of the founding, and the first turn after it if Bert is before Anna.
    assertThat(bert.page.locator(".bot-turns"))
        .hasText(Pattern.compile("Ein Bot hat (einen Zug|[23] Züge) für dich gespielt\\..*"));
    bert.screenshot("bot-turns");
    AccessibilityCheck.assertAccessible(bert.page);
    assertThat(anna.page.locator(".players")).not().containsText("ein Bot spielt");
    bert.page.locator(".bot-turns button").click();
    assertThat(bert.page.locator(".bot-turns")).hasCount(0);
    assertEquals(List.of(), bert.errors());
  }
}
