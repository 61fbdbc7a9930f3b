package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spieltisch.catan.MutablePosition;
import spieltisch.catan.Position;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;

/// Trading with players and with the bank. The mocked server of these tests grants negotiation.
final class TradingTest extends StagedFixture {
  private static final int FIVE_WOOD_TWO_WOOL =
      PackedCounts.of(Resource.WOOD.ordinal(), 5) + PackedCounts.of(Resource.WOOL.ordinal(), 2);

  private static final int ONE_ORE = PackedCounts.one(Resource.ORE.ordinal());

  @BeforeEach
  void grantNegotiation() {
    extensions = List.of("Verhandlung");
  }

  private static MutablePosition market(int active) {
    var position = position(4);
    position.gained(0, FIVE_WOOD_TWO_WOOL);
    for (int seat = 1; seat < 4; seat++)
      position.gained(seat, PackedCounts.of(Resource.ORE.ordinal(), 3));
    position.turnBegan(active);
    position.phaseBegan(Position.TRADE_AND_BUILD, active);
    return position;
  }

  private PageDriver trader(int active, int width, int height) {
    return show(market(active), FIVE_WOOD_TWO_WOOL, width, height);
  }

  private void offer(int player, int id, String give, String want) {
    socket.send(
        "{\"Handelsangebot\":{\"Spieler\":%d,\"Handel id\":%d,\"Angebot\":{\"%s\":1},\"Nachfrage\":{\"%s\":1}}}"
            .formatted(player, id, give, want));
  }

  private void answer(int player, int id, boolean accepts) {
    socket.send(
        "{\"Handelsangebot angenommen\":{\"Mitspieler\":%d,\"Handel id\":%d,\"Annehmen\":%b}}"
            .formatted(player, id, accepts));
  }

  private static Locator card(PageDriver driver, String resource) {
    return driver.page.locator("button.held[data-resource='" + resource + "']");
  }

  private static void assertInside(Locator locator, int width, int height) {
    assertThat(locator).isVisible();
    var box = locator.boundingBox();
    assertTrue(
        box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
        () -> box.x + "," + box.y + " " + box.width + "x" + box.height);
  }

  @Test
  void cards_of_the_hand_are_offered_by_clicks() {
    var driver = trader(0, 1366, 800);
    card(driver, "Holz").click();
    card(driver, "Holz").click();
    assertThat(card(driver, "Holz").locator(".given")).hasText("−2");
    driver.page.locator(".trade .stepper").nth(1).getByLabel("mehr Erz").click();
    driver.screenshot("trade-draft");
    driver.click("Allen anbieten");
    assertTrue(requests(driver, 1).getFirst().startsWith("{\"Handel anbieten\":"));
    assertTrue(requests.getFirst().contains("\"Angebot\":{\"Holz\":2,"), requests.getFirst());
    assertThat(driver.page.locator(".held .given")).hasCount(0);
  }

  @Test
  void the_bank_trades_by_one_click() {
    var driver = trader(0, 1366, 800);
    driver.openPanel("Handel");
    assertInside(driver.page.getByLabel("4 Holz gegen 1 Erz"), 1366, 800);
    driver.page.getByLabel("4 Holz gegen 1 Erz").click();
    var request = requests(driver, 1).getFirst();
    assertTrue(request.startsWith("{\"Seehandel\":{\"Angebot\":{\"Holz\":4,"), request);
    assertTrue(request.endsWith("\"Getreide\":0,\"Erz\":1}}}"), request);
    assertThat(driver.page.getByLabel("4 Wolle gegen 1 Erz")).hasCount(0);
  }

  @Test
  void an_offer_can_be_made_to_chosen_players() {
    var driver = trader(0, 1366, 800);
    card(driver, "Wolle").click();
    driver.page.locator(".trade .stepper").nth(1).getByLabel("mehr Erz").click();
    driver.page.locator(".partners button").getByText("Luke").click();
    driver.click("Han und Lando anbieten");
    var request = requests(driver, 1).getFirst();
    assertTrue(request.startsWith("{\"Handel vorschlagen\":"), request);
    assertTrue(request.endsWith("\"Mitspieler\":[2,4]}}"), request);
  }

  @Test
  void several_offers_in_a_row_are_one_line_of_the_log_that_opens() {
    var driver = trader(1, 1366, 800);
    driver.openPanel("Verlauf");
    offer(2, 7, "Erz", "Holz");
    assertThat(driver.page.locator(".log .offered")).hasText("Han bietet 1 Erz für 1 Holz.");
    offer(2, 8, "Erz", "Wolle");
    offer(3, 9, "Erz", "Holz");
    var line = driver.page.locator(".log .offered");
    assertThat(line.locator("summary")).hasText("Han und Luke machen 3 Angebote.");
    assertThat(line).hasCount(1);
    assertThat(line.locator("li").first()).not().isVisible();
    line.locator("summary").click();
    assertThat(line.locator("li")).hasCount(3);
    assertThat(line.locator("li").first()).isVisible();
    AccessibilityCheck.assertAccessible(driver.page);
  }

  @Test
  void without_the_extension_offers_go_to_all() {
    extensions = List.of();
    var driver = trader(0, 1366, 800);
    driver.openPanel("Handel");
    assertThat(driver.button("Allen anbieten")).isVisible();
    assertThat(driver.page.locator(".partners")).hasCount(0);
  }

  @ParameterizedTest
  @CsvSource({"1366, 800", "390, 844", "360, 640"})
  void all_answers_and_their_reasons_are_in_sight_from_every_panel(int width, int height) {
    var driver = trader(0, width, height);
    driver.openPanel("Chat");
    driver.page.evaluate("scrollTo(0, 0)");
    offer(1, 7, "Holz", "Erz");
    socket.send("{\"Handelsfrist\":{\"Handel id\":7,\"Millisekunden\":20000}}");
    answer(2, 7, true);
    answer(3, 7, false);
    socket.send("{\"Handelsantwort\":{\"Spieler\":3,\"Handel id\":7,\"Grund\":\"keine Antwort\"}}");
    var answers = driver.page.locator(".offer .answers li");
    assertThat(answers).hasCount(3);
    assertThat(answers.nth(0)).containsText("Handel mit Han");
    assertThat(answers.nth(1)).containsText("Luke hat nicht geantwortet");
    assertThat(answers.nth(2)).containsText("Lando überlegt");
    for (int i = 0; i < 3; i++) assertInside(answers.nth(i), width, height);
    assertThat(driver.page.locator(".offer .clock")).hasText(Pattern.compile("0:(20|1\\d)"));
    assertInside(driver.button("Zug beenden"), width, height);
    driver.screenshot("trade-answers-" + width);
    driver.page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    driver.screenshot("trade-answers-dark-" + width);
    assertThat(driver.button("Zug beenden")).isEnabled();
    driver.click("Handel mit Han");
    assertEquals(
        List.of("{\"Handel abschließen\":{\"Handel id\":7,\"Mitspieler\":2}}"),
        requests(driver, 1));
  }

  @Test
  void open_offers_cover_no_part_of_the_board() {
    var driver = trader(0, 1366, 800);
    offer(1, 7, "Holz", "Erz");
    var offers = driver.page.locator(".offers");
    assertThat(offers).isVisible();
    var stage = driver.page.locator(".stage").boundingBox();
    assertTrue(offers.boundingBox().x >= stage.x + stage.width);
    assertThat(driver.button("Zug beenden")).isEnabled();
  }

  /// The centres of the elements that something else covers.
  private static final String COVERED =
      """
      (all) => all.filter((it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        return !it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }).map((it) => it.outerHTML.slice(0, 90))
      """;

  /// The controls that are too small for a finger.
  private static final String SMALL =
      """
      (all) => all.map((it) => [it, it.getBoundingClientRect()])
        .filter(([it, box]) => it.checkVisibility({ visibilityProperty: true }) &&
            (box.width < 40 || box.height < 40))
        .map(([it, box]) => `${it.textContent} ${box.width}x${box.height}`)
      """;

  private static void assertNone(PageDriver driver, String selector, String script) {
    assertEquals(List.of(), driver.page.locator(selector).evaluateAll(script), selector);
  }

  @ParameterizedTest
  @CsvSource({"390, 844", "360, 640", "640, 360"})
  void on_a_phone_an_offer_leaves_the_hand_and_the_buttons_of_the_turn_free(int width, int height) {
    for (int active = 0; active < 2; active++) {
      var phone = PageDriver.phone(server, width, height);
      var driver = show(phone, market(active), FIVE_WOOD_TWO_WOOL);
      offer(active == 0 ? 1 : 2, 7, "Erz", "Wolle");
      offer(active == 0 ? 1 : 2, 8, "Lehm", "Wolle");
      assertThat(driver.page.locator(".offers button.line")).hasCount(1);
      assertNone(driver, ".held, .mine .actions button", COVERED);
      assertNone(driver, ".offers button", COVERED);
      assertNone(driver, ".offers button", SMALL);
      driver.screenshot("trade-phone-" + width + "-" + active);
    }
  }

  @ParameterizedTest
  @CsvSource({"390, 844, 0, 0.2", "390, 844, 1, 0.3", "360, 640, 0, 0.25", "360, 640, 1, 0.4"})
  void on_a_phone_an_offer_leaves_most_of_the_board_in_sight(
      int width, int height, int active, double covered) {
    var phone = PageDriver.phone(server, width, height);
    var driver = show(phone, market(active), FIVE_WOOD_TWO_WOOL);
    offer(active + 1, 7, "Holz", "Wolle");
    var offers = driver.waitFor(".offers").boundingBox();
    var stage = driver.page.locator(".stage").boundingBox();
    driver.screenshot("trade-one-" + width + "-" + active);
    double part = (offers.y + offers.height - stage.y) / stage.height;
    assertTrue(part <= covered, () -> "covered: " + part);
  }

  @Test
  void the_exchange_has_large_controls_on_a_phone() {
    var driver = show(PageDriver.phone(server), market(0), FIVE_WOOD_TWO_WOOL);
    card(driver, "Holz").tap();
    driver.page.locator(".trade .stepper").nth(1).getByLabel("mehr Erz").tap();
    assertNone(driver, ".trade button", SMALL);
    driver.screenshot("trade-phone-draft");
  }

  @Test
  void one_key_declines_but_not_while_the_player_writes() {
    var driver = trader(1, 1366, 800);
    offer(2, 7, "Erz", "Wolle");
    assertThat(driver.button("Ablehnen")).containsText("N");
    driver.openPanel("Chat");
    driver.page.locator(".chat input").pressSequentially("nein");
    assertEquals(List.of(), requests);
    driver.page.locator(".chat input").blur();
    driver.page.keyboard().press("n");
    assertEquals(
        List.of("{\"Handel annehmen\":{\"Handel id\":7,\"Annehmen\":false}}"), requests(driver, 1));
  }

  @Test
  void further_offers_of_a_kind_are_declined_until_the_next_turn() {
    var driver = trader(1, 1366, 800);
    offer(2, 7, "Erz", "Wolle");
    driver.click("Alle dieser Art ablehnen");
    requests(driver, 1);
    answer(1, 7, false);
    offer(2, 8, "Lehm", "Wolle");
    assertEquals(
        "{\"Handel annehmen\":{\"Handel id\":8,\"Annehmen\":false}}", requests(driver, 2).get(1));
    answer(1, 8, false);
    offer(2, 9, "Erz", "Holz");
    assertThat(driver.button("Annehmen")).isVisible();
    socket.send("{\"Handelsangebot abgebrochen\":{\"Spieler\":2,\"Handel id\":9}}");
    socket.send("{\"Würfelwurf\":{\"Spieler\":3,\"Wurf\":[2,3]}}");
    offer(2, 10, "Erz", "Wolle");
    assertThat(driver.button("Annehmen")).isVisible();
    assertEquals(2, requests.size());
  }

  @ParameterizedTest
  @CsvSource({"1366, 800", "360, 640"})
  void many_offers_take_one_line_each(int width, int height) {
    var driver = trader(1, width, height);
    for (int id = 1; id <= 6; id++) offer(2, id, "Erz", id % 2 == 0 ? "Wolle" : "Holz");
    assertThat(driver.page.locator(".offer")).hasCount(1);
    assertThat(driver.page.locator(".offers .line")).hasCount(5);
    assertInside(driver.page.locator(".offers"), width, height);
    assertInside(driver.button("Annehmen"), width, height);
    driver.screenshot("trade-many-" + width);
    driver.page.locator(".offers .fold").click();
    assertThat(driver.page.locator(".offers .line")).hasCount(0);
  }

  @ParameterizedTest
  @CsvSource({"0", "1"})
  void a_reload_keeps_open_offers_and_their_answers(int active) {
    var position = market(active);
    position.offered(7, PackedCounts.one(Resource.WOOD.ordinal()), ONE_ORE);
    position.offered(8, PackedCounts.one(Resource.WOOL.ordinal()), ONE_ORE);
    position.answered(2, 7, true);
    position.answered(3, 7, false);
    var driver = show(position, FIVE_WOOD_TWO_WOOL, 1366, 800);
    var offers = driver.waitFor(".offers");
    driver.page.locator(".offers .line").waitFor();
    var before = offers.innerText();
    driver.page.reload();
    driver.page.locator(".offers .line").waitFor();
    assertThat(offers)
        .hasText(before, new LocatorAssertions.HasTextOptions().setUseInnerText(true));
    if (active == 0) assertThat(driver.button("Handel mit Luke")).isVisible();
    assertThat(driver.page.locator(".offer, .offers .line")).hasCount(2);
  }

  @Test
  void a_counter_offer_is_made_and_its_own_offer_is_accepted() {
    var driver = trader(1, 1366, 800);
    offer(2, 7, "Erz", "Wolle");
    driver.click("Gegenangebot");
    assertThat(driver.page.locator(".trade .heading")).hasText("Gegenangebot an Han");
    driver.page.locator(".trade .stepper").nth(1).getByLabel("mehr Erz").click();
    driver.screenshot("trade-counter");
    driver.click("Gegenangebot machen");
    var request = requests(driver, 1).getFirst();
    assertTrue(request.startsWith("{\"Gegenangebot\":{\"Handel id\":7,"), request);
    answer(1, 7, false);
    socket.send(
        "{\"Gegenangebot\":{\"Spieler\":1,\"Handel id\":7,\"Angebot\":{\"Wolle\":1},\"Nachfrage\":{\"Erz\":2}}}");
    socket.send(
        "{\"Handelsangebot\":{\"Spieler\":2,\"Handel id\":8,\"Angebot\":{\"Erz\":2},\"Nachfrage\":{\"Wolle\":1}}}");
    assertEquals(
        "{\"Handel annehmen\":{\"Handel id\":8,\"Annehmen\":true}}", requests(driver, 2).get(1));
  }

  @Test
  void a_counter_offer_is_taken_by_one_click() {
    var driver = trader(0, 1366, 800);
    offer(1, 7, "Holz", "Erz");
    answer(2, 7, false);
    socket.send(
        "{\"Gegenangebot\":{\"Spieler\":2,\"Handel id\":7,\"Angebot\":{\"Erz\":1},\"Nachfrage\":{\"Holz\":2}}}");
    assertThat(driver.page.locator(".offer .counter")).containsText("Han würde geben:");
    driver.screenshot("trade-counter-received");
    driver.click("So handeln");
    var request = requests(driver, 1).getFirst();
    assertTrue(request.startsWith("{\"Handel vorschlagen\":{\"Angebot\":{\"Holz\":2,"), request);
    socket.send(
        "{\"Handelsangebot\":{\"Spieler\":1,\"Handel id\":8,\"Angebot\":{\"Holz\":2},\"Nachfrage\":{\"Erz\":1}}}");
    answer(2, 8, true);
    assertEquals(
        "{\"Handel abschließen\":{\"Handel id\":8,\"Mitspieler\":2}}", requests(driver, 2).get(1));
  }
}
