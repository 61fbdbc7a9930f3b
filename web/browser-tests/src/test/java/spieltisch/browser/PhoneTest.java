package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Tests on a small phone with a touch screen: pages fit, and controls are large and reachable.
final class PhoneTest extends BrowserFixture {
  /// Controls that are too small for a finger. A checkbox counts with its label; a link inside a
  /// sentence is exempt.
  private static final String SMALL_TARGETS =
      """
      () => [...document.querySelectorAll('button, a, input, select, summary')]
        .filter((it) => !it.matches('.skip, p a'))
        .map((it) => (it.matches('[type=checkbox], [type=radio]') ? it.closest('label') : it))
        .filter((it) => it.checkVisibility())
        .map((it) => [it, it.getBoundingClientRect()])
        .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
        .map(([it, box]) => `${it.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)
      """;

  /// Whether a tap on the centre hits the element without scrolling.
  private static final String IS_REACHABLE =
      """
      (it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }
      """;

  private static void assertFits(PageDriver driver) {
    var width = driver.page.evaluate("document.documentElement.scrollWidth");
    assertEquals(360, ((Number) width).intValue(), driver.page.url());
    assertEquals(List.of(), driver.page.evaluate(SMALL_TARGETS), driver.page.url());
  }

  /// Fails unless the whole element is visible without scrolling.
  private static void assertFullyVisible(Locator locator) {
    assertThat(locator).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
  }

  private static void assertReachable(Locator locator) {
    assertThat(locator).isVisible();
    assertEquals(true, locator.evaluate(IS_REACHABLE), locator.toString());
  }

  @Test
  void every_screen_fits_and_has_large_targets_in_both_languages() {
    var driver = PageDriver.phone(server);
    for (var language : List.of("DE", "EN")) {
      for (var path : List.of("/", "/lobby", "/settings", "/help", "/table/Nirgendwo")) {
        driver.open(server.url(path));
        driver.waitFor("main h1");
        if (path.equals("/lobby")) driver.waitFor("summary").click();
        assertFits(driver);
      }
      if (language.equals("DE")) driver.waitFor(".language").click();
    }
  }

  @Test
  void the_waiting_page_fits_and_has_large_targets() {
    assertEquals(201, server.post("/api/v1/tables", "{\"name\":\"Bahnhof\",\"players\":[2,4]}"));
    var driver = PageDriver.phone(server);
    driver.open(server.url("/table/Bahnhof"));
    driver.waitFor(".qr");
    assertFits(driver);
    assertReachable(driver.button("Ich bin bereit"));
    driver.screenshot("phone-waiting");
  }

  @Test
  void a_place_is_tapped_and_confirmed_without_scrolling() {
    var driver = PageDriver.phone(server);
    driver.open(server.url("/"));
    driver.click("Sofort gegen Bots spielen");
    placeByTapping(driver, "Setze eine Siedlung");
    assertEquals(1, driver.ownCount(".piece"));
    placeByTapping(driver, "Lege eine Straße");
    assertEquals(1, driver.ownCount(".road"));
    for (var panel : List.of("Handel", "Verlauf", "Bank", "Zahlen", "Chat")) {
      driver.openPanel(panel);
      assertFits(driver);
    }
  }

  /// The first tap selects, the button at the bottom confirms.
  private static void placeByTapping(PageDriver driver, String awaited) {
    assertThat(driver.status()).containsText(awaited);
    var targets = driver.waitFor(".target");
    int before = driver.page.locator(".board .piece, .board .road").count();
    var light = targets.nth(targets.count() / 2).locator(".light");
    light.tap(new Locator.TapOptions().setForce(true));
    assertThat(driver.page.locator(".target.chosen")).hasCount(1);
    assertEquals(before, driver.page.locator(".board .piece, .board .road").count());
    driver.page.evaluate("scrollTo(0, 0)");
    var confirm = driver.button("Hier bauen");
    assertReachable(confirm);
    assertReachable(driver.status());
    driver.screenshot("phone-confirm");
    confirm.tap();
    assertThat(driver.status()).not().containsText(awaited);
  }

  @Test
  void in_landscape_the_whole_island_is_visible_beside_the_controls() {
    var driver = PageDriver.phoneLandscape(server);
    driver.open(server.url("/"));
    driver.click("Sofort gegen Bots spielen");
    assertThat(driver.status()).containsText("Setze eine Siedlung");
    assertFullyVisible(driver.page.locator(".stage"));
    assertFullyVisible(driver.page.locator(".hand"));
    placeByTapping(driver, "Setze eine Siedlung");
    driver.page.evaluate("scrollTo(0, document.body.scrollHeight)");
    assertFullyVisible(driver.page.locator(".stage"));
    assertFullyVisible(driver.status());
    assertEquals(List.of(), driver.page.evaluate(SMALL_TARGETS));
    driver.screenshot("phone-across");
  }

  @Test
  void in_landscape_the_whole_torres_board_is_visible_beside_the_controls() {
    var driver = PageDriver.phoneLandscape(server);
    driver.open(server.url("/"));
    driver.click("Oder: Torres gegen Bots");
    driver.waitFor(".torres");
    assertFullyVisible(driver.page.locator(".stage"));
    assertReachable(driver.page.getByLabel("Von oben ansehen"));
    assertFullyVisible(driver.page.locator(".build"));
  }

  @Test
  void torres_fits_and_its_turn_is_confirmed_without_scrolling() {
    var driver = PageDriver.phone(server);
    driver.open(server.url("/"));
    driver.click("Oder: Torres gegen Bots");
    driver.waitFor(".torres");
    driver.page.waitForCondition(
        () -> {
          var status = driver.status().innerText();
          if (status.contains("Setze de")) tapAndConfirm(driver);
          return status.contains(TorresClicker.TURN);
        });
    assertFits(driver);
    driver.page.evaluate("scrollTo(0, 0)");
    assertReachable(driver.button("Zug bestätigen"));
    assertReachable(driver.page.getByLabel("Von oben ansehen"));
    driver.screenshot("phone-torres");
  }

  private static void tapAndConfirm(PageDriver driver) {
    var lights = driver.page.locator(".target.goal .light");
    if (lights.count() == 0) return;
    lights.first().tap(new Locator.TapOptions().setForce(true));
    driver.click("Bestätigen");
  }
}
