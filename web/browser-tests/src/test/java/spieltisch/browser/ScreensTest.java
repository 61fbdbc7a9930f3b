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
final class ScreensTest extends BrowserExtension {
  private static final List<String> PATHS = List.of("/", "/lobby", "/settings", "/help");

  @Test
  void the_start_page_shows_an_island_and_one_button_to_play() {
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.open(browserServer.url("/"));
    assertThat(pageDriver.button("Sofort gegen Bots spielen")).isVisible();
    assertEquals(19, pageDriver.page.locator(".hero-board .tile").count());
    pageDriver.keep("start");
    assertEquals(List.of(), pageDriver.troubles());
  }

  @Test
  void every_screen_can_be_opened_by_its_address_and_nothing_else_is_there() {
    var pageDriver = PageDriver.at(browserServer);
    for (var path : List.of("/lobby", "/settings", "/help")) {
      pageDriver.open(browserServer.url(path));
      assertThat(pageDriver.page.locator("main h1")).isVisible();
      pageDriver.keep(path.substring(1));
    }
    assertEquals(404, pageDriver.page.request().get(browserServer.url("/elsewhere")).status());
  }

  @Test
  void who_goes_astray_is_shown_the_way_home() {
    var pageDriver = PageDriver.at(browserServer);
    assertEquals(404, pageDriver.page.navigate(browserServer.url("/else/where")).status());
    assertThat(pageDriver.page.locator("main")).containsText("Diese Seite gibt es nicht.");
    pageDriver.keep("astray");
    pageDriver.page.locator("main a").click();
    assertThat(pageDriver.button("Sofort gegen Bots spielen")).isVisible();
  }

  @Test
  void the_language_changes_without_a_reload() {
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.open(browserServer.url("/"));
    pageDriver.page.getByText("English").click();
    assertThat(pageDriver.page.getByText("Play now against bots")).isVisible();
    assertThat(pageDriver.page.locator("html")).hasAttribute("lang", "en");
  }

  private PageDriver visitorIn(String scheme) {
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.page.emulateMedia(
        new Page.EmulateMediaOptions().setColorScheme(ColorScheme.valueOf(scheme)));
    return pageDriver;
  }

  @ParameterizedTest
  @ValueSource(strings = {"LIGHT", "DARK"})
  void every_screen_is_open_to_all(String scheme) {
    var pageDriver = visitorIn(scheme);
    for (var path : PATHS) {
      pageDriver.open(browserServer.url(path));
      pageDriver.see("main h1");
      AccessibilityCheck.assertOpenToAll(pageDriver.page);
    }
  }

  @Test
  void every_screen_fits_a_phone() {
    var pageDriver = PageDriver.at(browserServer, 360, 740);
    for (var path : PATHS) {
      pageDriver.open(browserServer.url(path));
      pageDriver.see("main h1");
      var width = pageDriver.page.evaluate("document.documentElement.scrollWidth");
      assertEquals(360, ((Number) width).intValue(), path);
      pageDriver.keep("phone-" + (path.equals("/") ? "start" : path.substring(1)));
    }
  }

  @Test
  void a_new_table_has_all_that_was_wished_for_it() {
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.open(browserServer.url("/lobby"));
    var form = pageDriver.see("form");
    form.getByLabel("Name des Tisches").fill("Freitag");
    form.getByLabel("Bots").selectOption("2");
    form.getByText("Mehr Optionen").click();
    form.getByLabel("Siegpunkte zum Sieg").fill("7");
    form.getByLabel("Nummer der Insel").fill("42");
    form.getByLabel("Passwort").fill("geheim");
    form.getByLabel("Würfel").selectOption("balanced");
    pageDriver.keep("new-table");
    pageDriver.press("Tisch aufmachen");
    assertThat(pageDriver.page.locator("h1")).containsText("Freitag");
    assertThat(pageDriver.page.locator(".company li .tag")).hasCount(3);
    pageDriver.see(".qr");
    pageDriver.keep("waiting");
    AccessibilityCheck.assertOpenToAll(pageDriver.page);
    var listed = pageDriver.page.request().get(browserServer.url("/api/v1/tables/Freitag")).text();
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
    var pageDriver = visitorIn(scheme);
    pageDriver.open(browserServer.url("/"));
    pageDriver.see("main h1");
    for (int i = 0; i < 3; i++) pageDriver.page.keyboard().press("Tab");
    assertThat(pageDriver.page.locator("nav a").first()).isFocused();
    double contrast = ((Number) pageDriver.page.evaluate(RING)).doubleValue();
    assertTrue(contrast >= 3, "only " + contrast);
  }

  @Test
  void a_table_with_a_password_opens_to_who_knows_it() {
    var host = PageDriver.at(browserServer);
    host.open(browserServer.url("/lobby"));
    host.page.getByLabel("Name des Tisches").fill("Geheimbund");
    host.page.getByText("Mehr Optionen").click();
    host.page.getByLabel("Passwort").fill("sesam");
    host.press("Tisch aufmachen");
    host.see(".company");
    var guest = PageDriver.at(browserServer);
    guest.open(browserServer.url("/table/Geheimbund"));
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
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.open(browserServer.url("/"));
    pageDriver.page.evaluate("navigator.serviceWorker.ready.then(() => true)");
    var manifest = pageDriver.page.request().get(browserServer.url("/manifest.webmanifest"));
    assertEquals("application/manifest+json", manifest.headers().get("content-type"));
    for (var icon : List.of("/icon-192.png", "/icon-512.png", "/icon.svg"))
      assertEquals(200, pageDriver.page.request().get(browserServer.url(icon)).status(), icon);
    pageDriver.page.context().setOffline(true);
    pageDriver.page.navigate(browserServer.url("/lobby"));
    assertThat(pageDriver.page.locator("h1")).containsText("Der Server ist nicht zu erreichen.");
    pageDriver.keep("offline");
    pageDriver.page.context().setOffline(false);
    pageDriver.page.getByText("Noch einmal versuchen").click();
    assertThat(pageDriver.page.locator("h1")).containsText("Spielraum");
  }
}
