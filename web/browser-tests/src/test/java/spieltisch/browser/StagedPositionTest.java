package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spieltisch.catan.MutablePosition;
import spieltisch.catan.Position;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;

/// Tests of rare positions. A mocked server sends the position in protocol messages and records the
/// requests of the page.
final class StagedPositionTest extends StagedFixture {
  @Test
  void exactly_half_of_the_hand_is_discarded() {
    var position = position(4);
    int wool = PackedCounts.of(Resource.WOOL.ordinal(), 8);
    position.gained(0, wool);
    position.discardsAwaited(1, 4L);
    var driver = show(position, wool, 1366, 800);
    assertThat(driver.page.locator(".dialog h2")).hasText("Gib 4 Karten ab");
    assertThat(driver.page.locator(".dialog .amount"))
        .hasText(new String[] {"0/0", "0/0", "0/8", "0/0", "0/0"});
    var more = driver.button("mehr Wolle");
    for (int i = 0; i < 4; i++) {
      assertThat(driver.button("Abgeben")).isDisabled();
      more.click();
    }
    assertThat(more).isDisabled();
    driver.screenshot("discard");
    driver.click("Abgeben");
    driver.page.waitForCondition(() -> !requests.isEmpty());
    assertEquals(
        List.of(
            "{\"Karten abgeben\":{\"Abgeben\":{\"Holz\":0,\"Lehm\":0,\"Wolle\":4,\"Getreide\":0,\"Erz\":0}}}"),
        requests);
    assertEquals(List.of(), driver.errors());
  }

  /// Returns a robber move with two possible victims around the middle.
  private static MutablePosition robbery() {
    var position = position(4);
    var around =
        position.island().corners().stream()
            .filter(it -> List.of(it.a(), it.b(), it.c()).contains(MIDDLE))
            .toList();
    for (int victim = 1; victim <= 2; victim++) {
      position.settlementPlaced(victim, position.island().indexOf(around.get(victim == 1 ? 0 : 5)));
      position.gained(victim, PackedCounts.one(Resource.ORE.ordinal()));
    }
    position.phaseBegan(Position.MOVE_ROBBER, 0);
    return position;
  }

  @Test
  void a_dialog_takes_the_focus_and_escape_closes_it() {
    var driver = show(robbery(), 0, 1366, 800);
    driver.waitFor(".target.hex[data-place='0,0']").focus();
    driver.page.keyboard().press("Enter");
    assertThat(driver.page.locator(".dialog")).isFocused();
    driver.page.keyboard().press("Tab");
    assertThat(driver.page.locator(".dialog .choice").first()).isFocused();
    driver.page.keyboard().press("Escape");
    assertThat(driver.page.locator(".dialog")).hasCount(0);
    assertThat(driver.page.locator(".target.hex")).hasCount(18);
    assertEquals(List.of(), requests);
  }

  @Test
  void escape_cancels_building() {
    var position = position(4);
    int road =
        PackedCounts.one(Resource.WOOD.ordinal()) + PackedCounts.one(Resource.BRICK.ordinal());
    position.settlementPlaced(0, 20);
    position.gained(0, road);
    position.phaseBegan(Position.TRADE_AND_BUILD, 0);
    var driver = show(position, road, 1366, 800);
    driver.page.locator(".thing").first().click();
    driver.waitFor(".target");
    driver.page.keyboard().press("Escape");
    assertThat(driver.page.locator(".target")).hasCount(0);
  }

  @Test
  void the_victim_is_chosen_among_two_neighbours_of_the_robber() {
    var driver = show(robbery(), 0, 1366, 800);
    driver.waitFor(".target.hex[data-place='0,0']").locator(".light").dispatchEvent("click");
    assertThat(driver.page.locator(".dialog h2")).hasText("Wen willst du bestehlen?");
    assertThat(driver.page.locator(".dialog .choice")).hasCount(2);
    driver.screenshot("victim");
    driver.page.locator(".dialog .choice").getByText("Luke").click();
    driver.page.waitForCondition(() -> !requests.isEmpty());
    assertEquals(
        List.of("{\"Räuber versetzen\":{\"Ort\":{\"x\":0,\"y\":0},\"Ziel\":3}}"), requests);
  }

  /// An offer does not switch the panel, but it is in sight and can be answered.
  @ParameterizedTest
  @CsvSource({"360, 740", "844, 390", "1366, 800"})
  void an_offer_can_be_answered_from_another_panel(int width, int height) {
    var position = position(4);
    int wool = PackedCounts.one(Resource.WOOL.ordinal());
    position.gained(0, wool);
    position.turnBegan(1);
    var driver = show(position, wool, width, height);
    driver.openPanel("Verlauf");
    socket.send(
        "{\"Handelsangebot\":{\"Spieler\":2,\"Handel id\":7,"
            + "\"Angebot\":{\"Erz\":1},\"Nachfrage\":{\"Wolle\":1}}}");
    assertThat(driver.status()).containsText("bietet dir einen Handel an");
    assertThat(driver.button("Annehmen")).isInViewport();
    driver.click("Annehmen");
    driver.page.waitForCondition(() -> !requests.isEmpty());
    assertEquals(List.of("{\"Handel annehmen\":{\"Handel id\":7,\"Annehmen\":true}}"), requests);
  }

  @Test
  void awards_are_shown_with_their_holders() {
    var position = position(4);
    position.longestRoadPassed(1);
    position.largestArmyPassed(2);
    position.turnBegan(0);
    var driver = show(position, 0, 1366, 800);
    var holders = driver.page.locator(".player:has(.award)");
    assertThat(holders).hasCount(2);
    assertThat(holders.nth(0).locator(".award")).hasAttribute("title", "Längste Handelsstraße");
    assertThat(holders.nth(0)).containsText("Han");
    assertThat(holders.nth(1).locator(".award")).hasAttribute("title", "Größte Rittermacht");
    assertThat(holders.nth(1)).containsText("Luke");
    assertThat(holders.locator(".points")).hasText(new String[] {"2", "2"});
  }

  @ParameterizedTest
  @CsvSource({"360, 740", "1366, 800", "3840, 2160"})
  void six_players_on_the_large_island_fit_every_screen(int width, int height) {
    var position = position(6);
    position.turnBegan(0);
    var driver = show(position, 0, width, height);
    assertThat(driver.page.locator(".board .tile")).hasCount(30);
    assertThat(driver.page.locator(".player")).hasCount(6);
    assertThat(driver.button("Würfeln")).isVisible();
    var needed = driver.page.evaluate("document.documentElement.scrollWidth");
    assertEquals(width, ((Number) needed).intValue());
    driver.screenshot("six-" + width);
    assertEquals(List.of(), driver.errors());
  }
}
