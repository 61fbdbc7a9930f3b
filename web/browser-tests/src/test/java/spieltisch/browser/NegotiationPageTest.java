package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Two people negotiate: an offer to a chosen player, a counter-offer, and a deal.
final class NegotiationPageTest extends BrowserFixture {
  private static final List<String> RESOURCES = List.of("Holz", "Lehm", "Wolle", "Getreide", "Erz");

  private PageDriver join(String table, String name) {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/table/" + table));
    driver.waitFor(".company");
    var field = driver.page.getByLabel("Dein Name");
    field.fill(name);
    field.blur();
    assertThat(driver.page.locator(".company")).containsText(name);
    return driver;
  }

  /// Two cards of `given` for one of `wanted`.
  private record Exchange(String given, String wanted) {}

  /// What both players can pay.
  private static Optional<Exchange> exchange(PageDriver from, PageDriver to) {
    return RESOURCES.stream()
        .filter(given -> from.cardCount(given) >= 2)
        .flatMap(
            given ->
                RESOURCES.stream()
                    .filter(wanted -> !wanted.equals(given) && to.cardCount(wanted) >= 1)
                    .map(wanted -> new Exchange(given, wanted)))
        .findFirst();
  }

  private static boolean mayTrade(PageDriver driver) {
    var status = driver.status();
    return status.count() > 0
        && status.innerText().contains("Handle, baue")
        && driver.page.locator(".dialog").count() == 0;
  }

  private static void put(PageDriver driver, String resource) {
    driver.page.locator("button.held[data-resource='" + resource + "']").click();
  }

  private static void want(PageDriver driver, String resource) {
    driver.page.locator(".trade .stepper").nth(1).getByLabel("mehr " + resource).click();
  }

  /// With one open offer the taken counter-offer replaces the offer that it answers.
  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void two_people_agree_by_an_offer_to_a_chosen_player_and_a_counter_offer(int openOffers) {
    var table = "Markt-" + openOffers;
    var options =
        "{\"name\":\""
            + table
            + "\",\"players\":[3,3],\"victoryPoints\":20,\"offersPerTurn\":2,"
            + "\"openOffers\":"
            + openOffers
            + ",\"clock\":{\"answer\":0},\"bots\":[\"random\"]}";
    assertEquals(201, server.post("/api/v1/tables", options));
    var anna = join(table, "Anna");
    var bert = join(table, "Bert");
    anna.click("Ich bin bereit");
    bert.click("Ich bin bereit");
    CatanClicker.playUntil(() -> mayTrade(anna) && exchange(anna, bert).isPresent(), anna, bert);
    var exchange = exchange(anna, bert).orElseThrow();
    int given = anna.cardCount(exchange.given());
    int got = anna.cardCount(exchange.wanted());

    anna.openPanel("Handel");
    assertThat(anna.button("Allen anbieten")).isDisabled();
    assertThat(anna.page.locator(".obstacle")).hasText("Wähle Karten, die du gibst.");
    put(anna, exchange.given());
    assertThat(anna.page.locator(".obstacle")).hasText("Wähle Karten, die du möchtest.");
    want(anna, exchange.wanted());
    assertThat(anna.page.locator(".obstacle")).hasCount(0);
    anna.page.locator(".partners button").getByText("Bot").click();
    anna.click("Bert anbieten");

    assertThat(bert.page.locator(".offer")).containsText("Anna");
    put(anna, exchange.given());
    want(anna, exchange.wanted());
    anna.page.locator(".partners button").getByText("Bot").click();
    assertThat(anna.page.locator(".obstacle")).hasText("Genau dieses Angebot von dir steht schon.");
    assertThat(anna.button("Bert anbieten")).isDisabled();
    var steppers = anna.page.locator(".trade .stepper");
    steppers.nth(0).getByLabel("weniger " + exchange.given()).click();
    steppers.nth(1).getByLabel("weniger " + exchange.wanted()).click();

    bert.page.locator(".offer").getByText("Gegenangebot").click();
    want(bert, exchange.given());
    bert.click("Gegenangebot machen");
    var answered = anna.page.locator(".offer", new Page.LocatorOptions().setHasText("Bert"));
    assertThat(answered).containsText("Bert würde geben:");
    anna.screenshot("counter-offer");
    answered.getByText("So handeln").click();
    anna.page.waitForCondition(() -> anna.cardCount(exchange.given()) == given - 2);
    assertEquals(got + 1, anna.cardCount(exchange.wanted()));
    assertThat(anna.page.locator(".offer")).hasCount(0);
    put(anna, exchange.wanted());
    want(anna, exchange.given());
    assertThat(anna.page.locator(".obstacle")).containsText("Mehr Angebote in einem Zug");
    anna.openPanel("Verlauf");
    assertThat(anna.page.locator(".log .traded").first()).containsText("Bert");
    for (var driver : List.of(anna, bert)) assertEquals(List.of(), driver.errors());
  }
}
