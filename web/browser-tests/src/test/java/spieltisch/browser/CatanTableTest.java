package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spieltisch.catan.Position;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;

/// Tests of the Catan table: players, log, turn notice, moving cards, and a layout that stays.
final class CatanTableTest extends StagedFixture {
  private static final int ONE_WOOD = PackedCounts.one(Resource.WOOD.ordinal());

  private void status(int player, String status) {
    player(player, "\"Status\":\"" + status + "\"");
  }

  private void player(int player, String fields) {
    socket.send("{\"Statusupdate\":{\"Spieler\":{\"id\":%d,%s}}}".formatted(player, fields));
  }

  private void built(int player, String type, String place) {
    socket.send(
        "{\"Bauvorgang\":{\"Gebäude\":{\"Eigentümer\":%d,\"Typ\":\"%s\",\"Ort\":[%s]}}}"
            .formatted(player, type, place));
  }

  private static String hexes(int... xy) {
    var text = new StringBuilder();
    for (int i = 0; i < xy.length; i += 2)
      text.append(i == 0 ? "" : ",").append("{\"x\":%d,\"y\":%d}".formatted(xy[i], xy[i + 1]));
    return text.toString();
  }

  private void moved(String message, int player, String cards) {
    socket.send("{\"%s\":{\"Spieler\":%d,\"Rohstoffe\":{%s}}}".formatted(message, player, cards));
  }

  private void rolled(int player, int first, int second) {
    socket.send(
        "{\"Würfelwurf\":{\"Spieler\":%d,\"Wurf\":[%d,%d]}}".formatted(player, first, second));
  }

  /// Waits in the test instead of the page, because the page forbids the evaluation of text as
  /// code.
  private static void await(PageDriver driver, String condition) {
    driver.page.waitForCondition(() -> Boolean.TRUE.equals(driver.page.evaluate(condition)));
  }

  private PageDriver ownTurn(int width, int height) {
    return show(tradePhase(), ONE_WOOD, width, height);
  }

  private static Position tradePhase() {
    var position = position(4);
    position.gained(0, ONE_WOOD);
    position.turnBegan(0);
    position.phaseBegan(Position.TRADE_AND_BUILD, 0);
    return position;
  }

  @Test
  void the_length_of_the_longest_road_is_shown_and_not_the_number_of_roads() {
    var driver = ownTurn(1366, 800);
    built(2, "Straße", hexes(0, 0, 1, 0));
    built(2, "Straße", hexes(0, 0, 0, 1));
    built(2, "Straße", hexes(0, 0, -1, 0));
    var length = driver.page.locator(".player:has-text('Han') .road-length");
    assertThat(length).hasText("2");
    assertThat(length).hasAttribute("title", "Längste eigene Straße");
    built(3, "Dorf", hexes(0, 0, 1, 0, 0, 1));
    assertThat(length).hasText("1");
  }

  @Test
  void an_award_is_a_badge_and_moves_nothing() {
    var driver = ownTurn(1366, 800);
    var facts = driver.page.locator(".player:has-text('Han') .facts");
    var before = facts.boundingBox();
    socket.send("{\"Längste Handelsstraße\":{\"Spieler\":2}}");
    var badge = facts.locator(".award");
    assertThat(badge).hasAttribute("title", "Längste Handelsstraße");
    var colour = "(it) => getComputedStyle(it).backgroundColor";
    assertTrue(!"rgba(0, 0, 0, 0)".equals(badge.evaluate(colour)), "the badge has a background");
    assertEquals(before.y, facts.boundingBox().y);
    assertEquals(before.height, facts.boundingBox().height);
  }

  @Test
  void one_deal_is_one_line_of_the_log() {
    var driver = ownTurn(1366, 800);
    var lines = driver.page.locator(".log li");
    int before = 1; // the beginning of the turn
    assertThat(lines).hasCount(before);
    socket.send("{\"Handel ausgeführt\":{\"Spieler\":2,\"Mitspieler\":1}}");
    moved("Kosten", 2, "\"Erz\":1,\"Wolle\":2");
    moved("Kosten", 1, "\"Holz\":1");
    moved("Ertrag", 2, "\"Holz\":1");
    moved("Ertrag", 1, "\"Erz\":1,\"Wolle\":2");
    assertThat(lines.first()).hasText("Han gibt Leia 2 Wolle und 1 Erz und bekommt 1 Holz.");
    assertThat(lines).hasCount(before + 1);
    moved("Kosten", 2, "\"Erz\":4");
    moved("Ertrag", 2, "\"Lehm\":1");
    assertThat(lines.first()).hasText("Han tauscht mit der Bank 4 Erz gegen 1 Lehm.");
    assertThat(lines).hasCount(before + 2);
    moved("Kosten", 2, "\"Holz\":1,\"Lehm\":1");
    built(2, "Straße", hexes(0, 0, 1, 0));
    assertThat(lines.first()).hasText("Han baut eine Straße.");
    assertThat(lines).hasCount(before + 3);
    driver.click("English");
    assertThat(lines.nth(1)).hasText("Han trades 4 ore for 1 brick with the bank.");
    assertThat(lines.nth(2)).hasText("Han gives Leia 2 wool and 1 ore and gets 1 wood.");
  }

  @Test
  void throws_for_the_order_of_play_are_shown_as_such() {
    var driver = show(position(4), 0, 1366, 800);
    rolled(2, 3, 4);
    assertThat(driver.page.locator(".log li").first())
        .hasText("Han würfelt um den Beginn: 3 + 4 = 7.");
    assertThat(driver.page.locator(".dice")).containsText("Wer beginnt?");
    built(2, "Dorf", hexes(0, 0, 1, 0, 0, 1));
    rolled(2, 3, 5);
    assertThat(driver.page.locator(".log li").first()).hasText("Han würfelt 3 + 5 = 8.");
    assertThat(driver.page.locator(".dice")).not().containsText("Wer beginnt?");
  }

  private static final String STUBS =
      """
      localStorage.setItem('spieltisch.settings', JSON.stringify({ notify: true, vibrate: true }));
      window.notices = [];
      window.Notification = class {
        static permission = 'granted';
        constructor(title) { notices.push(title); }
        close() {}
      };
      navigator.vibrate = (pattern) => notices.push(pattern.length > 0);
      Object.defineProperty(document, 'hidden', { get: () => true });
      """;

  @Test
  void the_own_turn_is_in_the_title_and_is_announced_to_a_hidden_page_if_wanted() {
    var driver = PageDriver.desktop(server);
    driver.page.addInitScript(STUBS);
    show(driver, tradePhase(), ONE_WOOD);
    await(driver, "document.title.includes('Du bist dran')");
    status(1, "Warten");
    await(driver, "document.title === 'Spieltisch'");
    driver.page.evaluate("notices.length = 0");
    status(1, "Würfeln");
    await(driver, "document.title.includes('Du bist dran')");
    await(driver, "notices.length === 2");
    assertEquals(List.of(true, "Du bist dran"), driver.page.evaluate("notices"));
    driver.open(server.url("/lobby"));
    await(driver, "document.title === 'Spieltisch'");
  }

  @Test
  void sounds_are_switched_at_the_table() {
    var driver = ownTurn(1366, 800);
    var button = driver.page.locator(".status").getByLabel("Töne");
    assertThat(button).hasAttribute("aria-pressed", "false");
    button.click();
    assertThat(button).hasAttribute("aria-pressed", "true");
    var stored = "JSON.parse(localStorage.getItem('spieltisch.settings')).sounds";
    assertEquals(true, driver.page.evaluate(stored));
  }

  /// Properties that the browser animates without a new layout.
  private static final Set<String> CHEAP = Set.of("transform", "opacity");

  private static final String ANIMATED =
      """
      () => [...document.querySelectorAll('.flight, .change')].flatMap((it) => it.getAnimations())
        .flatMap((it) => it.effect.getKeyframes()).flatMap((it) => Object.keys(it))
        .filter((it) => !['offset', 'computedOffset', 'easing', 'composite'].includes(it))
      """;

  /// Builds a settlement of each of two players, and returns the number of a hexagon at both.
  private int numberedHex(PageDriver driver) {
    built(1, "Dorf", hexes(0, 0, 1, 0, 0, 1));
    built(2, "Dorf", hexes(0, 0, -1, 0, 0, -1));
    var number = driver.page.locator(".tile[data-hex='0,0'] .token text").textContent();
    return Integer.parseInt(number);
  }

  private static final Map<String, String> YIELDS =
      Map.of(
          "Wald",
          "Holz",
          "Hügelland",
          "Lehm",
          "Weideland",
          "Wolle",
          "Ackerland",
          "Getreide",
          "Gebirge",
          "Erz");

  private void yieldCards(PageDriver driver) {
    int number = numberedHex(driver);
    var terrain = driver.page.locator(".tile[data-hex='0,0']").getAttribute("data-terrain");
    var card = "\"" + YIELDS.get(terrain) + "\":1";
    rolled(1, number / 2, number - number / 2);
    moved("Ertrag", 1, card);
    moved("Ertrag", 2, card);
  }

  @Test
  void cards_fly_from_the_hexes_to_the_hands_and_badges_show_the_change() {
    var driver = ownTurn(1366, 800);
    driver.page.evaluate(
        """
        () => {
          window.seen = new Set();
          new MutationObserver(() => {
            document.querySelectorAll('.flight').forEach((it) => seen.add(it));
          }).observe(document.body, { childList: true, subtree: true });
        }
        """);
    yieldCards(driver);
    assertThat(driver.page.locator(".player:has-text('Han') .change")).hasText("+1");
    assertThat(driver.page.locator(".held .change")).hasText("+1");
    await(driver, "seen.size === 2");
    var animated = (List<?>) driver.page.evaluate(ANIMATED);
    assertTrue(CHEAP.containsAll(animated), animated.toString());
    assertThat(driver.page.locator(".flight, .change")).hasCount(0);
    moved("Kosten", 2, "\"Unbekannt\":1");
    assertThat(driver.page.locator(".player:has-text('Han') .change")).hasText("−1");
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void nothing_flies_with_reduced_motion() {
    var driver = PageDriver.desktop(server);
    driver.page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    driver.page.addInitScript(
        """
        new MutationObserver(() => {
          if (document.querySelector('.flight, .change')) window.flew = true;
        }).observe(document, { childList: true, subtree: true });
        """);
    show(driver, tradePhase(), ONE_WOOD);
    yieldCards(driver);
    assertThat(driver.page.locator(".log .gained")).hasCount(2);
    assertEquals(false, driver.page.evaluate("window.flew === true"));
  }

  @Test
  void the_text_of_a_card_is_readable_by_keyboard_and_touch() {
    var driver = PageDriver.phone(server);
    show(driver, tradePhase(), ONE_WOOD);
    player(1, "\"Entwicklungskarten\":{\"Ritter\":1,\"Siegpunkt\":1}");
    driver.button("Siegpunkt").tap();
    assertThat(driver.page.locator(".dialog")).containsText("Zählt von selbst");
    driver.button("Schließen").tap();
    driver.button("Ritter").focus();
    driver.page.keyboard().press("Enter");
    assertThat(driver.page.locator(".dialog")).containsText("Versetze den Räuber");
    driver.button("Ausspielen").click();
    assertThat(driver.page.locator(".dialog")).hasCount(0);
    assertThat(driver.page.locator(".target.hex").first()).isVisible();
  }

  @Test
  void the_price_and_what_is_missing_are_readable() {
    var driver = ownTurn(1366, 800);
    var road = driver.page.locator(".thing").first();
    assertThat(road.locator(".coin")).hasCount(2);
    assertThat(road.locator(".coin.missing")).hasCount(1);
    assertThat(road).hasAttribute("title", "Straße: 1 Holz und 1 Lehm. Dir fehlt: 1 Lehm.");
    driver.openPanel("Bank");
    assertThat(driver.page.locator(".costs li").first()).containsText("Dir fehlt: 1 Lehm");
    var city = driver.page.locator(".thing").nth(2);
    assertThat(city)
        .hasAttribute("title", "Stadt: 2 Getreide und 3 Erz. Dir fehlt: 2 Getreide und 3 Erz.");
  }

  /// The positions and sizes of the elements that a player points at.
  private static final List<String> FIXED =
      List.of(".stage", ".board", ".status", ".hand", ".build", ".players", ".tabs");

  private static Map<String, List<Long>> boxes(PageDriver driver) {
    var boxes = new TreeMap<String, List<Long>>();
    for (var selector : FIXED) {
      var box = driver.page.locator(selector).first().boundingBox();
      boxes.put(
          selector,
          List.of(
              Math.round(box.x), Math.round(box.y), Math.round(box.width), Math.round(box.height)));
    }
    return boxes;
  }

  @ParameterizedTest
  @CsvSource({"1366, 800", "1920, 1080", "360, 640", "640, 360"})
  void nothing_moves_when_the_turn_the_status_or_the_cards_change(int width, int height) {
    var driver = ownTurn(width, height);
    assertThat(driver.button("Zug beenden")).isVisible();
    var before = boxes(driver);
    status(1, "Würfeln");
    assertThat(driver.button("Würfeln")).isVisible();
    assertEquals(before, boxes(driver), "before the roll");
    status(1, "Warten");
    status(2, "Karten wegen Räuber abgeben");
    status(3, "Karten wegen Räuber abgeben");
    status(4, "Karten wegen Räuber abgeben");
    assertThat(driver.status()).containsText("Lando muss Karten abgeben");
    assertEquals(before, boxes(driver), "others discard");
    player(1, "\"Entwicklungskarten\":{\"Ritter\":1,\"Siegpunkt\":1}");
    assertThat(driver.button("Ritter")).isVisible();
    assertEquals(before, boxes(driver), "development cards");
    status(2, "Handeln oder Bauen");
    socket.send(
        "{\"Handelsangebot\":{\"Spieler\":2,\"Handel id\":7,"
            + "\"Angebot\":{\"Erz\":1},\"Nachfrage\":{\"Holz\":1}}}");
    assertThat(driver.button("Annehmen")).isVisible();
    assertEquals(before, boxes(driver), "an offer");
    driver.screenshot("table-steady-" + width);
  }

  /// The corners and edges that an element of the page covers.
  private static final String COVERED =
      """
      () => {
        const overlaps = (a, b) =>
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        const above = [...document.querySelectorAll('.dice, .zoom, .now > *, .status')]
          .map((it) => it.getBoundingClientRect());
        return [...document.querySelectorAll('.target .light')]
          .map((it) => [it, it.getBoundingClientRect()])
          .filter(([, box]) => above.some((it) => overlaps(it, box)))
          .map(([it]) => it.parentElement.dataset.place);
      }
      """;

  @ParameterizedTest
  @CsvSource({
    "360, 640, 4",
    "390, 844, 4",
    "640, 360, 4",
    "360, 640, 6",
    "640, 360, 6",
    "1024, 768, 4",
    "1366, 800, 4"
  })
  void dice_and_buttons_cover_no_corner(int width, int height, int players) {
    var driver = PageDriver.phone(server, width, height);
    show(driver, position(players), 0);
    rolled(2, 6, 6);
    status(1, "Dorf bauen");
    assertThat(driver.page.locator(".dice")).isVisible();
    driver.waitFor(".target .light");
    assertEquals(List.of(), driver.page.evaluate(COVERED));
    var light = driver.page.locator(".target .light").first();
    light.tap(new Locator.TapOptions().setForce(true));
    assertThat(driver.button("Hier bauen")).isVisible();
    assertEquals(List.of(), driver.page.evaluate(COVERED));
    assertEquals(width, driver.page.evaluate("document.documentElement.scrollWidth"));
    driver.screenshot("phone-found-" + width + "-" + players);
  }

  /// Corners and edges that are too small for a finger.
  private static final String SMALL_PLACES =
      """
      () => [...document.querySelectorAll('.target .reach')]
        .map((it) => it.getBoundingClientRect())
        .filter((box) => box.width < 40 || box.height < 40)
        .map((box) => `${box.width}x${box.height}`)
      """;

  @ParameterizedTest
  @CsvSource({"360, 640, 4", "640, 360, 4", "390, 844, 6"})
  void an_enlarged_board_has_large_targets_and_keeps_its_place(int width, int height, int players) {
    var driver = PageDriver.phone(server, width, height);
    show(driver, position(players), 0);
    status(1, "Dorf bauen");
    driver.waitFor(".target .light");
    var before = boxes(driver).get(".stage");
    driver.page.getByLabel("Spielplan vergrößern").tap();
    assertEquals(List.of(), driver.page.evaluate(SMALL_PLACES));
    assertEquals(before, boxes(driver).get(".stage"));
    assertEquals(width, driver.page.evaluate("document.documentElement.scrollWidth"));
    driver.screenshot("phone-zoomed-" + width);
    built(1, "Dorf", hexes(0, 0, 1, 0, 0, 1));
    status(1, "Straße bauen");
    driver.waitFor(".target.edge");
    assertEquals(List.of(), driver.page.evaluate(SMALL_PLACES));
  }

  @ParameterizedTest
  @CsvSource({"360, 640", "390, 844", "640, 360"})
  void the_own_turn_needs_no_scrolling_on_a_phone(int width, int height) {
    var driver = PageDriver.phone(server, width, height);
    show(driver, tradePhase(), ONE_WOOD);
    built(2, "Dorf", hexes(0, 0, 1, 0, 0, 1));
    rolled(1, 2, 3);
    player(1, "\"Entwicklungskarten\":{\"Ritter\":1,\"Siegpunkt\":2}");
    assertThat(driver.button("Zug beenden")).isVisible();
    var whole = new LocatorAssertions.IsInViewportOptions().setRatio(1);
    for (var selector : List.of(".status", ".stage", ".dice", ".hand"))
      assertThat(driver.page.locator(selector)).isInViewport(whole);
    for (var button : driver.page.locator(".mine .actions button, .held").all())
      assertThat(button).isInViewport(whole);
    assertEquals(width, driver.page.evaluate("document.documentElement.scrollWidth"));
    driver.screenshot("phone-own-turn-" + width);
  }

  /// Whether the element shows less than its whole text.
  private static final String IS_CUT =
      "(it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 2";

  @ParameterizedTest
  @CsvSource({"360, 640", "390, 844", "640, 360"})
  void the_status_can_be_read_as_a_whole_on_a_phone(int width, int height) {
    var driver = PageDriver.phone(server, width, height);
    show(driver, tradePhase(), ONE_WOOD);
    socket.send("{\"Restzeit\":{\"Spieler\":1,\"Millisekunden\":90000}}");
    assertThat(driver.page.locator(".status .clock")).isVisible();
    for (var status : List.of("Dorf bauen", "Würfeln", "Räuber versetzen", "Handeln oder Bauen")) {
      status(1, status);
      for (int language = 0; language < 2; language++) {
        driver.page.locator(".language").click();
        assertEquals(false, driver.page.locator(".status .grow").evaluate(IS_CUT), status);
      }
    }
  }

  @Test
  void a_refusal_goes_when_something_else_is_to_be_done() {
    var driver = ownTurn(1366, 800);
    socket.send("{\"Serverantwort\":\"Unzulässige Aktion\"}");
    assertThat(driver.page.locator(".refusal")).isVisible();
    status(1, "Warten");
    assertThat(driver.page.locator(".refusal")).hasCount(0);
  }

  /// The labels and coins of the build buttons that stick out of their button.
  private static final String STICKING_OUT =
      """
      () => [...document.querySelectorAll('.thing')].flatMap((button) => {
        const box = button.getBoundingClientRect();
        return [...button.querySelectorAll('.coin, span:first-child')]
            .map((part) => part.getBoundingClientRect())
            .filter((part) => part.left < box.left - 0.5 || part.right > box.right + 0.5)
            .map((part) => button.innerText + ' ' + (part.left - box.left) + ' ' + (part.right - box.right));
      })
      """;

  @ParameterizedTest
  @CsvSource({"1366, 800", "390, 844", "360, 640", "640, 360"})
  void prices_and_names_stay_inside_their_buttons_in_both_languages(int width, int height) {
    var driver = show(position(4), 0, width, height);
    driver.waitFor(".thing");
    assertEquals(List.of(), driver.page.evaluate(STICKING_OUT));
    driver.page.locator(".language").click();
    assertThat(driver.page.locator(".thing").nth(1)).containsText("Settlement");
    assertEquals(List.of(), driver.page.evaluate(STICKING_OUT));
  }

  @Test
  void large_numbers_of_cards_move_nothing_on_a_phone() {
    var driver = show(PageDriver.phone(server), position(4), 0);
    var buttons = driver.waitFor(".actions").boundingBox();
    var facts = driver.page.locator(".player .facts").nth(1);
    player(2, "\"Rohstoffe\":14,\"Entwicklungskarten\":11,\"Rittermacht\":10");
    assertThat(facts).containsText("14");
    assertEquals(buttons.y, driver.page.locator(".actions").boundingBox().y);
    var tooWide = "(it) => Math.max(0, it.scrollWidth - it.clientWidth)";
    assertEquals(0, driver.page.locator(".player .who").nth(1).evaluate(tooWide));
  }
}
