package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A small phone and a finger: everything fits, can be hit, and what must be done is in reach.
final class PhoneTest extends BrowserExtension {
  /// Controls that a finger misses: a small box counts with the label around it, and a link inside
  /// a sentence may be as low as the sentence.
  private static final String MISSED =
      """
      () => [...document.querySelectorAll('button, a, input, select, summary')]
        .filter((it) => !it.matches('.skip, p a'))
        .map((it) => (it.matches('[type=checkbox], [type=radio]') ? it.closest('label') : it))
        .filter((it) => it.checkVisibility())
        .map((it) => [it, it.getBoundingClientRect()])
        .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
        .map(([it, box]) => `${it.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)
      """;

  /// Whether a finger at its middle would hit it, without scrolling.
  private static final String IS_IN_REACH =
      """
      (it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }
      """;

  private static void assertFits(PageDriver pageDriver) {
    var width = pageDriver.page.evaluate("document.documentElement.scrollWidth");
    assertEquals(360, ((Number) width).intValue(), pageDriver.page.url());
    assertEquals(List.of(), pageDriver.page.evaluate(MISSED), pageDriver.page.url());
  }

  /// Whether all of it is seen without scrolling.
  private static void assertWhole(Locator locator) {
    assertThat(locator).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
  }

  private static void assertInReach(Locator locator) {
    assertThat(locator).isVisible();
    assertEquals(true, locator.evaluate(IS_IN_REACH), locator.toString());
  }

  @Test
  void every_screen_fits_and_can_be_hit_in_both_languages() {
    var pageDriver = PageDriver.onThePhone(browserServer);
    for (var language : List.of("DE", "EN")) {
      for (var path : List.of("/", "/lobby", "/settings", "/help", "/table/Nirgendwo")) {
        pageDriver.open(browserServer.url(path));
        pageDriver.see("main h1");
        if (path.equals("/lobby")) pageDriver.see("summary").click();
        assertFits(pageDriver);
      }
      if (language.equals("DE")) pageDriver.see(".language").click();
    }
  }

  @Test
  void the_waiting_room_fits_and_can_be_hit() {
    assertEquals(
        201, browserServer.post("/api/v1/tables", "{\"name\":\"Bahnhof\",\"players\":[2,4]}"));
    var pageDriver = PageDriver.onThePhone(browserServer);
    pageDriver.open(browserServer.url("/table/Bahnhof"));
    pageDriver.see(".qr");
    assertFits(pageDriver);
    assertInReach(pageDriver.button("Ich bin bereit"));
    pageDriver.keep("phone-waiting");
  }

  @Test
  void a_place_is_tapped_and_confirmed_without_scrolling() {
    var pageDriver = PageDriver.onThePhone(browserServer);
    pageDriver.open(browserServer.url("/"));
    pageDriver.press("Sofort gegen Bots spielen");
    foundByTapping(pageDriver, "Setze eine Siedlung");
    assertEquals(1, pageDriver.own(".piece"));
    foundByTapping(pageDriver, "Lege eine Straße");
    assertEquals(1, pageDriver.own(".road"));
    for (var panel : List.of("Handel", "Verlauf", "Bank", "Zahlen", "Chat")) {
      pageDriver.turnTo(panel);
      assertFits(pageDriver);
    }
  }

  /// A first tap chooses, the button at the bottom confirms.
  private static void foundByTapping(PageDriver pageDriver, String awaited) {
    assertThat(pageDriver.status()).containsText(awaited);
    var targets = pageDriver.see(".target");
    int before = pageDriver.page.locator(".board .piece, .board .road").count();
    var light = targets.nth(targets.count() / 2).locator(".light");
    light.tap(new Locator.TapOptions().setForce(true));
    assertThat(pageDriver.page.locator(".target.chosen")).hasCount(1);
    assertEquals(before, pageDriver.page.locator(".board .piece, .board .road").count());
    pageDriver.page.evaluate("scrollTo(0, 0)");
    var confirm = pageDriver.button("Hier bauen");
    assertInReach(confirm);
    assertInReach(pageDriver.status());
    pageDriver.keep("phone-confirm");
    confirm.tap();
    assertThat(pageDriver.status()).not().containsText(awaited);
  }

  @Test
  void held_across_the_whole_island_is_seen_beside_what_is_done_with_it() {
    var pageDriver = PageDriver.onThePhoneAcross(browserServer);
    pageDriver.open(browserServer.url("/"));
    pageDriver.press("Sofort gegen Bots spielen");
    assertThat(pageDriver.status()).containsText("Setze eine Siedlung");
    assertWhole(pageDriver.page.locator(".stage"));
    assertWhole(pageDriver.page.locator(".hand"));
    foundByTapping(pageDriver, "Setze eine Siedlung");
    pageDriver.page.evaluate("scrollTo(0, document.body.scrollHeight)");
    assertWhole(pageDriver.page.locator(".stage"));
    assertWhole(pageDriver.status());
    assertEquals(List.of(), pageDriver.page.evaluate(MISSED));
    pageDriver.keep("phone-across");
  }

  @Test
  void held_across_torres_is_seen_whole_beside_its_actions() {
    var pageDriver = PageDriver.onThePhoneAcross(browserServer);
    pageDriver.open(browserServer.url("/"));
    pageDriver.press("Oder: Torres gegen Bots");
    pageDriver.see(".torres");
    assertWhole(pageDriver.page.locator(".stage"));
    assertInReach(pageDriver.page.getByLabel("Von oben ansehen"));
    assertWhole(pageDriver.page.locator(".build"));
  }

  @Test
  void torres_fits_and_its_turn_is_confirmed_without_scrolling() {
    var pageDriver = PageDriver.onThePhone(browserServer);
    pageDriver.open(browserServer.url("/"));
    pageDriver.press("Oder: Torres gegen Bots");
    pageDriver.see(".torres");
    pageDriver.page.waitForCondition(
        () -> {
          var status = pageDriver.status().innerText();
          if (status.contains("Setze de")) tapAndConfirm(pageDriver);
          return status.contains(TorresClicker.TURN);
        });
    assertFits(pageDriver);
    pageDriver.page.evaluate("scrollTo(0, 0)");
    assertInReach(pageDriver.button("Zug bestätigen"));
    assertInReach(pageDriver.page.getByLabel("Von oben ansehen"));
    pageDriver.keep("phone-torres");
  }

  private static void tapAndConfirm(PageDriver pageDriver) {
    var lights = pageDriver.page.locator(".target.goal .light");
    if (lights.count() == 0) return;
    lights.first().tap(new Locator.TapOptions().setForce(true));
    pageDriver.press("Bestätigen");
  }
}
