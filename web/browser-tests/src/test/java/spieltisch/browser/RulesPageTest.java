package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of the rules pages: pictures, questions, and links from words on the table.
final class RulesPageTest extends BrowserFixture {
  private static Locator section(PageDriver driver, String topic) {
    return driver.page.locator("#help-" + topic);
  }

  private static boolean isAtTop(PageDriver driver, String topic) {
    var box = section(driver, topic).boundingBox();
    return box.y < 400 && box.y + box.height > 0;
  }

  @Test
  void a_question_about_a_picture_is_answered_by_a_click() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/help/catan"));
    var founding = section(driver, "founding");
    assertThat(founding.locator(".target")).hasCount(4);
    founding.locator(".target .light").first().click(new Locator.ClickOptions().setForce(true));
    assertThat(founding.locator(".verdict")).containsText("Leider nein. Zu nah");
    founding.locator(".target .light").nth(1).click(new Locator.ClickOptions().setForce(true));
    assertThat(founding.locator(".verdict")).containsText("Richtig. Erlaubt");
    section(driver, "trade").getByText("2 Holz gegen 1 Erz").click();
    assertThat(section(driver, "trade").locator(".verdict")).containsText("Leider nein");
    driver.screenshot("rules-catan");
    AccessibilityCheck.assertAccessible(driver.page);
    driver.click("Torres");
    section(driver, "castles")
        .locator(".target .light")
        .first()
        .click(new Locator.ClickOptions().setForce(true));
    assertThat(section(driver, "castles").locator(".verdict")).isVisible();
    driver.screenshot("rules-torres");
    AccessibilityCheck.assertAccessible(driver.page);
    assertEquals(List.of(), driver.errors());
  }

  @ParameterizedTest
  @CsvSource({"catan, robber, Räuber", "torres, scoring, Fläche"})
  void an_address_leads_to_a_section(String game, String topic, String word) {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/help/" + game + "#help-" + topic));
    assertThat(section(driver, topic)).containsText(word);
    driver.page.waitForCondition(() -> isAtTop(driver, topic));
    driver.page.locator(".contents a").first().click();
    driver.page.waitForCondition(() -> isAtTop(driver, "goal"));
    assertThat(driver.page).hasURL(Pattern.compile("#help-goal$"));
    driver.page.goBack();
    driver.page.waitForCondition(() -> isAtTop(driver, topic));
  }

  @Test
  void words_on_the_table_lead_to_their_section_and_the_game_goes_on() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    driver.playBots("catan");
    driver.waitFor(".stage .target");
    int sockets = driver.socketCount();
    driver.page.locator(".status .rule-link").click();
    driver.waitFor(".overlay #help-founding");
    driver.page.waitForCondition(() -> isAtTop(driver, "founding"));
    driver.click("Zurück zum Tisch");
    assertThat(driver.page.locator(".overlay")).hasCount(0);
    driver.openPanel("Bank");
    driver.page.locator(".panel .rule-link").last().click();
    driver.page.waitForCondition(() -> isAtTop(driver, "building"));
    driver.page.keyboard().press("Escape");
    assertThat(driver.page.locator(".overlay")).hasCount(0);
    assertEquals(sockets, driver.socketCount());
    assertThat(driver.status()).containsText("Setze eine Siedlung");
    assertEquals(List.of(), driver.errors());
  }

  @ParameterizedTest
  @CsvSource({"Aktionskarten, cards", "Wertung, scoring"})
  void words_on_the_torres_table_lead_to_their_section(String panel, String topic) {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    driver.playBots("torres");
    driver.waitFor(".torres .target");
    driver.openPanel(panel);
    driver.page.locator(".panel .rule-link").click();
    driver.waitFor(".overlay #help-" + topic);
    driver.page.waitForCondition(() -> isAtTop(driver, topic));
    driver.page.keyboard().press("Escape");
    assertThat(driver.page.locator(".overlay")).hasCount(0);
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void the_rules_fit_a_phone_and_are_not_loaded_before_they_are_read() {
    var driver = PageDriver.phone(server);
    var scripts = new ArrayList<String>();
    driver.page.onRequest(request -> scripts.add(request.url()));
    driver.open(server.url("/"));
    driver.waitFor(".hero h1");
    assertTrue(scripts.stream().noneMatch(url -> url.contains("RulesPage")), scripts::toString);
    driver.open(server.url("/help"));
    driver.waitFor("#help-end");
    assertEquals(360, driver.page.evaluate("document.documentElement.scrollWidth"));
    section(driver, "building").scrollIntoViewIfNeeded();
    driver.screenshot("rules-phone");
    assertTrue(scripts.stream().anyMatch(url -> url.contains("RulesPage")), scripts::toString);
  }
}
