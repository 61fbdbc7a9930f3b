package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import org.junit.jupiter.api.Test;

/// Tests of the settings and the help page.
final class SettingsTest extends BrowserFixture {
  @Test
  void a_setting_applies_at_once_and_after_a_reload() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/settings"));
    assertThat(driver.page.getByLabel("Töne")).not().isChecked();
    driver.page.getByLabel("Darstellung").selectOption("dark");
    driver.page.getByLabel("Farben").selectOption("bright");
    driver.page.getByLabel("Töne").check();
    driver.page.getByLabel("Name am Tisch").fill("Leia");
    driver.page.getByLabel("Name am Tisch").blur();
    assertDarkAndBright(driver.page);
    driver.page.reload();
    assertDarkAndBright(driver.page);
    assertThat(driver.page.getByLabel("Töne")).isChecked();
    driver.open(server.url("/"));
    driver.playBots("catan");
    assertThat(driver.page.locator(".players")).containsText("Leia (du)");
  }

  private static void assertDarkAndBright(Page page) {
    assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
    assertThat(page.locator("html")).hasAttribute("data-palette", "bright");
    assertEquals("dark", page.evaluate("getComputedStyle(document.documentElement).colorScheme"));
  }

  @Test
  void reduced_motion_disables_animations() {
    var driver = PageDriver.desktop(server);
    driver.page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    driver.open(server.url("/"));
    driver.playBots("catan");
    driver.waitFor(".target .light");
    assertEquals(0, driver.page.evaluate("document.getAnimations().length"));
    driver.page.emulateMedia(
        new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
    driver.page.waitForFunction("document.getAnimations().length > 0");
  }

  @Test
  void the_rules_of_both_games_are_explained() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/help"));
    assertThat(driver.page.locator(".prose")).containsText("Siegpunkte");
    assertThat(driver.page.locator(".costs li")).hasCount(4);
    driver.click("Torres");
    assertThat(driver.page.locator(".prose")).containsText("Aktionspunkte");
    assertThat(driver.page.locator(".glossary dt").first()).isVisible();
  }
}
