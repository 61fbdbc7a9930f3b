package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Host, bots and spectators in the waiting rooms of both games.
final class WaitingRoomTest extends BrowserFixture {
  private PageDriver join(String game, String name) {
    var driver = PageDriver.desktop(server);
    driver.open(server.url((game.equals("catan") ? "/table/" : "/torres/") + name));
    assertThat(row(driver, "(du)")).isVisible();
    return driver;
  }

  private void open(String game, String name) {
    var options = "{\"name\":\"%s\",\"game\":\"%s\",\"players\":[4,4]}".formatted(name, game);
    assertEquals(201, server.post("/api/v1/tables", options));
  }

  private static Locator row(PageDriver driver, String text) {
    return driver.page.locator(".company li", new Page.LocatorOptions().setHasText(text));
  }

  private List<String> botLevels(String table) {
    return server.table(table).players().stream().flatMap(it -> it.bot().stream()).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"catan", "torres"})
  void the_host_sets_the_level_of_a_bot_and_removes_the_bot_and_a_person(String game) {
    var name = "Gastgeber-" + game;
    open(game, name);
    var anna = join(game, name);
    var bert = join(game, name);
    anna.page.locator(".add-bot select").selectOption("easy");
    anna.click("Bot dazusetzen");
    assertThat(row(bert, "Bot-1")).containsText("Bot · leicht");
    assertThat(row(bert, "Gastgeber")).hasCount(1);
    assertThat(row(bert, "Gastgeber")).not().containsText("(du)");
    assertThat(row(anna, "(du)")).containsText("Gastgeber");
    assertThat(bert.page.locator(".company select")).hasCount(0);
    anna.page.getByLabel("Stärke von Bot-1").selectOption("hard");
    assertThat(row(bert, "Bot · schwer")).hasCount(1);
    assertThat(row(bert, "Bot · leicht")).hasCount(0);
    assertEquals(List.of("hard"), botLevels(name));
    anna.screenshot("waiting-room-" + game);
    AccessibilityCheck.assertAccessible(anna.page);
    row(anna, "Bot-1").locator(".kick").click();
    assertThat(row(anna, "Bot-1")).hasCount(0);
    anna.page.getByLabel(Pattern.compile("^Gast.2 vom Tisch nehmen$")).click();
    assertThat(bert.page.locator(".failure")).isVisible();
    assertThat(anna.page.locator(".company .tag")).hasCount(1);
    assertEquals(1, server.table(name).players().size());
    assertEquals(List.of(), anna.errors());
  }

  @ParameterizedTest
  @CsvSource({"catan, 360, 640", "catan, 640, 360", "torres, 360, 640", "torres, 640, 360"})
  void the_waiting_room_fits_a_phone(String game, int width, int height) {
    var name = "Klein-" + game + "-" + width;
    open(game, name);
    var driver = PageDriver.phone(server, width, height);
    driver.open(server.url((game.equals("catan") ? "/table/" : "/torres/") + name));
    assertThat(row(driver, "(du)")).containsText("Gastgeber");
    driver.click("Bot dazusetzen");
    assertThat(driver.page.getByLabel("Stärke von Bot-1")).isVisible();
    var needed = driver.page.evaluate("document.documentElement.scrollWidth");
    assertEquals(width, ((Number) needed).intValue());
    for (var card : driver.page.locator(".room .card").all()) {
      var isTooWide = card.evaluate("(it) => it.scrollWidth > it.clientWidth");
      assertEquals(false, isTooWide, card::innerText);
    }
    driver.screenshot("waiting-room-phone-" + game + "-" + width);
  }

  @Test
  void a_spectator_leaves_the_seats_to_the_players() {
    open("catan", "Publikum");
    var anna = join("catan", "Publikum");
    var zoe = PageDriver.desktop(server);
    zoe.open(server.url("/watch/Publikum"));
    assertThat(row(zoe, "Gastgeber")).isVisible();
    assertThat(anna.button("Bot dazusetzen")).isVisible();
    assertThat(zoe.button("Bot dazusetzen")).hasCount(0);
  }
}
