package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The screens around the tables.
final class ScreensTest extends Houses {
  private static final List<String> PATHS = List.of("/", "/lobby", "/settings", "/help");

  @Test
  void the_start_page_shows_an_island_and_one_button_to_play() {
    var visitor = Visitor.at(house);
    visitor.open(house.url("/"));
    assertThat(visitor.button("Sofort gegen Bots spielen")).isVisible();
    assertEquals(19, visitor.page.locator(".hero-board .tile").count());
    visitor.keep("start");
    assertEquals(List.of(), visitor.troubles());
  }

  @Test
  void every_screen_can_be_opened_by_its_address_and_nothing_else_is_there() {
    var visitor = Visitor.at(house);
    for (var path : List.of("/lobby", "/settings", "/help")) {
      visitor.open(house.url(path));
      assertThat(visitor.page.locator("main h1")).isVisible();
      visitor.keep(path.substring(1));
    }
    assertEquals(404, visitor.page.request().get(house.url("/elsewhere")).status());
  }

  @Test
  void who_goes_astray_is_shown_the_way_home() {
    var visitor = Visitor.at(house);
    assertEquals(404, visitor.page.navigate(house.url("/else/where")).status());
    assertThat(visitor.page.locator("main")).containsText("Diese Seite gibt es nicht.");
    visitor.keep("astray");
    visitor.page.locator("main a").click();
    assertThat(visitor.button("Sofort gegen Bots spielen")).isVisible();
  }

  @Test
  void the_language_changes_without_a_reload() {
    var visitor = Visitor.at(house);
    visitor.open(house.url("/"));
    visitor.page.getByText("English").click();
    assertThat(visitor.page.getByText("Play now against bots")).isVisible();
    assertThat(visitor.page.locator("html")).hasAttribute("lang", "en");
  }

  private Visitor visitorIn(String scheme) {
    var visitor = Visitor.at(house);
    visitor.page.emulateMedia(
        new Page.EmulateMediaOptions().setColorScheme(ColorScheme.valueOf(scheme)));
    return visitor;
  }

  @ParameterizedTest
  @ValueSource(strings = {"LIGHT", "DARK"})
  void every_screen_is_open_to_all(String scheme) {
    var visitor = visitorIn(scheme);
    for (var path : PATHS) {
      visitor.open(house.url(path));
      visitor.see("main h1");
      Axe.assertOpenToAll(visitor.page);
    }
  }

  @Test
  void every_screen_fits_a_phone() {
    var visitor = Visitor.at(house, 360, 740);
    for (var path : PATHS) {
      visitor.open(house.url(path));
      visitor.see("main h1");
      var width = visitor.page.evaluate("document.documentElement.scrollWidth");
      assertEquals(360, ((Number) width).intValue(), path);
      visitor.keep("phone-" + (path.equals("/") ? "start" : path.substring(1)));
    }
  }

  @Test
  void a_new_table_has_all_that_was_wished_for_it() {
    var visitor = Visitor.at(house);
    visitor.open(house.url("/lobby"));
    var form = visitor.see("form");
    form.getByLabel("Name des Tisches").fill("Freitag");
    form.getByLabel("Bots").selectOption("2");
    form.getByText("Mehr Optionen").click();
    form.getByLabel("Siegpunkte zum Sieg").fill("7");
    form.getByLabel("Nummer der Insel").fill("42");
    form.getByLabel("Passwort").fill("geheim");
    form.getByLabel("Würfel").selectOption("balanced");
    visitor.keep("new-table");
    visitor.press("Tisch aufmachen");
    assertThat(visitor.page.locator("h1")).containsText("Freitag");
    assertThat(visitor.page.locator(".company li .tag")).hasCount(3);
    visitor.see(".qr");
    visitor.keep("waiting");
    Axe.assertOpenToAll(visitor.page);
    var listed = visitor.page.request().get(house.url("/api/v1/tables/Freitag")).text();
    assertTrue(listed.contains("\"password\":true"), listed);
  }

  /// How many times lighter or darker than the page the ring is around what has the focus.
  private static final String RING =
      """
      () => {
        const light = (colour) => {
          const [r, g, b] = colour.match(/[0-9.]+/g).map((n) => n / 255)
              .map((n) => (n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4));
          return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
        };
        const ring = light(getComputedStyle(document.activeElement).outlineColor);
        const page = light(getComputedStyle(document.body).backgroundColor);
        return Math.max(ring, page) / Math.min(ring, page);
      }
      """;

  @ParameterizedTest
  @ValueSource(strings = {"LIGHT", "DARK"})
  void what_has_the_focus_is_seen(String scheme) {
    var visitor = visitorIn(scheme);
    visitor.open(house.url("/"));
    visitor.see("main h1");
    for (int i = 0; i < 3; i++) visitor.page.keyboard().press("Tab");
    assertThat(visitor.page.locator("nav a").first()).isFocused();
    double contrast = ((Number) visitor.page.evaluate(RING)).doubleValue();
    assertTrue(contrast >= 3, "only " + contrast);
  }

  @Test
  void a_table_with_a_password_opens_to_who_knows_it() {
    var host = Visitor.at(house);
    host.open(house.url("/lobby"));
    host.page.getByLabel("Name des Tisches").fill("Geheimbund");
    host.page.getByText("Mehr Optionen").click();
    host.page.getByLabel("Passwort").fill("sesam");
    host.press("Tisch aufmachen");
    host.see(".company");
    var guest = Visitor.at(house);
    guest.open(house.url("/table/Geheimbund"));
    assertThat(guest.page.locator(".failure h1")).hasText("Dieser Tisch hat ein Passwort.");
    assertThat(guest.page.getByText("Falsches Passwort.")).hasCount(0);
    guest.page.getByLabel("Passwort").fill("mohn");
    guest.page.keyboard().press("Enter");
    assertThat(guest.page.locator(".failure")).containsText("Falsches Passwort.");
    guest.page.getByLabel("Passwort").fill("sesam");
    guest.press("Noch einmal versuchen");
    assertThat(guest.page.locator(".company li .tag")).hasCount(2);
  }

  @Test
  void the_page_can_be_installed_and_knows_what_to_say_when_the_server_is_away() {
    var visitor = Visitor.at(house);
    visitor.open(house.url("/"));
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)");
    var manifest = visitor.page.request().get(house.url("/manifest.webmanifest"));
    assertEquals("application/manifest+json", manifest.headers().get("content-type"));
    for (var icon : List.of("/icon-192.png", "/icon-512.png", "/icon.svg"))
      assertEquals(200, visitor.page.request().get(house.url(icon)).status(), icon);
    visitor.page.context().setOffline(true);
    visitor.page.navigate(house.url("/lobby"));
    assertThat(visitor.page.locator("h1")).containsText("Der Server ist nicht zu erreichen.");
    visitor.keep("offline");
    visitor.page.context().setOffline(false);
    visitor.page.getByText("Noch einmal versuchen").click();
    assertThat(visitor.page.locator("h1")).containsText("Spielraum");
  }
}
