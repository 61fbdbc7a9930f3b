package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests of the rules of a table, which its host may change.
final class TableRulesTest extends BrowserFixture {
  private static final String CATAN =
      "{\"name\":\"%s\",\"players\":[2,3],\"undo\":true,\"bots\":[\"random\"]}";

  private PageDriver join(String table) {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/table/" + table));
    driver.waitFor(".company");
    return driver;
  }

  @Test
  void the_host_changes_the_rules_before_the_game_and_the_others_see_them() {
    assertEquals(201, server.post("/api/v1/tables", CATAN.formatted("Regeln")));
    var host = join("Regeln");
    var guest = join("Regeln");
    assertThat(guest.page.locator(".table-rules .glance")).containsText("10 Punkte");
    assertThat(guest.page.getByText("Regeln ändern")).hasCount(0);
    host.page.getByText("Regeln ändern").click();
    host.page.getByLabel("Siegpunkte zum Sieg").fill("7");
    host.page.getByLabel("Siegpunkte zum Sieg").blur();
    assertThat(guest.page.locator(".table-rules .glance")).containsText("7 Punkte");
    host.page.getByLabel("Der letzte Bau darf zurückgenommen werden").uncheck();
    assertThat(guest.page.locator(".chat")).containsText("hat die Regeln des Tisches geändert.");
    guest.click("Ich bin bereit");
    assertThat(host.page.locator(".company li .tag.open")).hasCount(2);
    host.page.getByLabel("Bedenkzeit").selectOption("fast");
    assertThat(host.page.locator(".table-rules .trouble"))
        .hasText("Ein Mitspieler ist schon bereit: Die Regeln stehen fest.");
    assertEquals(7, server.options("Regeln").catan().victoryPoints());
    assertFalse(server.options("Regeln").allowsUndo());
    assertEquals(List.of(), guest.errors());
  }

  @ParameterizedTest
  @ValueSource(strings = {"catan", "torres"})
  void the_host_changes_the_pace_of_a_game_in_a_pause(String game) {
    var table = "Tempo-" + game;
    var body =
        "{\"name\":\"%s\",\"game\":\"%s\",\"players\":[2,2],\"bots\":[\"random\"]}"
            .formatted(table, game);
    assertEquals(201, server.post("/api/v1/tables", body));
    var driver = PageDriver.desktop(server);
    driver.open(server.url((game.equals("catan") ? "/table/" : "/torres/") + table));
    if (game.equals("catan")) driver.click("Ich bin bereit");
    driver.page.locator(".pause-button").click();
    driver.page.locator(".banner.pause").getByLabel("Bedenkzeit").selectOption("slow");
    driver.page.locator(".banner.pause").getByLabel("Tempo der Bots").selectOption("fast");
    driver.page.waitForCondition(() -> server.options(table).botPause().orElse(0) == 100);
    assertEquals(300_000, server.options(table).clock().turn());
    driver.screenshot("pause-pace-" + game);
    AccessibilityCheck.assertAccessible(driver.page);
    driver.click("Weiterspielen");
    assertThat(driver.page.locator(".banner.pause")).hasCount(0);
    assertThat(driver.page.locator(".status .clock")).isVisible();
  }

  @Test
  void sentences_of_the_table_are_translated() {
    assertEquals(201, server.post("/api/v1/tables", CATAN.formatted("English")));
    var driver = join("English");
    driver.page.locator(".language").click();
    driver.page.getByText("Change the rules").click();
    driver.page.getByLabel("Spectators allowed").uncheck();
    assertThat(driver.page.locator(".chat"))
        .containsText("Gast has changed the rules of the table.");
    assertThat(driver.page.locator(".table-rules .glance")).containsText("no spectators");
  }
}
