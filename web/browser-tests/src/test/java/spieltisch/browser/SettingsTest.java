package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import org.junit.jupiter.api.Test;

/// What people prefer is done at once and kept.
final class SettingsTest extends BrowserExtension {
  @Test
  void a_choice_works_at_once_and_after_a_reload() {
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.open(browserServer.url("/settings"));
    assertThat(pageDriver.page.getByLabel("Töne")).not().isChecked();
    pageDriver.page.getByLabel("Darstellung").selectOption("dark");
    pageDriver.page.getByLabel("Farben").selectOption("bright");
    pageDriver.page.getByLabel("Töne").check();
    pageDriver.page.getByLabel("Name am Tisch").fill("Leia");
    pageDriver.page.getByLabel("Name am Tisch").blur();
    assertDarkAndBright(pageDriver.page);
    pageDriver.page.reload();
    assertDarkAndBright(pageDriver.page);
    assertThat(pageDriver.page.getByLabel("Töne")).isChecked();
    pageDriver.open(browserServer.url("/"));
    pageDriver.press("Sofort gegen Bots spielen");
    assertThat(pageDriver.page.locator(".players")).containsText("Leia (du)");
  }

  private static void assertDarkAndBright(Page page) {
    assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
    assertThat(page.locator("html")).hasAttribute("data-palette", "bright");
    assertEquals("dark", page.evaluate("getComputedStyle(document.documentElement).colorScheme"));
  }

  @Test
  void who_wants_no_motion_sees_none() {
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.page.emulateMedia(
        new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    pageDriver.open(browserServer.url("/"));
    pageDriver.press("Sofort gegen Bots spielen");
    pageDriver.see(".target .light");
    assertEquals(0, pageDriver.page.evaluate("document.getAnimations().length"));
    pageDriver.page.emulateMedia(
        new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
    pageDriver.page.waitForFunction("document.getAnimations().length > 0");
  }

  @Test
  void the_rules_of_both_games_are_explained() {
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.open(browserServer.url("/help"));
    assertThat(pageDriver.page.locator(".prose")).containsText("Siegpunkte");
    assertThat(pageDriver.page.locator(".costs li")).hasCount(4);
    pageDriver.press("Torres");
    assertThat(pageDriver.page.locator(".prose")).containsText("Aktionspunkte");
    assertThat(pageDriver.page.locator(".glossary dt").first()).isVisible();
  }
}
