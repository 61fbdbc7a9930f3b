package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.assertions.LocatorAssertions.IsInViewportOptions;
import java.net.URI;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.table.game.GameKind;

/// Tests of the start page: the games, the bots, the invitation of friends.
final class StartPageTest extends BrowserFixture {
  private static String tableName(PageDriver driver) {
    var path = URI.create(driver.page.url()).getPath();
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private List<String> botLevels(String table) {
    return server.table(table).players().stream().flatMap(player -> player.bot().stream()).toList();
  }

  @Test
  void the_page_names_both_games() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    assertThat(driver.page.locator("main h1")).hasText("Catan und Torres");
    assertThat(driver.page.getByLabel("Catan")).isChecked();
    assertThat(driver.page.getByLabel("Torres")).not().isChecked();
    assertThat(driver.button("Jetzt spielen")).isVisible();
    assertThat(driver.button("Mit Freunden spielen")).isVisible();
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void number_strength_and_speed_of_the_bots_are_chosen_and_remembered() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    driver.page.getByLabel("Torres").check();
    driver.page.getByLabel("Gegner").selectOption("1");
    driver.page.getByLabel("Stärke").selectOption("leicht");
    driver.page.getByLabel("Tempo").selectOption("schnell");
    driver.click("Jetzt spielen");
    driver.waitFor(".purse");
    var name = tableName(driver);
    assertEquals(GameKind.TORRES, server.options(name).game());
    assertEquals(2, server.options(name).most());
    assertEquals(List.of("easy"), botLevels(name));
    assertEquals(OptionalLong.of(100), server.options(name).botPause());
    driver.open(server.url("/"));
    assertThat(driver.page.getByLabel("Torres")).isChecked();
    assertThat(driver.page.getByLabel("Gegner")).hasValue("1");
    assertThat(driver.page.getByLabel("Stärke")).hasValue("easy");
    assertThat(driver.page.getByLabel("Tempo")).hasValue("fast");
    assertThat(driver.page.locator(".my-games")).containsText("Weiterspielen");
  }

  /// Each game has its own number of opponents, because Torres has fewer seats.
  @Test
  void the_number_of_opponents_fits_the_game() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    driver.page.getByLabel("Gegner").selectOption("5");
    driver.page.getByLabel("Torres").check();
    assertThat(driver.page.getByLabel("Gegner")).hasValue("2");
    driver.page.getByLabel("Catan").check();
    assertThat(driver.page.getByLabel("Gegner")).hasValue("5");
    driver.click("Jetzt spielen");
    driver.waitFor(".hand");
    assertEquals(6, server.options(tableName(driver)).most());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Catan", "Torres"})
  void friends_are_invited_by_a_link_at_once(String game) {
    var driver = PageDriver.phone(server);
    driver.open(server.url("/"));
    driver.page.getByLabel(game).check();
    driver.click("Mit Freunden spielen");
    driver.waitFor(".company");
    var link = driver.page.getByLabel("Lade andere mit diesem Link ein:");
    assertThat(link).isInViewport(new IsInViewportOptions().setRatio(1));
    assertThat(driver.button("Kopieren")).isInViewport();
    var friend = PageDriver.desktop(server);
    friend.open(link.inputValue());
    assertThat(friend.page.locator(".company li .tag")).hasCount(2);
    assertTrue(botLevels(tableName(driver)).isEmpty());
  }

  @ParameterizedTest
  @CsvSource({"360, 640", "390, 844", "844, 390", "1366, 800"})
  void the_button_to_play_is_visible_without_scrolling(int width, int height) {
    var driver =
        width < 1000
            ? PageDriver.phone(server, width, height)
            : PageDriver.desktop(server, width, height);
    driver.open(server.url("/"));
    assertThat(driver.button("Jetzt spielen")).isInViewport(new IsInViewportOptions().setRatio(1));
    assertThat(driver.button("Mit Freunden spielen")).isInViewport();
    driver.screenshot("start-" + width);
  }

  @Test
  void stored_choices_that_the_page_cannot_use_are_ignored() {
    var driver = PageDriver.desktop(server);
    driver.page.addInitScript(
        "localStorage.setItem('spieltisch.play',"
            + " '{\"game\":\"chess\",\"opponents\":{\"catan\":99},\"level\":7,\"speed\":\"warp\"}')");
    driver.open(server.url("/"));
    assertThat(driver.page.getByLabel("Catan")).isChecked();
    assertThat(driver.page.getByLabel("Gegner")).hasValue("3");
    assertThat(driver.page.getByLabel("Stärke")).hasValue("medium");
    assertThat(driver.page.getByLabel("Tempo")).hasValue("normal");
    assertEquals(List.of(), driver.errors());
  }

  /// The fields of the form whose text or box reaches into the next one.
  private static final String OVERLAPS =
      """
      () => [...document.querySelectorAll('.quick .row label')].filter((it) => {
        const text = document.createRange();
        text.selectNode(it.firstChild);
        const right = it.parentElement.getBoundingClientRect().right;
        const end = (it.nextElementSibling?.getBoundingClientRect().left ?? right + 2) - 2;
        const field = it.querySelector('select').getBoundingClientRect();
        return text.getBoundingClientRect().right > end || field.right > end;
      }).map((it) => it.innerText)
      """;

  @Test
  void the_fields_have_room_beside_each_other_on_a_phone_in_both_languages() {
    var driver = PageDriver.phone(server);
    driver.open(server.url("/"));
    driver.waitFor("form.quick");
    assertEquals(List.of(), driver.page.evaluate(OVERLAPS));
    driver.page.locator(".language").click();
    assertThat(driver.button("Play now")).isVisible();
    assertEquals(List.of(), driver.page.evaluate(OVERLAPS));
  }
}
