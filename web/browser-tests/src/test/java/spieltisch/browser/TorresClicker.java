package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/// Plays Torres to the end by placing a few blocks in each turn.
final class TorresClicker {
  static final String TURN = "Verteile deine Aktionspunkte";
  private static final Duration MAX_DURATION = Duration.ofMinutes(8);

  private static final String VISIBLE_POINT =
      """
      () => {
        for (const light of document.querySelectorAll('.target.goal .light')) {
          const box = light.getBoundingClientRect();
          for (let i = 2; i < 9; i++)
            for (let k = 2; k < 9; k++) {
              const x = box.x + (box.width * i) / 10;
              const y = box.y + (box.height * k) / 10;
              if (light.parentElement.contains(document.elementFromPoint(x, y))) return [x, y];
            }
        }
        return undefined;
      }
      """;

  private TorresClicker() {}

  static void playToEnd(PageDriver driver) {
    var end = Instant.now().plus(MAX_DURATION);
    while (!driver.status().innerText().contains("Das Spiel ist zu Ende")) {
      assertTrue(Instant.now().isBefore(end), "the game does not end");
      step(driver);
    }
  }

  private static void step(PageDriver driver) {
    if (driver.page.locator(".dialog.over").count() > 0) {
      assertThat(driver.page.locator(".scoring tbody tr").first()).isVisible();
      if (!driver.status().innerText().contains("zu Ende")) driver.click("Schließen");
      return;
    }
    var status = driver.status().innerText();
    if (status.contains("Setze de")) clickTarget(driver);
    else if (status.contains(TURN)) turn(driver);
    driver.page.waitForTimeout(20);
  }

  private static void turn(PageDriver driver) {
    for (int i = 0; i < 3; i++) {
      var block = driver.page.locator(".thing:enabled").first();
      if (!block.innerText().startsWith("Baustein")) break;
      if (!"true".equals(block.getAttribute("aria-pressed"))) block.click();
      clickTarget(driver);
    }
    driver.click("Zug bestätigen");
    var unspent = driver.page.locator(".dialog", new Page.LocatorOptions().setHasText("Verfallen"));
    if (unspent.count() > 0) driver.click("Verfallen lassen");
  }

  /// Clicks on a highlighted square, at a point where nothing covers it, if there is one.
  static void clickTarget(PageDriver driver) {
    if (driver.page.evaluate(VISIBLE_POINT) instanceof List<?> point)
      driver.page.mouse().click(pixels(point.get(0)), pixels(point.get(1)));
  }

  private static double pixels(Object coordinate) {
    return ((Number) coordinate).doubleValue();
  }
}
