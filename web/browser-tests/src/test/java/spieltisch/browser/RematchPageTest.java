package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A finished game leads everybody to one new table. A computer player with a plan wins soon,
/// however the others click.
final class RematchPageTest extends BrowserExtension {
  private static final String FOUNDING = "Setze eine Siedlung";

  private PageDriver sitting(String table, String name) {
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.open(browserServer.url("/table/" + table));
    pageDriver.see(".company");
    var field = pageDriver.page.getByLabel("Dein Name");
    field.fill(name);
    field.blur();
    assertThat(pageDriver.page.locator(".company")).containsText(name);
    return pageDriver;
  }

  @Test
  void two_players_and_a_spectator_of_catan_meet_again_at_one_new_table() {
    var options =
        "{\"name\":\"Revanche\",\"players\":[3,3],\"victoryPoints\":3,\"bots\":[\"medium\"]}";
    assertEquals(201, browserServer.post("/api/v1/tables", options));
    var anna = sitting("Revanche", "Anna");
    var bert = sitting("Revanche", "Bert");
    anna.press("Ich bin bereit");
    bert.press("Ich bin bereit");
    var zoe = PageDriver.at(browserServer);
    zoe.open(browserServer.url("/watch/Revanche"));
    CatanClicker.playToTheEnd(anna, bert);
    assertThat(zoe.page.locator(".dialog.over")).isVisible();
    assertThat(again(zoe)).hasCount(0);

    anna.press("Noch einmal");
    assertThat(anna.page.locator(".company")).containsText("Anna");
    // Bert's place is kept for him before he comes.
    assertThat(anna.page.locator(".company")).containsText("Bert");
    assertThat(bert.page.locator(".dialog.over")).containsText("Weiter geht es am Tisch");
    bert.keep("rematch");
    AccessibilityCheck.assertOpenToAll(bert.page);
    zoe.press("Noch einmal");
    bert.press("Noch einmal");
    assertThat(zoe.page.locator(".players")).containsText("Bert");
    anna.page.waitForCondition(() -> isFounding(anna) || isFounding(bert));
    // Only the computer player may have founded before them: this is no longer the old island.
    int pieces = zoe.page.locator(".board .road, .board .piece").count();
    assertTrue(pieces <= 2, pieces + " pieces");
    for (var pageDriver : List.of(anna, bert, zoe)) assertEquals(List.of(), pageDriver.troubles());
  }

  private static boolean isFounding(PageDriver pageDriver) {
    var status = pageDriver.status();
    return status.count() > 0 && status.innerText().contains(FOUNDING);
  }

  @Test
  void the_result_comes_back_after_a_look_at_the_board_and_bots_play_again_at_once() {
    var options = "{\"name\":\"Kurz\",\"players\":[2,2],\"victoryPoints\":3,\"bots\":[\"medium\"]}";
    assertEquals(201, browserServer.post("/api/v1/tables", options));
    var pageDriver = sitting("Kurz", "Cleo");
    pageDriver.press("Ich bin bereit");
    CatanClicker.playToTheEnd(pageDriver);
    pageDriver.press("Spielplan ansehen");
    assertThat(pageDriver.page.locator(".dialog.over")).hasCount(0);
    pageDriver.press("Ergebnis zeigen");
    pageDriver.press("Noch einmal");
    assertThat(pageDriver.page.locator(".dialog.over")).hasCount(0);
    assertThat(pageDriver.page.locator(".players")).containsText("Cleo");
    assertThat(pageDriver.status()).isVisible();
    assertEquals(List.of(), pageDriver.troubles());
  }

  @Test
  void a_game_of_torres_is_played_again_too() {
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.open(browserServer.url("/"));
    pageDriver.press("Oder: Torres gegen Bots");
    pageDriver.see(".torres");
    TorresClicker.playToTheEnd(pageDriver);
    var finished = pageDriver.page.url();
    assertTrue(finished.contains("/torres/"), finished);
    pageDriver.press("Noch einmal");
    assertThat(pageDriver.page.locator(".dialog.over")).hasCount(0);
    assertThat(pageDriver.page.locator(".torres")).isVisible();
    assertThat(pageDriver.status()).not().containsText("zu Ende");
    assertEquals(List.of(), pageDriver.troubles());
  }

  private static Locator again(PageDriver pageDriver) {
    return pageDriver.page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Noch einmal"));
  }
}
