package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Rules and settings open over a table, never instead of it.
final class OverlayTest extends BrowserFixture {
  private PageDriver startGame(PageDriver driver) {
    driver.open(server.url("/"));
    driver.playBots("catan");
    driver.waitFor(".target");
    return driver;
  }

  private static void follow(PageDriver driver, String link) {
    driver
        .page
        .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(link).setExact(true))
        .first()
        .click();
  }

  @Test
  void a_player_who_reads_the_rules_during_the_founding_loses_nothing() {
    var driver = startGame(PageDriver.desktop(server));
    assertThat(driver.status()).containsText("Setze eine Siedlung");
    var connections = driver.socketCount();
    follow(driver, "Spielregeln");
    assertThat(driver.page.locator(".overlay .prose")).containsText("Siegpunkte");
    assertThat(driver.status()).isVisible();
    driver.screenshot("rules-over-the-table");
    AccessibilityCheck.assertAccessible(driver.page);
    driver.click("Zurück zum Tisch");
    assertThat(driver.page.locator(".overlay")).hasCount(0);
    assertEquals(connections, driver.socketCount(), "the connection was kept");
    driver.placeStartPieces();
    assertEquals(2, driver.ownCount(".piece"));
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void the_back_button_and_escape_close_the_page_in_front_of_the_table() {
    var driver = startGame(PageDriver.desktop(server));
    follow(driver, "Spielregeln");
    driver.waitFor(".overlay");
    driver.page.goBack();
    assertThat(driver.page.locator(".overlay")).hasCount(0);
    follow(driver, "Einstellungen");
    assertThat(driver.page.locator(".overlay").getByLabel("Darstellung")).isVisible();
    follow(driver, "Spielregeln");
    driver.page.keyboard().press("Escape");
    assertThat(driver.page.locator(".overlay")).hasCount(0);
    assertTrue(driver.page.url().contains("/table/"), driver.page.url());
    assertThat(driver.page.locator(".target").first()).isVisible();
  }

  @Test
  void a_reload_keeps_the_page_in_front_of_the_table() {
    var driver = startGame(PageDriver.desktop(server));
    follow(driver, "Spielregeln");
    driver.waitFor(".overlay");
    driver.page.reload();
    driver.waitFor(".overlay .prose");
    driver.waitFor(".status");
    driver.click("Zurück zum Tisch");
    assertThat(driver.page.locator(".overlay")).hasCount(0);
    assertThat(driver.status()).containsText("Setze eine Siedlung");
  }

  @Test
  void the_rules_of_torres_open_over_a_torres_replay() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    var id = FinishedGames.play(server, driver.page, "torres", "Rückblick");
    driver.open(server.url("/replay/" + id));
    driver.waitFor(".torres");
    follow(driver, "Spielregeln");
    assertThat(driver.page.locator(".overlay .games .chosen")).hasText("Torres");
  }

  @Test
  void the_rules_of_torres_open_over_a_torres_table_on_a_phone() {
    var driver = PageDriver.phone(server);
    driver.open(server.url("/"));
    driver.playBots("torres");
    driver.waitFor(".status");
    follow(driver, "Spielregeln");
    assertThat(driver.page.locator(".overlay .prose")).containsText("Aktionspunkte");
    driver.screenshot("torres-rules-over-the-table");
    assertEquals(360, driver.page.evaluate("document.documentElement.scrollWidth"));
    driver.click("Zurück zum Tisch");
    assertThat(driver.page.locator(".overlay")).hasCount(0);
    assertThat(driver.status()).isVisible();
  }

  @ParameterizedTest
  @ValueSource(strings = {"catan", "torres"})
  void the_game_so_far_opens_over_the_table_and_knows_what_the_player_knows(String game) {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    driver.playBots(game);
    if (game.equals("catan")) driver.placeStartPieces();
    else {
      driver.waitFor(".torres .target");
      TorresClicker.clickTarget(driver);
    }
    driver.openPanel("Verlauf");
    driver.waitFor(".side .log li");
    var url = driver.page.url();
    var connections = driver.socketCount();
    driver.click("Das Spiel bis jetzt ansehen");
    var history = driver.waitFor(".overlay");
    // One step of Torres may have several lines.
    assertThat(history.locator(".log li [aria-current=step]").last()).isVisible();
    assertThat(driver.page.locator("main > .play > .status")).isVisible();
    if (game.equals("catan")) assertThat(history.locator(".players .open-hand")).hasCount(1);
    driver.screenshot("history-" + game);
    AccessibilityCheck.assertAccessible(driver.page);
    driver.page.keyboard().press("Home");
    assertThat(history.locator("input[type=range]")).hasValue("0");
    driver.page.keyboard().press("ArrowRight");
    assertThat(history.locator("input[type=range]")).hasValue("1");
    driver.page.reload();
    driver.waitFor(".overlay .log li");
    driver.click("Zurück zum Tisch");
    assertThat(driver.page.locator(".overlay")).hasCount(0);
    assertThat(driver.page).hasURL(url);
    assertEquals(connections + 1, driver.socketCount(), "one more after the reload");
    assertThat(driver.page.locator(".side")).isVisible();
    assertEquals(List.of(), driver.errors());
  }
}
