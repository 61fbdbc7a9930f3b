package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.time.Duration;
import java.time.Instant;

/// Play Torres without a plan: a few blocks a turn, until the game is over.
final class TorresClicker {
  static final String TURN = "Verteile deine Aktionspunkte";
  private static final Duration MOST = Duration.ofMinutes(8);

  private TorresClicker() {}

  static void playToTheEnd(PageDriver pageDriver) {
    var end = Instant.now().plus(MOST);
    while (!pageDriver.status().innerText().contains("Das Spiel ist zu Ende")) {
      assertTrue(Instant.now().isBefore(end), "the game does not end");
      step(pageDriver);
    }
  }

  private static void step(PageDriver pageDriver) {
    if (pageDriver.page.locator(".dialog.over").count() > 0) {
      assertThat(pageDriver.page.locator(".scoring tbody tr").first()).isVisible();
      if (!pageDriver.status().innerText().contains("zu Ende")) pageDriver.press("Schließen");
      return;
    }
    var status = pageDriver.status().innerText();
    if (status.contains("Setze de")) pick(pageDriver);
    else if (status.contains(TURN)) turn(pageDriver);
    pageDriver.page.waitForTimeout(20);
  }

  private static void turn(PageDriver pageDriver) {
    for (int i = 0; i < 3; i++) {
      var block = pageDriver.page.locator(".thing:enabled").first();
      if (!block.innerText().startsWith("Baustein")) break;
      if (!"true".equals(block.getAttribute("aria-pressed"))) block.click();
      pick(pageDriver);
    }
    pageDriver.press("Zug bestätigen");
  }

  /// A lit square, if there is one.
  static void pick(PageDriver pageDriver) {
    var lights = pageDriver.page.locator(".target.goal .light");
    if (lights.count() > 0)
      lights
          .first()
          .click(new Locator.ClickOptions().setForce(true).setTimeout(BrowserServer.PATIENCE));
  }
}
