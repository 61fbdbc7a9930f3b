package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests of the rematch. A bot of medium strength ends the games soon, because the other players
/// click at random.
final class RematchPageTest extends BrowserFixture {
  private static final String FOUNDING = "Setze eine Siedlung";

  private PageDriver join(String table, String name) {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/table/" + table));
    driver.waitFor(".company");
    var field = driver.page.getByLabel("Dein Name");
    field.fill(name);
    field.blur();
    assertThat(driver.page.locator(".company")).containsText(name);
    return driver;
  }

  @Test
  void a_catan_rematch_brings_players_and_spectator_to_one_new_table() {
    var options =
        "{\"name\":\"Revanche\",\"players\":[3,3],\"victoryPoints\":3,\"bots\":[\"medium\"]}";
    assertEquals(201, server.post("/api/v1/tables", options));
    var anna = join("Revanche", "Anna");
    var bert = join("Revanche", "Bert");
    anna.click("Ich bin bereit");
    bert.click("Ich bin bereit");
    var zoe = PageDriver.desktop(server);
    zoe.open(server.url("/watch/Revanche"));
    CatanClicker.playToEnd(anna, bert);
    assertThat(zoe.page.locator(".dialog.over")).isVisible();
    assertThat(rematchButton(zoe)).hasCount(0);

    anna.click("Noch einmal");
    assertThat(anna.page.locator(".company")).containsText("Anna");
    // Bert's seat is reserved before Bert joins.
    assertThat(anna.page.locator(".company")).containsText("Bert");
    assertThat(bert.page.locator(".dialog.over")).containsText("Weiter geht es am Tisch");
    bert.screenshot("rematch");
    AccessibilityCheck.assertAccessible(bert.page);
    zoe.click("Noch einmal");
    bert.click("Noch einmal");
    assertThat(zoe.page.locator(".players")).containsText("Bert");
    anna.page.waitForCondition(() -> isPlacingSettlement(anna) || isPlacingSettlement(bert));
    // Only the bot may have placed pieces before them, so this is not the old island.
    int pieces = zoe.page.locator(".board .road, .board .piece").count();
    assertTrue(pieces <= 2, pieces + " pieces");
    for (var driver : List.of(anna, bert, zoe)) assertEquals(List.of(), driver.errors());
  }

  private static boolean isPlacingSettlement(PageDriver driver) {
    var status = driver.status();
    return status.count() > 0 && status.innerText().contains(FOUNDING);
  }

  @Test
  void the_result_can_be_reopened_and_a_rematch_with_bots_starts_at_once() {
    var options = "{\"name\":\"Kurz\",\"players\":[2,2],\"victoryPoints\":3,\"bots\":[\"medium\"]}";
    assertEquals(201, server.post("/api/v1/tables", options));
    var driver = join("Kurz", "Cleo");
    driver.click("Ich bin bereit");
    CatanClicker.playToEnd(driver);
    var link =
        driver.page.locator(".dialog.over a", new Page.LocatorOptions().setHasText("Ergebnis"));
    assertThat(link).hasAttribute("href", Pattern.compile("^/result/[^/]+$"));
    driver.click("Zum Spielplan");
    assertThat(driver.page.locator(".dialog.over")).hasCount(0);
    driver.click("Ergebnis zeigen");
    driver.click("Noch einmal");
    assertThat(driver.page.locator(".dialog.over")).hasCount(0);
    assertThat(driver.page.locator(".players")).containsText("Cleo");
    assertThat(driver.status()).isVisible();
    assertEquals(List.of(), driver.errors());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void the_page_of_the_result_leads_to_a_new_founding(boolean isReloaded) {
    var name = "Seite-" + isReloaded;
    var options =
        "{\"name\":\"%s\",\"players\":[2,2],\"victoryPoints\":3,\"bots\":[\"medium\"]}"
            .formatted(name);
    assertEquals(201, server.post("/api/v1/tables", options));
    var finished = tableId(name);
    var driver = join(name, "Cleo");
    driver.click("Ich bin bereit");
    CatanClicker.playToEnd(driver);
    driver.page.locator(".dialog.over a").getByText("Ergebnis").click();
    assertThat(driver.page).hasURL(Pattern.compile("/result/" + finished));
    if (isReloaded) driver.page.reload();
    driver.click("Noch einmal");
    assertThat(driver.page).hasURL(Pattern.compile("/table/"));
    driver.page.waitForCondition(() -> isPlacingSettlement(driver));
    assertThat(driver.page.locator(".dialog.over")).hasCount(0);
    assertNotEquals(finished, tableId(name));
    driver.placeStartPiece(FOUNDING);
    driver.page.reload();
    driver.placeStartPiece("Lege eine Straße");
    assertEquals(1, driver.ownCount(".road"));
    driver.open(server.url("/result/" + finished));
    assertThat(driver.page.locator(".standing .you")).hasText("(du)");
    assertThat(driver.button("Noch einmal")).isVisible();
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void a_table_that_was_reloaded_after_the_end_leads_to_a_new_founding() {
    var options = "{\"name\":\"Neu\",\"players\":[2,2],\"victoryPoints\":3,\"bots\":[\"medium\"]}";
    assertEquals(201, server.post("/api/v1/tables", options));
    var driver = join("Neu", "Cleo");
    driver.click("Ich bin bereit");
    CatanClicker.playToEnd(driver);
    driver.page.reload();
    driver.click("Noch einmal");
    driver.page.waitForCondition(() -> isPlacingSettlement(driver));
    driver.placeStartPiece(FOUNDING);
    assertEquals(List.of(), driver.errors());
  }

  private String tableId(String name) {
    return server.getJson("/api/v1/tables/" + name).getString("id");
  }

  @Test
  void a_torres_game_can_have_a_rematch() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    driver.playBots("torres");
    driver.waitFor(".torres");
    TorresClicker.playToEnd(driver);
    var finished = driver.page.url();
    assertTrue(finished.contains("/torres/"), finished);
    driver.click("Noch einmal");
    assertThat(driver.page.locator(".dialog.over")).hasCount(0);
    assertThat(driver.page.locator(".torres")).isVisible();
    assertThat(driver.status()).not().containsText("zu Ende");
    assertEquals(List.of(), driver.errors());
  }

  private static Locator rematchButton(PageDriver driver) {
    return driver.page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Noch einmal"));
  }
}
