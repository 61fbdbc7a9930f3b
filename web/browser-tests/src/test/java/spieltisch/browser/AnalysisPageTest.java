package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of the analysis of a finished game: progress, graph, costly decisions, openings, and
/// playing on.
final class AnalysisPageTest extends BrowserFixture {
  private static final int COSTLIEST = 5;

  private static String play(BrowserServer server, PageDriver driver, String name) {
    driver.open(server.url("/"));
    return FinishedGames.play(server, driver.page, "catan", name);
  }

  /// The real analysis of a game, in which six decisions count as blunders, and with one deal. So
  /// the page has the same parts for every game.
  private JsonObject analysisOf(PageDriver driver, String id) {
    var path = "/api/v1/games/" + id + "/analysis";
    server.post(path, "");
    driver.page.waitForCondition(() -> "done".equals(server.getJson(path).getString("state")));
    var answer = server.getJson(path);
    var decisions = answer.getJsonObject("analysis").getJsonArray("decisions");
    for (int i = 0; i <= COSTLIEST; i++) {
      var decision = decisions.getJsonObject(i * (decisions.size() - 1) / COSTLIEST);
      decision.put("grade", "blunder").put("loss", 0.9 - i * 0.1);
      decision.put(
          "difference", JsonObject.of("points", 1, "income", -0.2, "cards", 0, "rival", 0));
    }
    var deal =
        JsonObject.of("entry", decisions.getJsonObject(0).getInteger("entry"), "turn", 0)
            .put("seat", 0)
            .put("partner", 1)
            .put("give", JsonObject.of("wood", 1))
            .put("want", JsonObject.of("ore", 2))
            .put("change", JsonArray.of(0.03, -0.02));
    answer.getJsonObject("analysis").put("trades", JsonArray.of(deal));
    return answer;
  }

  private static void answer(PageDriver driver, int status, JsonObject body) {
    driver.page.route(
        "**/api/v1/games/*/analysis",
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setStatus(status)
                    .setContentType("application/json")
                    .setBody(body.encode())));
  }

  /// Opens the report of a new game and returns the id of the game.
  private String openReport(PageDriver driver, String name) {
    var id = play(server, driver, name);
    answer(driver, 200, analysisOf(driver, id));
    driver.open(server.url("/analysis/" + id));
    driver.waitFor(".chances");
    return id;
  }

  private static Locator link(PageDriver driver, String name) {
    return driver.page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(name)).first();
  }

  @Test
  void the_result_and_the_replay_lead_to_the_analysis_which_has_an_address() {
    var driver = PageDriver.desktop(server);
    var id = play(server, driver, "Trainer");
    driver.open(server.url("/replay/" + id));
    assertThat(link(driver, "Analyse")).isVisible();
    driver.open(server.url("/result/" + id));
    link(driver, "Analyse").click();
    assertThat(driver.page).hasURL(Pattern.compile("/analysis/" + id + "$"));
    driver.waitFor(".chances");
    assertThat(driver.page.locator(".balance tbody tr")).hasCount(2);
    assertThat(driver.page.locator(".sentences")).containsText("Gewinnchance");
    var other = PageDriver.desktop(server);
    other.open(driver.page.url());
    other.waitFor(".chances");
    assertEquals(
        driver.page.locator(".balance").innerText(), other.page.locator(".balance").innerText());
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void the_place_in_the_queue_and_the_progress_are_shown() {
    var driver = PageDriver.desktop(server);
    var id = play(server, driver, "Schlange");
    var answers =
        new ArrayList<>(
            List.of(
                JsonObject.of("state", "queued", "place", 3),
                JsonObject.of("state", "running", "progress", 0.4),
                analysisOf(driver, id)));
    var next = new int[1];
    driver.page.route(
        "**/api/v1/games/*/analysis",
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setContentType("application/json")
                    .setBody(answers.get(next[0]).encode())));
    driver.open(server.url("/analysis/" + id));
    assertThat(driver.page.locator(".analysis [role=status]")).containsText("Platz 3");
    next[0] = 1;
    assertThat(driver.page.locator(".analysis progress")).hasAttribute("value", "0.4");
    AccessibilityCheck.assertAccessible(driver.page);
    driver.screenshot("analysis-progress");
    next[0] = 2;
    driver.waitFor(".chances");
  }

  @Test
  void a_limit_is_shown_as_a_sentence() {
    var driver = PageDriver.desktop(server);
    var id = play(server, driver, "Andrang");
    var sentences = JsonObject.of("de", "Bitte warte.", "en", "Please wait.");
    answer(driver, 429, JsonObject.of("error", sentences));
    driver.open(server.url("/analysis/" + id));
    assertThat(driver.page.locator(".failure h1")).containsText("Bitte warte.");
  }

  @Test
  void keys_and_clicks_choose_a_turn_of_the_graph() {
    var driver = PageDriver.desktop(server);
    openReport(driver, "Graph");
    assertThat(driver.page.locator(".chances .course:not(.edge)")).hasCount(2);
    assertNotEquals(0, driver.page.locator(".chances .luck rect").count());
    var summary = driver.page.locator(".turn-summary h3");
    assertThat(summary).hasText("Gründung");
    var slider = driver.page.getByLabel("Zug im Verlauf der Gewinnchancen");
    slider.focus();
    driver.page.keyboard().press("ArrowRight");
    driver.page.keyboard().press("ArrowRight");
    assertThat(summary).hasText("Zug 2");
    driver.page.keyboard().press("ArrowLeft");
    assertThat(summary).hasText("Zug 1");
    assertThat(slider).hasAttribute("aria-valuetext", Pattern.compile("^Zug 1: .* %"));
    assertThat(driver.page.locator(".turn-summary li")).hasCount(2);
    var box = slider.boundingBox();
    driver.page.mouse().click(box.x + box.width - 2, box.y + box.height / 2);
    assertThat(summary).hasText(Pattern.compile("^Zug [1-9][0-9]*$"));
    assertThat(summary).not().hasText("Zug 1");
    link(driver, "In der Wiederholung ansehen").click();
    assertThat(driver.page).hasURL(Pattern.compile("/replay/[^/]+/[0-9]+$"));
    driver.waitFor(".stage svg");
  }

  @Test
  void the_costliest_decisions_lead_to_their_moments() {
    var driver = PageDriver.desktop(server);
    openReport(driver, "Fehler");
    var decisions = driver.page.locator(".decision");
    assertThat(decisions).hasCount(COSTLIEST);
    assertThat(decisions.first()).containsText("grober Fehler");
    assertThat(decisions.first()).containsText("Gespielt");
    assertThat(decisions.first()).containsText("Besser");
    assertThat(decisions.first()).containsText("90 Punkte Gewinnchance");
    assertThat(decisions.first()).containsText("Siegpunkten mehr");
    assertThat(decisions.first().locator(".board .tile")).hasCount(19);
    // The first decision is the first settlement, before anything is built.
    assertThat(decisions.first().locator(".board .piece")).hasCount(0);
    assertThat(decisions.first().locator(".move-mark.played")).hasCount(1);
    assertThat(driver.page.locator(".deals li")).hasCount(1);
    assertThat(driver.page.locator(".deals li")).containsText("1 Holz für 2 Erz");
    assertThat(driver.page.locator(".deals strong")).hasText(Pattern.compile("\\+3, .*−2$"));
    AccessibilityCheck.assertAccessible(driver.page);
    driver.page.screenshot(fullPage("analysis-desktop"));
    element(driver, ".decision >> nth=4", "analysis-decision");
    element(driver, ".openings", "analysis-openings");
    element(driver, ".analysis section.card >> nth=0", "analysis-graph");
    decisions.last().locator("a.button").click();
    assertThat(driver.page).hasURL(Pattern.compile("/replay/[^/]+/[0-9]+$"));
    driver.waitFor(".stage svg");
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void the_map_of_an_opening_shows_all_legal_places() {
    var driver = PageDriver.desktop(server);
    openReport(driver, "Karte");
    var map = driver.waitFor(".openings");
    assertThat(map).containsText("von 54 erlaubten Plätzen");
    assertThat(map.locator(".heat")).hasCount(54);
    assertThat(map.locator(".heat").first()).hasAttribute("aria-label", Pattern.compile(" %$"));
    map.locator("select").selectOption("1");
    assertThat(map).not().containsText("von 54 erlaubten Plätzen");
  }

  @Test
  void a_game_is_played_on_against_bots_from_a_decision() {
    var driver = PageDriver.desktop(server);
    openReport(driver, "Weiter");
    var last = driver.page.locator(".decision").last();
    var name = last.locator("h3 span").first().innerText();
    int pieces = last.locator(".board .road").count();
    last.getByText("Von hier weiterspielen").click();
    assertThat(driver.page).hasURL(Pattern.compile("/table/~catan-"));
    driver.waitFor(".stage .tile");
    assertThat(driver.page.locator(".hand")).isVisible();
    assertThat(driver.page.locator(".players")).containsText(name);
    assertThat(driver.page.locator(".stage .board .road")).hasCount(pieces);
    driver.screenshot("analysis-play-on");
    driver.page.reload();
    driver.waitFor(".stage .tile");
    CatanClicker.playToEnd(driver);
    assertThat(driver.page.locator(".dialog.over h2")).containsText("gew");
    assertEquals(List.of(), driver.errors());
  }

  @ParameterizedTest
  @CsvSource({"390, 844, LIGHT, de", "360, 640, DARK, en"})
  void the_analysis_fits_a_phone(int width, int height, ColorScheme scheme, String language) {
    var driver = PageDriver.phone(server, width, height);
    driver.page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
    openReport(driver, "Telefon-" + width);
    if (language.equals("en")) driver.page.locator("button.language").click();
    var heading = language.equals("en") ? "Win chances" : "Gewinnchancen";
    assertThat(driver.page.locator(".analysis h2").first()).hasText(heading);
    assertEquals(width, driver.page.evaluate("document.documentElement.scrollWidth"));
    var slider = driver.page.locator(".analysis input[type=range]");
    var box = slider.boundingBox();
    driver.page.touchscreen().tap(box.x + box.width - 2, box.y + box.height / 2);
    assertThat(driver.page.locator(".turn-summary h3"))
        .hasText(Pattern.compile("^(Zug|Turn) [1-9][0-9]*$"));
    AccessibilityCheck.assertAccessible(driver.page);
    driver.page.screenshot(fullPage("analysis-phone-" + width));
    assertEquals(List.of(), driver.errors());
  }

  private static Page.ScreenshotOptions fullPage(String name) {
    return new Page.ScreenshotOptions()
        .setFullPage(true)
        .setPath(Path.of("target", "screenshots", name + ".png"));
  }

  private static void element(PageDriver driver, String selector, String name) {
    var file = Path.of("target", "screenshots", name + ".png");
    driver.page.locator(selector).screenshot(new Locator.ScreenshotOptions().setPath(file));
  }

  @Test
  void a_game_on_this_device_says_how_it_is_analysed() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    driver.page.getByLabel("Ort").selectOption("device");
    driver.page.getByLabel("Tempo").selectOption("fast");
    driver.page.getByLabel("Gegner").selectOption("1");
    driver.playBots("catan");
    driver.placeStartPieces();
    CatanClicker.playToEnd(driver);
    link(driver, "Ergebnis").click();
    assertThat(driver.page.locator(".result-page")).containsText("spieltisch analyse DATEI");
    assertThat(link(driver, "Analyse")).hasCount(0);
  }
}
