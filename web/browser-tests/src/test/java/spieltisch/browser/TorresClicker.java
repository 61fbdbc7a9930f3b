package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.time.Duration;
import java.time.Instant;

/// Plays Torres to the end by placing a few blocks in each turn.
final class TorresClicker {
  static final String TURN = "Verteile deine Aktionspunkte";
  private static final Duration MAX_DURATION = Duration.ofMinutes(8);

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
  }

  /// Clicks on a highlighted square if there is one.
  static void clickTarget(PageDriver driver) {
    var lights = driver.page.locator(".target.goal .light");
    if (lights.count() > 0)
      lights
          .first()
          .click(
              new Locator.ClickOptions().setForce(true).setTimeout(BrowserServer.TIMEOUT_MILLIS));
  }
}
