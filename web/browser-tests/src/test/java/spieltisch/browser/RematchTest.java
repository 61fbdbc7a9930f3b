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
final class RematchTest extends Houses {
  private static final String FOUNDING = "Setze eine Siedlung";

  private Visitor sitting(String table, String name) {
    var visitor = Visitor.at(house);
    visitor.open(house.url("/table/" + table));
    visitor.see(".company");
    var field = visitor.page.getByLabel("Dein Name");
    field.fill(name);
    field.blur();
    assertThat(visitor.page.locator(".company")).containsText(name);
    return visitor;
  }

  @Test
  void two_players_and_a_spectator_of_catan_meet_again_at_one_new_table() {
    var options =
        "{\"name\":\"Revanche\",\"players\":[3,3],\"victoryPoints\":3,\"bots\":[\"medium\"]}";
    assertEquals(201, house.post("/api/v1/tables", options));
    var anna = sitting("Revanche", "Anna");
    var bert = sitting("Revanche", "Bert");
    anna.press("Ich bin bereit");
    bert.press("Ich bin bereit");
    var zoe = Visitor.at(house);
    zoe.open(house.url("/watch/Revanche"));
    CatanClicks.playToTheEnd(anna, bert);
    assertThat(zoe.page.locator(".dialog.over")).isVisible();
    assertThat(again(zoe)).hasCount(0);

    anna.press("Noch einmal");
    assertThat(anna.page.locator(".company")).containsText("Anna");
    // Bert's place is kept for him before he comes.
    assertThat(anna.page.locator(".company")).containsText("Bert");
    assertThat(bert.page.locator(".dialog.over")).containsText("Weiter geht es am Tisch");
    bert.keep("rematch");
    Axe.assertOpenToAll(bert.page);
    zoe.press("Noch einmal");
    bert.press("Noch einmal");
    assertThat(zoe.page.locator(".players")).containsText("Bert");
    anna.page.waitForCondition(() -> isFounding(anna) || isFounding(bert));
    // Only the computer player may have founded before them: this is no longer the old island.
    int pieces = zoe.page.locator(".board .road, .board .piece").count();
    assertTrue(pieces <= 2, pieces + " pieces");
    for (var visitor : List.of(anna, bert, zoe)) assertEquals(List.of(), visitor.troubles());
  }

  private static boolean isFounding(Visitor visitor) {
    var status = visitor.status();
    return status.count() > 0 && status.innerText().contains(FOUNDING);
  }

  @Test
  void the_result_comes_back_after_a_look_at_the_board_and_bots_play_again_at_once() {
    var options = "{\"name\":\"Kurz\",\"players\":[2,2],\"victoryPoints\":3,\"bots\":[\"medium\"]}";
    assertEquals(201, house.post("/api/v1/tables", options));
    var visitor = sitting("Kurz", "Cleo");
    visitor.press("Ich bin bereit");
    CatanClicks.playToTheEnd(visitor);
    visitor.press("Spielplan ansehen");
    assertThat(visitor.page.locator(".dialog.over")).hasCount(0);
    visitor.press("Ergebnis zeigen");
    visitor.press("Noch einmal");
    assertThat(visitor.page.locator(".dialog.over")).hasCount(0);
    assertThat(visitor.page.locator(".players")).containsText("Cleo");
    assertThat(visitor.status()).isVisible();
    assertEquals(List.of(), visitor.troubles());
  }

  @Test
  void a_game_of_torres_is_played_again_too() {
    var visitor = Visitor.at(house);
    visitor.open(house.url("/"));
    visitor.press("Oder: Torres gegen Bots");
    visitor.see(".torres");
    TorresClicks.playToTheEnd(visitor);
    var finished = visitor.page.url();
    assertTrue(finished.contains("/torres/"), finished);
    visitor.press("Noch einmal");
    assertThat(visitor.page.locator(".dialog.over")).hasCount(0);
    assertThat(visitor.page.locator(".torres")).isVisible();
    assertThat(visitor.status()).not().containsText("zu Ende");
    assertEquals(List.of(), visitor.troubles());
  }

  private static Locator again(Visitor visitor) {
    return visitor.page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Noch einmal"));
  }
}
