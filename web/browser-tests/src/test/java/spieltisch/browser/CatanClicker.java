package spieltisch.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.PlaywrightException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;

/// Play Catan without a plan: click on whatever may be clicked, until the game is over.
final class CatanClicker {
  private static final Duration MOST = Duration.ofMinutes(8);

  /// What comes first is clicked first. Bots wait for an answer to their offers.
  private static final List<String> WAYS =
      List.of(
          ".offer .buttons button:not(.primary):visible",
          ".dialog:not(.over) .primary:enabled",
          ".dialog:not(.over) .choice",
          ".dialog:not(.over) .step button:first-child:enabled",
          ".board .target .light",
          ".thing:enabled:not(.chosen)",
          ".actions .big:enabled");

  private CatanClicker() {}

  static void playToTheEnd(PageDriver... pageDrivers) {
    var end = Instant.now().plus(MOST);
    while (Arrays.stream(pageDrivers).anyMatch(pageDriver -> !isOver(pageDriver))) {
      if (Instant.now().isAfter(end))
        throw new AssertionError("the game does not end: " + pageDrivers[0].status().innerText());
      for (var pageDriver : pageDrivers)
        if (!isOver(pageDriver) && !clickSomething(pageDriver)) pageDriver.page.waitForTimeout(20);
    }
  }

  private static boolean isOver(PageDriver pageDriver) {
    return pageDriver.page.locator(".dialog.over").count() > 0;
  }

  private static boolean clickSomething(PageDriver pageDriver) {
    for (var way : WAYS) {
      var found = pageDriver.page.locator(way);
      int count = found.count();
      if (count > 0 && click(found.nth(count / 2))) return true;
    }
    return false;
  }

  /// What was there a moment ago may be gone: the others play on meanwhile.
  static boolean click(Locator target) {
    try {
      target.click(new Locator.ClickOptions().setForce(true).setTimeout(1_000));
      return true;
    } catch (PlaywrightException _) {
      return false;
    }
  }
}
