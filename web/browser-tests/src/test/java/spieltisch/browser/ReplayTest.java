package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests of the replay: keys, turns, speeds, jumps, open hands, and links to a moment.
final class ReplayTest extends BrowserFixture {
  private static final int SECOND = 1_000;

  private PageDriver openReplay(String game) {
    var driver = PageDriver.desktop(server);
    var id = FinishedGames.play(server, driver.page, game, game + "-" + System.nanoTime());
    driver.open(server.url("/replay/" + id));
    driver.waitFor(".stage svg");
    assertEquals(1, step(driver));
    return driver;
  }

  private static int step(PageDriver driver) {
    return Integer.parseInt(driver.page.locator(".scrubber input").inputValue()) + 1;
  }

  private static int lastStep(PageDriver driver) {
    return Integer.parseInt(driver.page.locator(".scrubber input").getAttribute("max")) + 1;
  }

  private static void press(PageDriver driver, String key) {
    driver.page.keyboard().press(key);
  }

  @ParameterizedTest
  @ValueSource(strings = {"catan", "torres"})
  void keys_go_by_steps_by_turns_and_to_both_ends(String game) {
    var driver = openReplay(game);
    press(driver, "ArrowRight");
    press(driver, "ArrowRight");
    assertEquals(3, step(driver));
    press(driver, "ArrowLeft");
    assertEquals(2, step(driver));
    press(driver, "End");
    assertEquals(lastStep(driver), step(driver));
    press(driver, "ArrowUp");
    press(driver, "ArrowUp");
    int turn = step(driver);
    assertTrue(turn < lastStep(driver) - 1, "a turn has several steps: " + turn);
    press(driver, "ArrowUp");
    int earlier = step(driver);
    assertTrue(earlier < turn, earlier + " before " + turn);
    press(driver, "ArrowDown");
    assertEquals(turn, step(driver));
    driver.page.getByLabel("Einen Zug zurück").click();
    assertEquals(earlier, step(driver));
    driver.page.getByLabel("Einen Zug weiter").click();
    assertEquals(turn, step(driver));
    press(driver, "Home");
    assertEquals(1, step(driver));
    press(driver, "End");
    driver.page.locator(".scrubber input").focus();
    press(driver, "ArrowLeft");
    assertEquals(lastStep(driver) - 1, step(driver), "the slider moves by one step too");
    AccessibilityCheck.assertAccessible(driver.page);
    driver.screenshot("replay-" + game);
    assertEquals(List.of(), driver.errors());
  }

  @ParameterizedTest
  @ValueSource(strings = {"catan", "torres"})
  void a_game_can_be_watched_in_one_minute(String game) {
    var driver = openReplay(game);
    driver.page.clock().install();
    driver.page.getByLabel("Dauer").selectOption("1");
    driver.page.locator("body").click();
    press(driver, " ");
    assertThat(driver.button("Anhalten")).isVisible();
    driver.page.clock().runFor(25 * SECOND);
    assertTrue(step(driver) < lastStep(driver), "not over after 25 seconds");
    driver.page.clock().runFor(40 * SECOND);
    assertEquals(lastStep(driver), step(driver));
    press(driver, "ArrowLeft");
    driver.page.getByLabel("Dauer").selectOption("3");
    press(driver, "Home");
    driver.click("Abspielen");
    driver.page.clock().runFor(100 * SECOND);
    assertTrue(step(driver) < lastStep(driver), "not over after 100 seconds");
  }

  @Test
  void a_click_on_the_log_or_on_the_chart_jumps() {
    var driver = openReplay("catan");
    var entries = driver.page.locator(".log button");
    assertEquals(lastStep(driver), entries.count());
    entries.nth(11).click();
    assertEquals(12, step(driver));
    assertThat(driver.page.locator(".log [aria-current]")).hasText(entries.nth(11).innerText());
    driver.openPanel("Zahlen");
    var chart = driver.page.getByLabel("Stelle im Verlauf der Punkte");
    var box = chart.boundingBox();
    driver.page.mouse().click(box.x + box.width - 4, box.y + box.height / 2);
    assertTrue(step(driver) > lastStep(driver) / 2, "at " + step(driver));
    AccessibilityCheck.assertAccessible(driver.page);
    driver.screenshot("replay-charts");
  }

  @Test
  void a_click_on_the_chart_of_a_torres_replay_jumps() {
    var driver = openReplay("torres");
    driver.openPanel("Zahlen");
    var chart = driver.page.getByLabel("Stelle im Verlauf der Punkte");
    var box = chart.boundingBox();
    driver.page.mouse().click(box.x + box.width - 4, box.y + box.height / 2);
    assertTrue(step(driver) > lastStep(driver) / 2, "at " + step(driver));
    AccessibilityCheck.assertAccessible(driver.page);
    driver.screenshot("replay-torres-charts");
  }

  @Test
  void the_link_to_the_moment_is_copied() {
    var driver = openReplay("torres");
    driver.page.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
    press(driver, "ArrowRight");
    driver.click("Link");
    assertThat(driver.button("Kopiert")).isVisible();
    assertThat(driver.page).hasURL(Pattern.compile("/replay/[^/]+/2$"));
    assertEquals(driver.page.url(), driver.page.evaluate("navigator.clipboard.readText()"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"catan", "torres"})
  void a_link_leads_to_a_moment(String game) {
    var driver = openReplay(game);
    for (int i = 0; i < 6; i++) press(driver, "ArrowRight");
    assertThat(driver.page).hasURL(Pattern.compile("/replay/[^/]+/7$"));
    var other = PageDriver.desktop(server);
    other.open(driver.page.url());
    other.waitFor(".stage svg");
    assertEquals(7, step(other));
    assertEquals(driver.status().innerText(), other.status().innerText());
    other.open(driver.page.url().replaceAll("/7$", "/99999"));
    other.waitFor(".stage svg");
    assertEquals(lastStep(other), step(other));
  }

  @ParameterizedTest
  @ValueSource(strings = {"catan", "torres"})
  void all_hands_are_visible_after_the_end(String game) {
    var driver = openReplay(game);
    for (int i = 0; i < 12; i++) {
      press(driver, "ArrowDown");
      if (driver.page.locator(".open-hand .picture, .open-hand .open-card").count() > 0) break;
    }
    assertThat(driver.page.locator(".open-hand")).hasCount(2);
    assertThat(driver.page.locator(".open-hand .picture, .open-hand .open-card").first())
        .isVisible();
    press(driver, "End");
    driver.screenshot("replay-hands-" + game);
  }

  /// Throws for the order, settlements, roads and the first cards of a game.
  private static final int FIRST_STEPS = 16;

  /// The parts of the replay that are cut off, covered or too small for a finger.
  private static final String UNUSABLE =
      """
      () => [...document.querySelectorAll(
          '.status .grow, .outlooks button, :is(.status, .scrubber) :is(button, select, .button)')]
        .filter((it) => {
          it.scrollIntoView({ block: 'center', behavior: 'instant' });
          const box = it.getBoundingClientRect();
          const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          const isCut = it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 2;
          const isSmall = !it.matches('.grow') && (box.width < 40 || box.height < 40);
          return isCut || isSmall || box.right > innerWidth || !it.contains(found);
        })
        .map((it) => it.outerHTML)
      """;

  private static final String LONGEST_SENTENCE =
      "Bot-2 baut eine Siedlung und bekommt 1 Getreide, 1 Wolle und 1 Holz.";

  private static final String WRITE_LONGEST_TEXTS =
      """
      (sentence) => {
        document.querySelector('.status .grow').textContent = sentence;
        for (const card of document.querySelectorAll('.open-card'))
          card.textContent = 'Baustein unterschieben ×2';
      }
      """;

  @ParameterizedTest
  @CsvSource({"catan, 360, 640", "catan, 640, 360", "torres, 360, 640", "torres, 640, 360"})
  void the_replay_is_usable_on_a_phone_in_both_languages(String game, int width, int height) {
    var driver = PageDriver.phone(server, width, height);
    var id = FinishedGames.play(server, driver.page, game, game + "-" + System.nanoTime());
    driver.open(server.url("/replay/" + id + "/1"));
    driver.waitFor(".stage svg");
    for (int step = 0; step < FIRST_STEPS; step++) {
      for (int language = 0; language < 2; language++) {
        assertEquals(List.of(), driver.page.evaluate(UNUSABLE));
        assertEquals(width, driver.page.evaluate("document.documentElement.scrollWidth"));
        driver.page.locator(".language").click();
      }
      press(driver, "ArrowRight");
    }
    driver.screenshot("phone-replay-" + game + "-" + width);
    driver.page.evaluate(WRITE_LONGEST_TEXTS, LONGEST_SENTENCE);
    assertEquals(List.of(), driver.page.evaluate(UNUSABLE));
    assertEquals(width, driver.page.evaluate("document.documentElement.scrollWidth"));
  }
}
