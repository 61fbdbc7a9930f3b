package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Tests of placements that are taken back on the Catan page.
final class UndoPageTest extends BrowserFixture {
  private static final String SETTLEMENT = "Setze eine Siedlung";
  private static final String ROAD = "Lege eine Straße";

  private PageDriver founding(PageDriver driver) {
    driver.open(server.url("/"));
    driver.playBots("catan");
    driver.waitFor(".status");
    return driver;
  }

  @Test
  void a_settlement_is_taken_back_and_placed_again() {
    var driver = founding(PageDriver.desktop(server));
    assertThat(driver.status()).containsText(SETTLEMENT);
    assertThat(driver.button("Rückgängig")).hasCount(0);
    int lines = driver.page.locator(".log li").count();
    driver.placeStartPiece(SETTLEMENT);
    assertThat(driver.page.locator(".log li.built")).not().hasCount(0);
    driver.screenshot("undo");
    driver.click("Rückgängig");
    assertThat(driver.status()).containsText(SETTLEMENT);
    assertEquals(0, driver.ownCount(".piece"));
    assertThat(driver.page.locator(".log li")).hasCount(lines);
    driver.placeStartPieces();
    assertEquals(2, driver.ownCount(".piece"));
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void a_reload_keeps_the_offer_to_take_back_and_forgets_what_was_taken_back() {
    var driver = founding(PageDriver.desktop(server));
    driver.placeStartPiece(SETTLEMENT);
    driver.page.reload();
    driver.waitFor(".status");
    assertThat(driver.button("Rückgängig")).isVisible();
    driver.page.keyboard().press("Control+z");
    assertThat(driver.status()).containsText(SETTLEMENT);
    var lines = driver.page.locator(".log li");
    var before = lines.allInnerTexts();
    driver.page.reload();
    assertThat(driver.status()).containsText(SETTLEMENT);
    assertThat(lines).hasCount(before.size());
    assertEquals(before, lines.allInnerTexts());
  }

  @Test
  void the_button_fits_a_phone_and_nothing_is_offered_when_the_turn_is_passed_on() {
    var driver = founding(PageDriver.phone(server));
    tapAndConfirm(driver);
    var box = driver.button("Rückgängig").boundingBox();
    assertTrue(box.height >= 40 && box.y + box.height <= 640, box.y + " " + box.height);
    assertThat(driver.status()).containsText(ROAD);
    tapAndConfirm(driver);
    assertThat(driver.button("Rückgängig")).hasCount(0);
  }

  /// Places a piece on a phone, where each placement is confirmed.
  private static void tapAndConfirm(PageDriver driver) {
    var targets = driver.waitFor(".target");
    targets.nth(targets.count() / 2).locator(".light").tap(new Locator.TapOptions().setForce(true));
    driver.click("Hier bauen");
  }

  @Test
  void a_table_can_be_made_without_undo() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/lobby"));
    driver.page.getByLabel("Name des Tisches").fill("Endgültig");
    driver.page.getByText("Mehr Optionen").click();
    driver.page.getByLabel("Offene Angebote zugleich").fill("1");
    driver.page.getByLabel("Der letzte Bau darf zurückgenommen werden").uncheck();
    driver.click("Tisch aufmachen");
    driver.waitFor(".company");
    assertFalse(server.options("Endgültig").allowsUndo());
    assertEquals(1, server.options("Endgültig").catan().openOffers());
  }
}
