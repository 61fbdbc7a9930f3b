package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions.IsInViewportOptions;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests of the guided first game of each game.
final class GuidedGameTest extends BrowserFixture {
  private static final int MAX_STEPS = 20;

  @ParameterizedTest
  @ValueSource(strings = {"catan", "torres"})
  void a_guided_game_is_played_by_following_the_highlights(String game) {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    driver.page.getByText(game.equals("catan") ? "Catan lernen" : "Torres lernen").click();
    assertThat(driver.page).hasURL(Pattern.compile("/learn/" + game + "$"));
    driver.waitFor(".guide .stage svg");
    AccessibilityCheck.assertAccessible(driver.page);
    int steps = follow(driver, game);
    assertTrue(steps >= 8 && steps <= 14, steps + " steps");
    // Steps that are only read leave their pieces on the board: in Torres the king and the knight
    // of the opponent.
    if (game.equals("torres")) assertThat(driver.page.locator(".guide .figure")).hasCount(4);
    else assertThat(driver.page.locator(".guide .piece")).hasCount(5);
    driver.click("Jetzt richtig spielen");
    assertThat(driver.page).hasURL(Pattern.compile(game.equals("catan") ? "/table/" : "/torres/"));
    assertThat(driver.status()).isVisible();
    assertEquals(List.of(), driver.errors());
  }

  /// Clicks on what each step highlights until the last one, and returns the number of clicks.
  private static int follow(PageDriver driver, String game) {
    var count = driver.page.locator(".bubble .tag");
    for (int step = 1; step < MAX_STEPS; step++) {
      assertThat(count).containsText("Schritt " + step + " von");
      driver.screenshot("guide-" + game + "-" + step);
      if (driver.button("Jetzt richtig spielen").count() > 0) return step - 1;
      var target = driver.page.locator(".guide .target .light");
      if (target.count() > 0 && game.equals("torres")) TorresClicker.clickTarget(driver);
      else if (target.count() > 0) target.first().click(new Locator.ClickOptions().setForce(true));
      else driver.page.locator(".bubble button.primary").click();
    }
    throw new AssertionError("the guided game does not end");
  }

  @Test
  void the_rules_open_over_a_guided_game_and_the_step_stays() {
    var driver = PageDriver.phone(server);
    driver.open(server.url("/learn/torres"));
    driver.page.locator(".bubble button.primary").tap();
    assertThat(driver.page.locator(".bubble .tag")).containsText("Schritt 2 von");
    driver.page.locator(".bubble .more").tap();
    assertThat(driver.page.locator(".overlay .prose")).containsText("Aktionspunkte");
    driver.click("Zurück zum Tisch");
    assertThat(driver.page.locator(".overlay")).hasCount(0);
    assertThat(driver.page.locator(".bubble .tag")).containsText("Schritt 2 von");
  }

  @Test
  void a_guided_game_can_be_left_at_any_time_and_fits_a_phone() {
    var driver = PageDriver.phone(server);
    driver.open(server.url("/learn/catan"));
    driver.click("Weiter");
    driver.waitFor(".guide .target");
    assertEquals(360, driver.page.evaluate("document.documentElement.scrollWidth"));
    driver.screenshot("guide-phone");
    AccessibilityCheck.assertAccessible(driver.page);
    driver.page.getByText("Beenden").click();
    assertThat(driver.page).hasURL(server.url("/"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"catan", "torres"})
  void board_and_bubble_are_beside_each_other_on_a_phone_held_sideways(String game) {
    var driver = PageDriver.phone(server, 640, 360);
    driver.open(server.url("/learn/" + game));
    driver.waitFor(".guide .stage svg");
    driver.screenshot("guide-sideways-" + game);
    var whole = new IsInViewportOptions().setRatio(1);
    assertThat(driver.page.locator(".bubble button.primary")).isInViewport(whole);
    assertThat(driver.page.locator(".guide .stage")).isInViewport(whole);
  }

  @Test
  void the_keyboard_is_enough() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/learn/catan"));
    driver.button("Weiter").focus();
    driver.page.keyboard().press("Enter");
    driver.waitFor(".guide .target").first().focus();
    driver.page.keyboard().press("Enter");
    assertThat(driver.page.locator(".guide .piece")).hasCount(1);
    assertThat(driver.page.locator(".bubble")).isFocused();
  }
}
