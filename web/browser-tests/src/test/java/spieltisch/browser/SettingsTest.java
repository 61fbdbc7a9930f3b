package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import org.junit.jupiter.api.Test;

/// What people prefer is done at once and kept.
final class SettingsTest extends Houses {
  @Test
  void a_choice_works_at_once_and_after_a_reload() {
    var visitor = Visitor.at(house);
    visitor.open(house.url("/settings"));
    assertThat(visitor.page.getByLabel("Töne")).not().isChecked();
    visitor.page.getByLabel("Darstellung").selectOption("dark");
    visitor.page.getByLabel("Farben").selectOption("bright");
    visitor.page.getByLabel("Töne").check();
    visitor.page.getByLabel("Name am Tisch").fill("Leia");
    visitor.page.getByLabel("Name am Tisch").blur();
    assertDarkAndBright(visitor.page);
    visitor.page.reload();
    assertDarkAndBright(visitor.page);
    assertThat(visitor.page.getByLabel("Töne")).isChecked();
    visitor.open(house.url("/"));
    visitor.press("Sofort gegen Bots spielen");
    assertThat(visitor.page.locator(".players")).containsText("Leia (du)");
  }

  private static void assertDarkAndBright(Page page) {
    assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
    assertThat(page.locator("html")).hasAttribute("data-palette", "bright");
    assertEquals("dark", page.evaluate("getComputedStyle(document.documentElement).colorScheme"));
  }

  @Test
  void who_wants_no_motion_sees_none() {
    var visitor = Visitor.at(house);
    visitor.page.emulateMedia(
        new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    visitor.open(house.url("/"));
    visitor.press("Sofort gegen Bots spielen");
    visitor.see(".target .light");
    assertEquals(0, visitor.page.evaluate("document.getAnimations().length"));
    visitor.page.emulateMedia(
        new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
    visitor.page.waitForFunction("document.getAnimations().length > 0");
  }

  @Test
  void the_rules_of_both_games_are_explained() {
    var visitor = Visitor.at(house);
    visitor.open(house.url("/help"));
    assertThat(visitor.page.locator(".prose")).containsText("Siegpunkte");
    assertThat(visitor.page.locator(".costs li")).hasCount(4);
    visitor.press("Torres");
    assertThat(visitor.page.locator(".prose")).containsText("Aktionspunkte");
    assertThat(visitor.page.locator(".glossary dt").first()).isVisible();
  }
}
