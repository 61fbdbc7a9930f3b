package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of the lists in the lobby and of the time controls of a new table.
final class LobbyListTest extends BrowserFixture {
  private void open(String options) {
    assertEquals(201, server.post("/api/v1/tables", options));
  }

  private PageDriver lobby() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/lobby"));
    return driver;
  }

  private static Locator card(PageDriver driver, String name) {
    return driver.page.locator(".tables .card", new Page.LocatorOptions().setHasText(name));
  }

  private static void filter(PageDriver driver, String name) {
    driver
        .page
        .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true))
        .click();
  }

  @Test
  void tables_are_filtered_by_game_status_and_free_seats() {
    open("{\"name\":\"Filter-Insel\",\"players\":[2,2]}");
    open("{\"name\":\"Filter-Burg\",\"game\":\"torres\",\"players\":[2,2]}");
    open(
        "{\"name\":\"Filter-Lauf\",\"players\":[2,2],\"victoryPoints\":20,"
            + "\"bots\":[\"random\",\"random\"]}");
    var driver = lobby();
    assertThat(card(driver, "Filter-")).hasCount(3);
    filter(driver, "Torres");
    assertThat(card(driver, "Filter-")).hasCount(1);
    assertThat(card(driver, "Filter-Burg")).isVisible();
    filter(driver, "Torres");
    filter(driver, "laufende");
    assertThat(card(driver, "Filter-Lauf")).isVisible();
    assertThat(card(driver, "Filter-Insel")).hasCount(0);
    filter(driver, "laufende");
    filter(driver, "freie Plätze");
    assertThat(card(driver, "Filter-")).hasCount(2);
    assertThat(card(driver, "Filter-Lauf")).hasCount(0);
  }

  @Test
  void a_filter_without_a_match_says_so_and_can_be_reset() {
    open("{\"name\":\"Einzeln\",\"game\":\"torres\",\"players\":[2,2]}");
    var driver = lobby();
    filter(driver, "freie Plätze");
    filter(driver, "beendete");
    assertThat(driver.page.getByText("Kein Tisch passt zu dieser Auswahl.")).isVisible();
    driver.click("Alle zeigen");
    assertThat(card(driver, "Einzeln")).isVisible();
  }

  @Test
  void a_table_shows_its_rules_and_its_spectators() {
    open(
        "{\"name\":\"Blick\",\"players\":[2,4],\"victoryPoints\":12,\"variant\":\"v04\","
            + "\"clock\":{\"turn\":120000}}");
    PageDriver.desktop(server).open(server.url("/watch/Blick"));
    var driver = lobby();
    var card = card(driver, "Blick");
    assertThat(card).containsText("12 Punkte");
    assertThat(card).containsText("2 min je Zug");
    assertThat(card).containsText("wie Protokoll 0.4");
    assertThat(card).containsText("1 Zuschauer");
  }

  @Test
  void tables_with_people_come_before_tables_of_bots() {
    open("{\"name\":\"Rang-Mensch\",\"players\":[2,4]}");
    PageDriver.desktop(server).open(server.url("/table/Rang-Mensch"));
    var driver = lobby();
    assertThat(card(driver, "Rang-Mensch")).containsText("1 von 4");
    open(
        "{\"name\":\"Rang-Bots\",\"players\":[2,2],\"victoryPoints\":20,"
            + "\"bots\":[\"random\",\"random\"]}");
    assertThat(card(driver, "Rang-Bots")).isVisible();
    assertThat(card(driver, "Rang-")).containsText(new String[] {"Rang-Mensch", "Rang-Bots"});
    assertThat(card(driver, "Rang-Bots")).containsText("nur Bots");
  }

  @ParameterizedTest
  @CsvSource({"catan, Endspiel", "torres, Endburg"})
  void a_finished_game_shows_winner_date_and_length(String game, String name) {
    var driver = PageDriver.desktop(server);
    FinishedGames.play(server, driver.page, game, name);
    driver.open(server.url("/lobby"));
    var card = card(driver, name);
    assertThat(card).containsText(Pattern.compile("Gewonnen hat Bot-[12]"));
    assertThat(card).containsText(Pattern.compile("\\d{2}\\.\\d{2}\\.\\d{4}"));
    assertThat(card).containsText("unter 1 min");
    AccessibilityCheck.assertAccessible(driver.page);
    driver.screenshot("lobby-" + game);
  }

  @ParameterizedTest
  @CsvSource({
    "Schnell, 45000, 45 Sekunden",
    "Normal, 120000, 2 Minuten",
    "Langsam, 300000, 5 Minuten",
    "Tage, 86400000, ein Tag",
    "Ohne Uhr, 0, so lange"
  })
  void a_new_table_has_a_time_control_by_preset(String preset, long turn, String hint) {
    var driver = lobby();
    var name = "Uhr-" + preset.replace(' ', '-');
    driver.page.getByLabel("Name des Tisches").fill(name);
    driver.page.getByLabel(preset, new Page.GetByLabelOptions().setExact(true)).check();
    assertThat(driver.page.locator("form .preset-hint")).containsText(hint);
    driver.click("Tisch aufmachen");
    driver.waitFor(".company");
    assertEquals(turn, server.options(name).clock().turn());
  }
}
