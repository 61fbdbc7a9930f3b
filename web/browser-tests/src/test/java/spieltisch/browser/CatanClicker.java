package spieltisch.browser;

import com.microsoft.playwright.ElementHandle;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.PlaywrightException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/// Plays Catan to the end by clicking on any available control.
final class CatanClicker {
  private static final Duration MAX_DURATION = Duration.ofMinutes(8);

  /// Controls in order of preference. Offers come first, because bots wait for an answer.
  private static final List<String> SELECTORS =
      List.of(
          ".offer .buttons button:not(.primary):visible",
          ".dialog:not(.over) .primary:enabled",
          ".dialog:not(.over) .choice",
          ".dialog:not(.over) .step button:first-child:enabled",
          ".board .target .light",
          ".thing:enabled:not(.chosen)",
          ".actions .big:enabled");

  private CatanClicker() {}

  static void playToEnd(PageDriver... drivers) {
    var end = Instant.now().plus(MAX_DURATION);
    while (Arrays.stream(drivers).anyMatch(driver -> !isOver(driver))) {
      if (Instant.now().isAfter(end))
        throw new AssertionError("the game does not end: " + drivers[0].status().innerText());
      for (var driver : drivers)
        if (!isOver(driver) && !clickAny(findControls(driver))) driver.page.waitForTimeout(20);
    }
  }

  /// Plays until a condition holds in the player's own turn.
  static void playUntil(PageDriver driver, BooleanSupplier isDone) {
    var end = Instant.now().plus(MAX_DURATION);
    while (true) {
      // What is clicked was there before the turn was looked at. So it is never the end of the turn
      // that a throw of the dice has just offered.
      var controls = findControls(driver);
      if (driver.status().innerText().contains("Handle, baue") && isDone.getAsBoolean()) return;
      if (Instant.now().isAfter(end)) throw new AssertionError("the condition does not hold");
      if (!clickAny(controls)) driver.page.waitForTimeout(20);
    }
  }

  /// Plays for all pages until a condition holds.
  static void playUntil(BooleanSupplier isDone, PageDriver... drivers) {
    var end = Instant.now().plus(MAX_DURATION);
    while (true)
      for (var driver : drivers) {
        // As above, the condition is checked after the look at the page.
        var controls = findControls(driver);
        if (isDone.getAsBoolean()) return;
        if (Instant.now().isAfter(end)) throw new AssertionError("the condition does not hold");
        if (!clickAny(controls)) driver.page.waitForTimeout(20);
      }
  }

  private static boolean isOver(PageDriver driver) {
    return driver.page.locator(".dialog.over").count() > 0;
  }

  private static boolean clickAny(List<ElementHandle> controls) {
    return controls.stream().anyMatch(CatanClicker::click);
  }

  /// Finds the elements that are there now. A locator would later find the next button at the place
  /// of the first one.
  private static List<ElementHandle> findControls(PageDriver driver) {
    var controls = new ArrayList<ElementHandle>();
    for (var selector : SELECTORS) {
      var found = driver.page.querySelectorAll(selector);
      if (!found.isEmpty()) controls.add(found.get(found.size() / 2));
    }
    return controls;
  }

  private static boolean click(ElementHandle target) {
    try {
      target.click(new ElementHandle.ClickOptions().setForce(true).setTimeout(1_000));
      return true;
    } catch (PlaywrightException _) {
      return false;
    }
  }

  /// Returns false if the control disappeared, because other players act in the meantime.
  static boolean click(Locator target) {
    try {
      target.click(new Locator.ClickOptions().setForce(true).setTimeout(1_000));
      return true;
    } catch (PlaywrightException _) {
      return false;
    }
  }
}
