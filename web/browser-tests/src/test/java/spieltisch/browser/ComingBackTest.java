package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A player finds the way back to a seat: from the lobby, in another tab, after a reload and after
/// the end.
final class ComingBackTest extends BrowserFixture {
  private PageDriver quickPlay(String game) {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    driver.playBots(game);
    driver.waitFor(".stage");
    driver.waitFor(game.equals("catan") ? ".hand" : ".purse");
    return driver;
  }

  private static void leaveToLobby(PageDriver driver) {
    driver.page.locator(".top nav").getByText("Spielraum").click();
    assertThat(driver.page.locator("h1")).hasText("Spielraum");
  }

  private static Locator tableCard(PageDriver driver, String name) {
    return driver.page.locator(".tables .card", new Page.LocatorOptions().setHasText(name));
  }

  private static Locator myGame(PageDriver driver, String name) {
    return driver.page.locator(".my-games .card", new Page.LocatorOptions().setHasText(name));
  }

  private static String tableName(PageDriver driver) {
    var path = driver.page.url();
    return java.net.URLDecoder.decode(
        path.substring(path.lastIndexOf('/') + 1), java.nio.charset.StandardCharsets.UTF_8);
  }

  @Test
  void a_player_leaves_by_the_lobby_link_and_continues() {
    var driver = quickPlay("catan");
    driver.placeStartPiece("Setze eine Siedlung");
    var url = driver.page.url();
    var name = tableName(driver);
    leaveToLobby(driver);
    assertThat(myGame(driver, name)).containsText("Weiterspielen");
    assertThat(tableCard(driver, name)).isVisible();
    driver.screenshot("lobby-my-games");
    AccessibilityCheck.assertAccessible(driver.page);
    myGame(driver, name).getByText("Weiterspielen").click();
    assertThat(driver.page).hasURL(url);
    driver.placeStartPiece("Lege eine Straße");
    assertEquals(1, driver.ownCount(".road"));
    driver.page.locator(".brand").click();
    assertThat(myGame(driver, name).getByText("Weiterspielen")).isVisible();
    driver.screenshot("start-my-games");
    AccessibilityCheck.assertAccessible(driver.page);
    myGame(driver, name).getByText("Weiterspielen").click();
    assertThat(driver.page.locator(".hand")).isVisible();
    assertEquals(List.of(), driver.errors());
  }

  @ParameterizedTest
  @ValueSource(strings = {"catan", "torres"})
  void an_own_running_table_offers_the_seat_and_never_to_watch(String game) {
    var driver = quickPlay(game);
    var name = tableName(driver);
    leaveToLobby(driver);
    assertThat(tableCard(driver, name).getByText("Weiterspielen")).isVisible();
    assertThat(tableCard(driver, name).getByText("Zuschauen")).hasCount(0);
    var other = PageDriver.desktop(server);
    other.open(server.url("/lobby"));
    assertThat(tableCard(other, name).getByText("Zuschauen")).isVisible();
    assertThat(tableCard(other, name).getByText("Weiterspielen")).hasCount(0);
    assertThat(other.page.locator(".my-games")).hasCount(0);
    tableCard(driver, name).getByText("Weiterspielen").click();
    assertThat(driver.page.locator(".players")).containsText("(du)");
  }

  @Test
  void the_list_fits_a_small_phone() {
    var driver = PageDriver.phone(server);
    driver.open(server.url("/"));
    driver.playBots("torres");
    driver.waitFor(".purse");
    driver.open(server.url("/"));
    driver.playBots("catan");
    driver.waitFor(".hand");
    for (var path : List.of("/", "/lobby")) {
      driver.open(server.url(path));
      assertThat(driver.page.locator(".my-games .card")).hasCount(2);
      var width = driver.page.evaluate("document.documentElement.scrollWidth");
      assertEquals(360, ((Number) width).intValue());
      driver.screenshot("my-games-phone" + path.replace('/', '-'));
    }
  }

  @Test
  void a_game_can_be_removed_from_the_list() {
    var driver = quickPlay("catan");
    var name = tableName(driver);
    leaveToLobby(driver);
    myGame(driver, name).getByLabel(name + " aus der Liste nehmen").click();
    assertThat(driver.page.locator(".my-games")).hasCount(0);
    driver.page.reload();
    assertThat(tableCard(driver, name).getByText("Weiterspielen")).isVisible();
    assertThat(driver.page.locator(".my-games")).hasCount(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"catan", "torres"})
  void a_second_tab_takes_over_and_the_first_takes_the_seat_back(String game) {
    var first = quickPlay(game);
    var players = first.page.locator(".players .player").count();
    var second = first.newTab();
    second.open(first.page.url());
    assertThat(second.page.locator(".failure"))
        .containsText("Du spielst schon in einem anderen Fenster. Hier übernehmen?");
    second.screenshot("second-tab-" + game);
    AccessibilityCheck.assertAccessible(second.page);
    second.click("Hier übernehmen");
    assertThat(second.page.locator(".players")).containsText("(du)");
    assertThat(first.page.locator(".failure h1")).hasText("Du spielst an anderer Stelle weiter.");
    first.screenshot("replaced-" + game);
    AccessibilityCheck.assertAccessible(first.page);
    first.click("Hier weiterspielen");
    assertThat(first.page.locator(".players")).containsText("(du)");
    assertThat(first.page.locator(".players .player")).hasCount(players);
    assertThat(second.page.locator(".failure h1")).hasText("Du spielst an anderer Stelle weiter.");
    assertEquals(List.of(), first.errors());
    assertEquals(List.of(), second.errors());
  }

  @Test
  void a_second_tab_can_watch_and_leaves_the_seat_alone() {
    var first = quickPlay("catan");
    var second = first.newTab();
    second.open(first.page.url());
    second.page.locator(".failure").getByText("Zuschauen").click();
    second.waitFor(".stage .tile");
    assertThat(second.page.locator(".hand")).hasCount(0);
    first.placeStartPiece("Setze eine Siedlung");
    second.page.close();
    first.page.reload();
    first.placeStartPiece("Lege eine Straße");
  }

  @Test
  void a_new_tab_continues_at_once_after_the_first_was_closed() {
    var first = quickPlay("catan");
    var url = first.page.url();
    var second = first.newTab();
    first.page.close(new Page.CloseOptions().setRunBeforeUnload(true));
    second.page.waitForCondition(() -> first.page.isClosed());
    second.open(url);
    assertThat(second.page.locator(".hand")).isVisible();
  }

  @Test
  void a_reload_of_torres_keeps_log_chat_and_replay() {
    var options = "{\"name\":\"Chronik\",\"game\":\"torres\",\"players\":[2,2]}";
    assertEquals(201, server.post("/api/v1/tables", options));
    var anna = PageDriver.desktop(server);
    var bert = PageDriver.desktop(server);
    anna.open(server.url("/torres/Chronik"));
    anna.waitFor(".company");
    bert.open(server.url("/torres/Chronik"));
    anna.openPanel("Verlauf");
    bert.openPanel("Verlauf");
    placeKnightsAndKing(anna, bert);
    anna.openPanel("Chat");
    anna.page.getByPlaceholder("Nachricht").fill("Schöne Burg!");
    anna.page.keyboard().press("Enter");
    assertThat(anna.page.locator(".chat li").last()).containsText("Schöne Burg!");
    anna.openPanel("Verlauf");
    var log = anna.page.locator(".log li").allInnerTexts();
    assertTrue(log.size() >= 4, log::toString);
    anna.page.reload();
    anna.openPanel("Verlauf");
    assertThat(anna.page.locator(".log li")).hasCount(log.size());
    assertEquals(log, anna.page.locator(".log li").allInnerTexts());
    anna.openPanel("Chat");
    assertThat(anna.page.locator(".chat")).containsText("Schöne Burg!");
    assertEquals(List.of(), anna.errors());
  }

  /// Waits after each piece until both pages have logged it.
  private static void placeKnightsAndKing(PageDriver anna, PageDriver bert) {
    for (int pieces = 1; pieces <= 3; pieces++) {
      anna.page.waitForCondition(
          () ->
              anna.page.locator(".target.goal").count() + bert.page.locator(".target.goal").count()
                  > 0);
      TorresClicker.clickTarget(anna.page.locator(".target.goal").count() > 0 ? anna : bert);
      for (var driver : List.of(anna, bert))
        assertThat(driver.page.locator(".log li.gained")).hasCount(pieces);
    }
    for (var driver : List.of(anna, bert))
      assertThat(driver.page.locator(".log li").first()).containsText("am Zug");
  }

  @Test
  void a_finished_game_stays_in_the_list_with_its_result_and_its_replay() {
    var options = "{\"name\":\"Ende\",\"players\":[2,2],\"victoryPoints\":3,\"bots\":[\"medium\"]}";
    assertEquals(201, server.post("/api/v1/tables", options));
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/table/Ende"));
    driver.click("Ich bin bereit");
    CatanClicker.playToEnd(driver);
    driver.page.locator(".dialog.over").getByText("Spielraum").click();
    assertThat(myGame(driver, "Ende")).containsText("beendet");
    assertThat(myGame(driver, "Ende").getByText("Ergebnis")).isVisible();
    myGame(driver, "Ende").getByText("Wiederholung").click();
    assertThat(driver.status()).containsText("Wiederholung");
    assertThat(driver.page).hasURL(Pattern.compile("/replay/"));
    assertEquals(List.of(), driver.errors());
  }
}
