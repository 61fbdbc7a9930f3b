package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of what a player sees of a Torres position and of what a click on it hits.
final class TorresTableTest extends BrowserFixture {
  /// The player has knights on (4,0), (1,1) and (6,5); the opponent has knights on (2,2) and (3,4),
  /// which stand behind a tower on (3,3) and (4,5) in some rotations.
  private static final String TURN =
      "00001100/00000000/00100100/10130000/10020001/00103310/00000100/00010000 52 401165/2234"
          + " 12/17 3.3.3.0/3.3.3.3 2/0 37 0000000000 T.0.2.1.1.0.5.3.0.0 - 0 0000000011 0000000000";

  private static final String KING = TURN.replace(" T.0.2.1.1.0.5.3.0.0", " K.0.2.0.0.0.0.0.0.0");

  /// Targets of which less than 18 × 18 pixels can be hit, and targets that are drawn before one
  /// behind them.
  private static final String WRONG_HITS =
      """
      () => {
        const turned = ({ dataset: { depth } }) => Number(depth);
        const targets = [...document.querySelectorAll('.target')];
        const wrong = [];
        for (const target of targets) {
          const box = target.querySelector('.light').getBoundingClientRect();
          let hits = 0;
          for (let i = 1; i < 20; i++)
            for (let k = 1; k < 20; k++) {
              const x = box.x + (box.width * i) / 20;
              const y = box.y + (box.height * k) / 20;
              const found = document.elementFromPoint(x, y)?.closest('.target');
              if (found === target) hits++;
            }
          const area = Math.round((hits * box.width * box.height) / 361);
          if (area < 18 * 18) wrong.push(`${target.dataset.square} ${area}`);
        }
        for (let i = 1; i < targets.length; i++)
          if (turned(targets[i - 1]) > turned(targets[i])) wrong.push(`order ${i}`);
        return wrong;
      }
      """;

  private PageDriver show(String position, int width, int height) {
    var driver = PageDriver.desktop(server, width, height);
    new StagedTorres(position).open(driver, server);
    return driver;
  }

  private static void choose(PageDriver driver, String action) {
    driver.page.locator(".thing", new Page.LocatorOptions().setHasText(action)).click();
  }

  @Test
  void every_target_is_hit_in_depth_order_from_all_four_sides() {
    var driver = show(TURN, 1366, 800);
    for (int side = 0; side < 4; side++) {
      for (var action : List.of("Baustein setzen", "Ritter setzen")) {
        choose(driver, action);
        driver.waitFor(".target.goal");
        assertEquals(List.of(), driver.page.evaluate(WRONG_HITS), action + " " + side);
      }
      driver.page.getByLabel("Spielplan drehen").click();
    }
  }

  @Test
  void a_click_on_the_wall_of_a_tower_means_its_roof() {
    var driver = show(TURN, 1366, 800);
    choose(driver, "Baustein setzen");
    assertThat(driver.page.locator(".target[data-square='24']"))
        .hasClass(Pattern.compile("\\broof\\b"));
    assertThat(driver.page.locator(".target[data-square='12']"))
        .hasClass(Pattern.compile("\\bfloor\\b"));
    var tower = driver.page.locator(".tower[data-square='24']");
    assertThat(tower).not().hasClass(Pattern.compile("glass"));
    var box = tower.boundingBox();
    driver.page.mouse().click(box.x + box.width * 0.8, box.y + box.height * 0.7);
    assertThat(tower.locator(".block")).hasCount(2);
  }

  @Test
  void a_target_shows_the_piece_and_the_name_of_its_square_under_the_pointer() {
    var driver = show(TURN, 1366, 800);
    choose(driver, "Baustein setzen");
    var target = driver.waitFor(".target[data-square='12']");
    assertEquals("0", ghostOpacity(target));
    var box = target.boundingBox();
    driver.page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
    driver.page.waitForCondition(() -> !ghostOpacity(target).equals("0"));
    assertThat(driver.page.locator(".torres .pointed")).hasText("E2 · Ebene 0");
  }

  private static String ghostOpacity(Locator target) {
    return (String) target.locator(".ghost").evaluate("it => getComputedStyle(it).opacity");
  }

  @Test
  void a_tower_in_front_of_a_knight_is_transparent() {
    var driver = show(TURN, 1366, 800);
    var glass = driver.page.locator(".tower.glass");
    driver.page.waitForCondition(() -> glass.count() > 0);
    assertThat(driver.page.locator(".tower[data-square='27']")).hasClass(Pattern.compile("glass"));
    var opacity = (String) glass.first().evaluate("it => getComputedStyle(it).opacity");
    assertTrue(Double.parseDouble(opacity) <= 0.5, opacity);
    driver.page.getByLabel("Von oben ansehen").click();
    assertThat(glass).hasCount(0);
  }

  @ParameterizedTest
  @CsvSource({"iso", "above"})
  void the_board_has_coordinates_and_names_of_castles(String view) {
    var driver = show(TURN, 1366, 800);
    if (view.equals("above")) driver.page.getByLabel("Von oben ansehen").click();
    driver.waitFor(".torres." + view);
    assertEquals(
        "ABCDEFGH12345678",
        String.join("", driver.page.locator(".torres .coordinate").allTextContents()));
    assertThat(driver.page.locator(".torres .castle-name")).hasCount(8);
    assertThat(driver.page.locator(".torres .castle-name").first()).containsText("Alba");
  }

  @Test
  void every_player_sees_what_a_scoring_would_bring_now() {
    var driver = show(TURN, 1366, 800);
    var gains = driver.page.locator(".player .gain");
    assertThat(gains).hasCount(2);
    assertThat(gains.first()).hasText("+6");
    driver.openPanel("Wertung");
    assertThat(driver.page.locator(".panel .scoring tfoot tr").first()).containsText("6");
    assertThat(driver.page.locator(".torres .halo").first()).isVisible();
    choose(driver, "Punkt nehmen");
    assertThat(driver.page.locator(".player .points").first()).hasText("13");
    AccessibilityCheck.assertAccessible(driver.page);
  }

  @ParameterizedTest
  @CsvSource({"1366, 800", "640, 360"})
  void a_scoring_outlines_its_castles_beside_the_dialog(int width, int height) {
    var driver = PageDriver.desktop(server, width, height);
    var staged = new StagedTorres(TURN);
    staged.open(driver, server);
    staged.show(KING);
    driver.waitFor(".dialog .scoring");
    assertThat(driver.page.locator(".torres .halo").first()).isVisible();
    var stage = driver.page.locator(".stage").boundingBox();
    var dialog = driver.page.locator(".dialog").boundingBox();
    assertTrue(stage.x + stage.width <= dialog.x, "the dialog covers the board");
    driver.page.locator(".dialog tbody tr").first().hover();
    assertThat(driver.page.locator(".torres .halo.chosen").first()).isVisible();
    driver.screenshot("torres-scoring-" + width);
    driver.click("Schließen");
    assertThat(driver.page.locator(".torres .halo")).hasCount(0);
  }

  @ParameterizedTest
  @CsvSource({"1366, 800", "390, 844", "360, 640"})
  void every_sum_of_a_scoring_breaks_at_the_same_place(int width, int height) {
    var driver = PageDriver.desktop(server, width, height);
    var staged = new StagedTorres(TURN);
    staged.open(driver, server);
    staged.show(KING);
    driver.waitFor(".dialog .scoring small");
    var uneven =
        """
        () => [...document.querySelectorAll('.dialog .scoring small')]
          .filter((it) => {
            const sum = document.createRange();
            sum.selectNode(it.nextSibling);
            const lines = [...it.getClientRects()].length;
            return lines !== 1 || sum.getBoundingClientRect().top < it.getBoundingClientRect().bottom - 1;
          })
          .map((it) => it.parentElement.innerText)
        """;
    assertEquals(List.of(), driver.page.evaluate(uneven));
  }

  @Test
  void sounds_are_switched_at_the_table() {
    var driver = show(TURN, 1366, 800);
    driver.status().getByLabel("Töne").click();
    assertThat(driver.status().getByLabel("Töne")).hasAttribute("aria-pressed", "true");
  }

  @Test
  void a_reload_keeps_the_actions_that_are_not_sent() {
    var driver = PageDriver.desktop(server);
    var staged = new StagedTorres(TURN);
    staged.open(driver, server);
    choose(driver, "Punkt nehmen");
    assertThat(driver.page.locator(".undo .count")).hasText("1");
    driver.page.reload();
    assertThat(driver.page.locator(".undo .count")).hasText("1");
    assertThat(driver.page.locator(".amounts strong").first()).hasText("4");
  }

  @ParameterizedTest
  @CsvSource({"360, 640", "390, 844", "640, 360"})
  void the_status_of_a_phone_is_short_and_complete(int width, int height) {
    for (var position : List.of(TURN, KING)) {
      var driver = PageDriver.phone(server, width, height);
      new StagedTorres(position).open(driver, server);
      if (position.equals(KING)) driver.click("Schließen");
      var tooLong = "(it) => it.scrollWidth > it.clientWidth || it.offsetHeight > 68";
      assertEquals(false, driver.status().evaluate(tooLong), position);
    }
  }

  @Test
  void the_final_scoring_can_be_read_on_a_phone_held_sideways() {
    var driver = PageDriver.phone(server, 640, 360);
    var staged = new StagedTorres(TURN);
    staged.open(driver, server);
    staged.show(TURN.replace(" T.0.2.1.1.0.5.3.0.0", " O.-.2.1.1.0.0.3.0.0"));
    driver.waitFor(".dialog .scoring");
    var row = driver.page.locator(".dialog .scoring tbody tr").first();
    assertThat(row).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
    var isOnTop =
        """
        (it) => {
          const { x, y, width, height } = it.getBoundingClientRect();
          return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }
        """;
    assertEquals(true, row.evaluate(isOnTop));
    driver.screenshot("torres-over-640");
  }

  private static final List<String> FIXED =
      List.of(".stage", ".status", ".build", ".build .thing", ".players", ".tabs");

  private static List<String> boxes(PageDriver driver) {
    return FIXED.stream()
        .map(
            selector -> {
              var box = driver.page.locator(selector).first().boundingBox();
              return "%s %.0f,%.0f %.0fx%.0f"
                  .formatted(selector, box.x, box.y, box.width, box.height);
            })
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"1366, 800", "1920, 1080", "390, 844", "360, 640", "640, 360"})
  void nothing_moves_when_the_turn_begins_or_an_action_can_be_taken_back(int width, int height) {
    var driver =
        width < 1000
            ? PageDriver.phone(server, width, height)
            : PageDriver.desktop(server, width, height);
    var staged = new StagedTorres(TURN.replace(" T.0.2.", " T.1.2."));
    staged.open(driver, server);
    assertThat(driver.status()).containsText("Han");
    var before = boxes(driver);
    staged.show(TURN);
    assertThat(driver.button("Zug bestätigen")).isVisible();
    assertEquals(before, boxes(driver), "the own turn");
    choose(driver, "Punkt nehmen");
    assertThat(driver.page.locator(".undo .count")).hasText("1");
    assertEquals(before, boxes(driver), "an action");
  }

  @Test
  void unspent_points_ask_before_the_turn_ends() {
    var driver = PageDriver.desktop(server);
    var staged = new StagedTorres(TURN);
    staged.open(driver, server);
    driver.click("Zug bestätigen");
    assertThat(driver.page.locator(".dialog h2")).hasText("Noch 5 Aktionspunkte");
    driver.click("Zurück zum Zug");
    assertThat(driver.page.locator(".dialog")).hasCount(0);
    assertFalse(staged.requests().contains("ZUGENDE"));
    driver.click("Zug bestätigen");
    driver.page.keyboard().press("Escape");
    assertThat(driver.page.locator(".dialog")).hasCount(0);
    driver.click("Zug bestätigen");
    driver.click("Verfallen lassen");
    driver.page.waitForCondition(() -> staged.requests().contains("ZUGENDE"));
    assertFalse(staged.requests().contains("AKTION AKTION_NEHME_PUNKT"));
  }

  @Test
  void unspent_points_can_become_victory_points() {
    var driver = PageDriver.desktop(server);
    var staged = new StagedTorres(TURN);
    staged.open(driver, server);
    driver.click("Zug bestätigen");
    driver.click("5 Siegpunkte nehmen");
    driver.page.waitForCondition(() -> staged.requests().contains("ZUGENDE"));
    assertEquals(
        5, staged.requests().stream().filter(it -> it.equals("AKTION AKTION_NEHME_PUNKT")).count());
  }

  @Test
  void a_turn_without_points_left_ends_at_once() {
    var driver = PageDriver.desktop(server);
    var staged = new StagedTorres(TURN.replace("T.0.2.1.1.0.5.3", "T.0.2.1.1.0.0.3"));
    staged.open(driver, server);
    driver.click("Zug bestätigen");
    driver.page.waitForCondition(() -> staged.requests().contains("ZUGENDE"));
  }

  @Test
  void the_king_stays_by_a_button() {
    var driver = PageDriver.desktop(server);
    var staged = new StagedTorres(KING);
    staged.open(driver, server);
    driver.click("Schließen");
    driver.waitFor(".target.goal");
    assertThat(driver.page.locator(".target[data-square='21']")).hasCount(0);
    driver.click("König stehen lassen");
    driver.page.waitForCondition(() -> staged.requests().contains("AKTION AKTION_SETZE_KOENIG"));
    assertEquals(List.of("AKTION AKTION_SETZE_KOENIG", "X 5", "Y 2"), lastThree(staged));
  }

  private static List<String> lastThree(StagedTorres staged) {
    var requests = staged.requests();
    return requests.subList(requests.size() - 3, requests.size());
  }

  @Test
  void the_waiting_room_names_the_player_and_has_a_chat() {
    assertEquals(201, server.post("/api/v1/tables", torresTable("Halle")));
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/torres/Halle"));
    assertThat(driver.page.locator(".company li").first()).containsText("(du)");
    assertThat(driver.page.locator(".company li")).hasCount(3);
    assertThat(driver.page.locator(".room .chat")).isVisible();
    driver.screenshot("torres-waiting");
    driver.page.reload();
    assertThat(driver.page.locator(".company li").first()).containsText("(du)");
    AccessibilityCheck.assertAccessible(driver.page);
  }

  @Test
  void a_spectator_can_join_from_the_waiting_room() {
    assertEquals(201, server.post("/api/v1/tables", torresTable("Turm")));
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/torres/Turm/watch"));
    assertThat(driver.page.locator(".company li")).hasCount(3);
    assertThat(driver.page.locator(".room")).containsText("Du schaust jetzt zu.");
    driver.click("Mitspielen");
    assertThat(driver.page.locator(".company li").first()).containsText("(du)");
    assertTrue(driver.page.url().endsWith("/torres/Turm"), driver.page.url());
  }

  private static String torresTable(String name) {
    return "{\"name\":\"" + name + "\",\"game\":\"torres\",\"players\":[3,3]}";
  }

  @ParameterizedTest
  @CsvSource({"1366, 800", "1920, 1080", "390, 844", "360, 640", "640, 360"})
  void screenshots_of_a_turn_in_both_themes(int width, int height) {
    for (var scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
      var driver =
          width < 700
              ? PageDriver.phone(server, width, height)
              : PageDriver.desktop(server, width, height);
      driver.page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
      new StagedTorres(TURN).open(driver, server);
      choose(driver, "Baustein setzen");
      driver.waitFor(".target");
      driver.screenshot("torres-turn-" + width + "-" + scheme.name().toLowerCase(Locale.ROOT));
      var needed = driver.page.evaluate("document.documentElement.scrollWidth");
      assertEquals(width, ((Number) needed).intValue());
      assertEquals(List.of(), driver.errors().stream().filter(it -> !it.contains("404")).toList());
    }
  }
}
