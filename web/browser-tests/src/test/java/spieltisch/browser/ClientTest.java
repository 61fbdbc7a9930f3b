package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// A person at a browser.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ClientTest {
  private House house;

  @BeforeAll
  void openTheHouse(@TempDir Path folder) {
    house = House.open(folder);
  }

  @AfterAll
  void closeTheHouse() {
    if (house != null) house.close();
  }

  @Test
  void the_start_page_shows_an_island_and_one_button_to_play() {
    var page = house.visitor(1366, 800);
    var trouble = troubleOn(page);
    page.navigate(house.url("/"));
    assertThat(quickButton(page)).isVisible();
    assertEquals(19, page.locator(".hero-board .tile").count());
    House.keep(page, "start");
    assertEquals(List.of(), trouble);
  }

  @Test
  void every_screen_of_the_client_can_be_opened_by_its_address() {
    var page = house.visitor(1366, 800);
    for (var path : List.of("/lobby", "/settings", "/help")) {
      page.navigate(house.url(path));
      assertThat(page.locator("main h1")).isVisible();
      House.keep(page, path.substring(1));
    }
    assertEquals(404, page.request().get(house.url("/elsewhere")).status());
  }

  @Test
  void the_language_changes_without_a_reload() {
    var page = house.visitor(1366, 800);
    page.navigate(house.url("/"));
    page.getByText("English").click();
    assertThat(page.getByText("Play now against bots")).isVisible();
  }

  @Test
  void a_person_founds_against_three_bots_by_clicking_only() {
    var page = house.visitor(1366, 800);
    var trouble = troubleOn(page);
    begin(page);
    found(page, "Setze eine Siedlung");
    found(page, "Lege eine Straße");
    found(page, "Setze eine Siedlung");
    House.keep(page, "founding");
    found(page, "Lege eine Straße");
    assertEquals(2, own(page, ".piece"));
    assertEquals(2, own(page, ".road"));
    House.keep(page, "table");
    assertEquals(List.of(), trouble);
  }

  @Test
  void a_table_fits_a_phone() {
    var page = house.visitor(360, 740);
    begin(page);
    assertThat(page.locator(".target").first()).isVisible();
    House.keep(page, "phone");
    var width = page.evaluate("document.documentElement.scrollWidth");
    assertEquals(360, ((Number) width).intValue());
  }

  @Test
  void a_spectator_sees_no_hidden_card() {
    var player = house.visitor(1366, 800);
    begin(player);
    var name = player.url().substring(player.url().lastIndexOf('/') + 1);
    var spectator = house.visitor(1366, 800);
    var frames = framesOf(spectator);
    spectator.navigate(house.url("/watch/" + name));
    assertThat(spectator.locator(".stage .tile").first()).isVisible();
    found(player, "Setze eine Siedlung");
    found(player, "Lege eine Straße");
    found(player, "Setze eine Siedlung");
    found(player, "Lege eine Straße");
    assertThat(spectator.locator(".hand")).hasCount(0);
    House.keep(spectator, "spectator");
    assertTrue(frames.stream().anyMatch(frame -> frame.contains("\"Unbekannt\"")));
    var open = Pattern.compile("\"(Rohstoffe|Entwicklungskarten)\":\\{\"(?!Unbekannt)");
    for (var frame : frames)
      assertFalse(
          frame.startsWith("{\"Statusupdate\"") && open.matcher(frame).find(),
          () -> "an open hand: " + frame);
  }

  // What a person does.

  private void begin(Page page) {
    page.navigate(house.url("/"));
    quickButton(page).click();
    assertThat(page.locator(".status")).isVisible();
  }

  private static Locator quickButton(Page page) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Sofort gegen Bots spielen"));
  }

  /// Waits for one's turn and clicks on one of the lit places.
  private static void found(Page page, String awaited) {
    assertThat(page.locator(".status")).containsText(awaited);
    var targets = page.locator(".target");
    assertThat(targets.first()).isVisible();
    targets
        .nth(targets.count() / 2)
        .locator(".light")
        .click(new Locator.ClickOptions().setForce(true));
    assertThat(page.locator(".status")).not().containsText(awaited);
  }

  private static int own(Page page, String piece) {
    var colour = page.locator(".hand").getAttribute("data-colour");
    return page.locator(".board " + piece + "[data-colour='" + colour + "']").count();
  }

  private static List<String> troubleOn(Page page) {
    var trouble = new ArrayList<String>();
    page.onPageError(trouble::add);
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error")) trouble.add(message.text());
        });
    return trouble;
  }

  private static List<String> framesOf(Page page) {
    var frames = new ArrayList<String>();
    page.onWebSocket(socket -> socket.onFrameReceived(frame -> frames.add(frame.text())));
    return frames;
  }
}
