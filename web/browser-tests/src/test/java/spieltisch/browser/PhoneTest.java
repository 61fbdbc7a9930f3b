package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  /// The elements and texts that make the page wider than the screen. A drawing cuts off what is
  /// outside of it.
  private static final String STICKING_OUT =
      """
      () => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        const found = [`${scrollWidth} pixels`];
        const nodes = document.createTreeWalker(document.body, 1 | 4);
        while (nodes.nextNode()) {
          const node = nodes.currentNode;
          const range = document.createRange();
          range.selectNode(node);
          const box = node.nodeType === 1 ? node.getBoundingClientRect() : range.getBoundingClientRect();
          if (box.right > clientWidth + 0.5 && !node.ownerSVGElement)
            found.push(`${(node.outerHTML ?? node.data).slice(0, 90)} ${box.right}`);
        }
        return found;
      }
      """;

  private static void assertFits(PageDriver driver) {
    assertEquals(List.of(), driver.page.evaluate(STICKING_OUT), driver.page.url());
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

  /// The elements whose content is only reached by scrolling sideways.
  private static final String SIDEWAYS =
      """
      () => [...document.querySelectorAll('main, main *')]
        .filter((it) => ['auto', 'scroll'].includes(getComputedStyle(it).overflowX))
        .filter((it) => it.scrollWidth > it.clientWidth)
        .map((it) => `${it.outerHTML.slice(0, 90)} ${it.scrollWidth} > ${it.clientWidth}`)
      """;

  @ParameterizedTest
  @CsvSource({"360, 640", "390, 844", "640, 360"})
  void every_screen_of_results_and_of_the_guided_games_fits(int width, int height) {
    var driver = PageDriver.phone(server, width, height);
    driver.open(server.url("/"));
    for (var game : List.of("catan", "torres")) {
      var name = "Fertig-" + game;
      var known = FinishedGames.find(server, name).map(it -> it.getString("id"));
      var id = known.orElseGet(() -> FinishedGames.play(server, driver.page, game, name));
      driver.open(server.url("/result/" + id));
      driver.waitFor(".standing li");
      driver.waitFor(".chart");
      for (int language = 0; language < 2; language++) {
        assertFits(driver);
        assertEquals(List.of(), driver.page.evaluate(SIDEWAYS), driver.page.url());
        driver.waitFor(".language").click();
      }
      driver.open(server.url("/learn/" + game));
      driver.waitFor("svg.board, svg.torres");
      assertFits(driver);
      assertEquals(List.of(), driver.page.evaluate(SIDEWAYS), driver.page.url());
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
    driver.playBots("catan");
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

  @ParameterizedTest
  @CsvSource({"360, 640", "390, 844", "640, 360"})
  void names_and_prices_fit_into_the_buttons_in_both_languages(int width, int height) {
    var driver = PageDriver.phone(server, width, height);
    driver.open(server.url("/"));
    driver.playBots("catan");
    assertThat(driver.waitFor(".thing")).hasCount(4);
    for (var language : List.of("DE", "EN")) {
      assertEquals(
          List.of(),
          driver.page.evaluate(
              "() => [...document.querySelectorAll('.thing')]"
                  + ".filter((it) => it.scrollWidth > it.clientWidth)"
                  + ".map((it) => `${it.innerText} ${it.scrollWidth} > ${it.clientWidth}`)"),
          language);
      driver.page.locator(".language").click();
    }
  }

  @Test
  void in_landscape_the_whole_island_is_visible_beside_the_controls() {
    var driver = PageDriver.phoneLandscape(server);
    driver.open(server.url("/"));
    driver.playBots("catan");
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
    driver.playBots("torres");
    driver.waitFor(".torres");
    assertFullyVisible(driver.page.locator(".stage"));
    assertReachable(driver.page.getByLabel("Schräg ansehen"));
    assertFullyVisible(driver.page.locator(".build"));
  }

  /// Squares that are too small for a finger.
  private static final String SMALL_SQUARES =
      """
      () => [...document.querySelectorAll('.target .light')]
        .map((it) => it.getBoundingClientRect())
        .filter((box) => box.height < 40 || box.width < 40)
        .map((box) => `${box.width}x${box.height}`)
      """;

  @ParameterizedTest
  @CsvSource({"360, 640", "390, 844", "640, 360"})
  void a_whole_torres_turn_is_played_by_touch_without_scrolling(int width, int height) {
    var driver = PageDriver.phone(server, width, height);
    driver.open(server.url("/"));
    driver.playBots("torres");
    driver.waitFor(".torres.above");
    driver.page.waitForCondition(
        () -> {
          var status = driver.status().innerText();
          if (status.contains("Setze de")) tapAndConfirm(driver);
          return status.contains(TorresClicker.TURN);
        });
    driver.page.evaluate("scrollTo(0, 0)");
    assertEquals(width, driver.page.evaluate("document.documentElement.scrollWidth"));
    assertEquals(List.of(), driver.page.evaluate(SMALL_TARGETS));
    for (var control : driver.page.locator(".mine button, .outlooks button").all()) {
      assertFullyVisible(control);
      assertReachable(control);
    }
    assertReachable(driver.status());
    assertFullyVisible(driver.page.locator(".stage"));
    driver.button("Baustein setzen").tap();
    driver.waitFor(".target.goal");
    assertEquals(List.of(), driver.page.evaluate(SMALL_SQUARES));
    driver.screenshot("phone-torres-" + width);
    tapAndConfirm(driver);
    assertThat(driver.page.locator(".undo .count")).hasText("1");
    driver.button("Zug bestätigen").tap();
    driver.button("4 Siegpunkte nehmen").tap();
    driver.page.waitForCondition(
        () -> driver.frames().stream().anyMatch(it -> it.startsWith("AKTION AKTION_NEHME")));
    assertEquals(0, driver.page.evaluate("scrollY"));
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void the_squares_at_an_angle_are_large_enough_when_enlarged() {
    var driver = PageDriver.phone(server);
    driver.open(server.url("/"));
    driver.playBots("torres");
    driver.waitFor(".torres.above");
    driver.page.getByLabel("Schräg ansehen").tap();
    driver.waitFor(".target.goal");
    driver.page.getByLabel("Spielplan vergrößern").tap();
    assertEquals(List.of(), driver.page.evaluate(SMALL_SQUARES));
    assertEquals(360, driver.page.evaluate("document.documentElement.scrollWidth"));
    driver.screenshot("phone-torres-zoomed");
  }

  @Test
  void the_torres_cards_open_from_the_action_bar() {
    var driver = PageDriver.phone(server);
    var hand = " - 0 0000000011 0000000000";
    var staged =
        new StagedTorres(
            "00001100/00000000/00100100/10000000/00000001/00100100/00000000/00010000 52 40/22 0/7"
                + " 3.3.3.0/3.3.3.3 2/0 38 0000000000 T.0.1.1.1.0.5.3.0.0"
                + hand);
    staged.open(driver, server);
    driver.button("Karte spielen").tap();
    driver.page.locator(".dialog .torres-card").getByText("Sieben Aktionspunkte").tap();
    assertThat(driver.page.locator(".dialog")).hasCount(0);
    assertThat(driver.page.locator(".amounts")).containsText("7");
  }

  private static void tapAndConfirm(PageDriver driver) {
    var lights = driver.page.locator(".target.goal .light");
    if (lights.count() == 0) return;
    lights.first().tap(new Locator.TapOptions().setForce(true));
    driver.click("Bestätigen");
  }
}
