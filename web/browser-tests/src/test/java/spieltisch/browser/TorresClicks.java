package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.time.Duration;
import java.time.Instant;

/// Play Torres without a plan: a few blocks a turn, until the game is over.
final class TorresClicks {
  static final String TURN = "Verteile deine Aktionspunkte";
  private static final Duration MOST = Duration.ofMinutes(8);

  private TorresClicks() {}

  static void playToTheEnd(Visitor visitor) {
    var end = Instant.now().plus(MOST);
    while (!visitor.status().innerText().contains("Das Spiel ist zu Ende")) {
      assertTrue(Instant.now().isBefore(end), "the game does not end");
      step(visitor);
    }
  }

  private static void step(Visitor visitor) {
    if (visitor.page.locator(".dialog.over").count() > 0) {
      assertThat(visitor.page.locator(".scoring tbody tr").first()).isVisible();
      if (!visitor.status().innerText().contains("zu Ende")) visitor.press("Schließen");
      return;
    }
    var status = visitor.status().innerText();
    if (status.contains("Setze de")) pick(visitor);
    else if (status.contains(TURN)) turn(visitor);
    visitor.page.waitForTimeout(20);
  }

  private static void turn(Visitor visitor) {
    for (int i = 0; i < 3; i++) {
      var block = visitor.page.locator(".thing:enabled").first();
      if (!block.innerText().startsWith("Baustein")) break;
      if (!"true".equals(block.getAttribute("aria-pressed"))) block.click();
      pick(visitor);
    }
    visitor.press("Zug bestätigen");
  }

  /// A lit square, if there is one.
  static void pick(Visitor visitor) {
    var lights = visitor.page.locator(".target.goal .light");
    if (lights.count() > 0)
      lights.first().click(new Locator.ClickOptions().setForce(true).setTimeout(House.PATIENCE));
  }
}
