package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A small phone and a finger: everything fits, can be hit, and what must be done is in reach.
final class PhoneTest extends Houses {
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

  private static void assertFits(Visitor visitor) {
    var width = visitor.page.evaluate("document.documentElement.scrollWidth");
    assertEquals(360, ((Number) width).intValue(), visitor.page.url());
    assertEquals(List.of(), visitor.page.evaluate(MISSED), visitor.page.url());
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
    var visitor = Visitor.onThePhone(house);
    for (var language : List.of("DE", "EN")) {
      for (var path : List.of("/", "/lobby", "/settings", "/help", "/table/Nirgendwo")) {
        visitor.open(house.url(path));
        visitor.see("main h1");
        if (path.equals("/lobby")) visitor.see("summary").click();
        assertFits(visitor);
      }
      if (language.equals("DE")) visitor.see(".language").click();
    }
  }

  @Test
  void the_waiting_room_fits_and_can_be_hit() {
    assertEquals(201, house.post("/api/v1/tables", "{\"name\":\"Bahnhof\",\"players\":[2,4]}"));
    var visitor = Visitor.onThePhone(house);
    visitor.open(house.url("/table/Bahnhof"));
    visitor.see(".qr");
    assertFits(visitor);
    assertInReach(visitor.button("Ich bin bereit"));
    visitor.keep("phone-waiting");
  }

  @Test
  void a_place_is_tapped_and_confirmed_without_scrolling() {
    var visitor = Visitor.onThePhone(house);
    visitor.open(house.url("/"));
    visitor.press("Sofort gegen Bots spielen");
    foundByTapping(visitor, "Setze eine Siedlung");
    assertEquals(1, visitor.own(".piece"));
    foundByTapping(visitor, "Lege eine Straße");
    assertEquals(1, visitor.own(".road"));
    for (var panel : List.of("Handel", "Verlauf", "Bank", "Zahlen", "Chat")) {
      visitor.turnTo(panel);
      assertFits(visitor);
    }
  }

  /// A first tap chooses, the button at the bottom confirms.
  private static void foundByTapping(Visitor visitor, String awaited) {
    assertThat(visitor.status()).containsText(awaited);
    var targets = visitor.see(".target");
    int before = visitor.page.locator(".board .piece, .board .road").count();
    var light = targets.nth(targets.count() / 2).locator(".light");
    light.tap(new Locator.TapOptions().setForce(true));
    assertThat(visitor.page.locator(".target.chosen")).hasCount(1);
    assertEquals(before, visitor.page.locator(".board .piece, .board .road").count());
    visitor.page.evaluate("scrollTo(0, 0)");
    var confirm = visitor.button("Hier bauen");
    assertInReach(confirm);
    assertInReach(visitor.status());
    visitor.keep("phone-confirm");
    confirm.tap();
    assertThat(visitor.status()).not().containsText(awaited);
  }

  @Test
  void held_across_the_whole_island_is_seen_beside_what_is_done_with_it() {
    var visitor = Visitor.onThePhoneAcross(house);
    visitor.open(house.url("/"));
    visitor.press("Sofort gegen Bots spielen");
    assertThat(visitor.status()).containsText("Setze eine Siedlung");
    assertWhole(visitor.page.locator(".stage"));
    assertWhole(visitor.page.locator(".hand"));
    foundByTapping(visitor, "Setze eine Siedlung");
    visitor.page.evaluate("scrollTo(0, document.body.scrollHeight)");
    assertWhole(visitor.page.locator(".stage"));
    assertWhole(visitor.status());
    assertEquals(List.of(), visitor.page.evaluate(MISSED));
    visitor.keep("phone-across");
  }

  @Test
  void held_across_torres_is_seen_whole_beside_its_actions() {
    var visitor = Visitor.onThePhoneAcross(house);
    visitor.open(house.url("/"));
    visitor.press("Oder: Torres gegen Bots");
    visitor.see(".torres");
    assertWhole(visitor.page.locator(".stage"));
    assertInReach(visitor.page.getByLabel("Von oben ansehen"));
    assertWhole(visitor.page.locator(".build"));
  }

  @Test
  void torres_fits_and_its_turn_is_confirmed_without_scrolling() {
    var visitor = Visitor.onThePhone(house);
    visitor.open(house.url("/"));
    visitor.press("Oder: Torres gegen Bots");
    visitor.see(".torres");
    visitor.page.waitForCondition(
        () -> {
          var status = visitor.status().innerText();
          if (status.contains("Setze de")) tapAndConfirm(visitor);
          return status.contains(TorresClicks.TURN);
        });
    assertFits(visitor);
    visitor.page.evaluate("scrollTo(0, 0)");
    assertInReach(visitor.button("Zug bestätigen"));
    assertInReach(visitor.page.getByLabel("Von oben ansehen"));
    visitor.keep("phone-torres");
  }

  private static void tapAndConfirm(Visitor visitor) {
    var lights = visitor.page.locator(".target.goal .light");
    if (lights.count() == 0) return;
    lights.first().tap(new Locator.TapOptions().setForce(true));
    visitor.press("Bestätigen");
  }
}
