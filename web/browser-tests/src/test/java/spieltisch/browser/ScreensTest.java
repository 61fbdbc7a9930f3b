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

/// Tests of the screens outside of tables.
final class ScreensTest extends BrowserFixture {
  private static final List<String> PATHS = List.of("/", "/lobby", "/settings", "/help");

  @Test
  void the_start_page_shows_an_island_and_one_button_to_play() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    assertThat(driver.button("Jetzt spielen")).isVisible();
    assertEquals(19, driver.page.locator(".hero-board .tile").count());
    driver.screenshot("start");
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void every_screen_has_an_address_and_unknown_addresses_give_404() {
    var driver = PageDriver.desktop(server);
    for (var path : List.of("/lobby", "/settings", "/help")) {
      driver.open(server.url(path));
      assertThat(driver.page.locator("main h1")).isVisible();
      driver.screenshot(path.substring(1));
    }
    assertEquals(404, driver.page.request().get(server.url("/elsewhere")).status());
  }

  @Test
  void an_unknown_address_links_to_the_start_page() {
    var driver = PageDriver.desktop(server);
    assertEquals(404, driver.page.navigate(server.url("/else/where")).status());
    assertThat(driver.page.locator("main")).containsText("Diese Seite gibt es nicht.");
    driver.screenshot("astray");
    driver.page.locator("main a").click();
    assertThat(driver.button("Jetzt spielen")).isVisible();
  }

  @Test
  void the_language_changes_without_a_reload() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    driver.page.getByText("English").click();
    assertThat(driver.button("Play now")).isVisible();
    assertThat(driver.page.locator("html")).hasAttribute("lang", "en");
  }

  private PageDriver driverWithScheme(String scheme) {
    var driver = PageDriver.desktop(server);
    driver.page.emulateMedia(
        new Page.EmulateMediaOptions().setColorScheme(ColorScheme.valueOf(scheme)));
    return driver;
  }

  @ParameterizedTest
  @ValueSource(strings = {"LIGHT", "DARK"})
  void every_screen_is_accessible(String scheme) {
    var driver = driverWithScheme(scheme);
    for (var path : PATHS) {
      driver.open(server.url(path));
      driver.waitFor("main h1");
      AccessibilityCheck.assertAccessible(driver.page);
    }
  }

  @Test
  void every_screen_fits_a_phone() {
    var driver = PageDriver.desktop(server, 360, 740);
    for (var path : PATHS) {
      driver.open(server.url(path));
      driver.waitFor("main h1");
      var width = driver.page.evaluate("document.documentElement.scrollWidth");
      assertEquals(360, ((Number) width).intValue(), path);
      driver.screenshot("phone-" + (path.equals("/") ? "start" : path.substring(1)));
    }
  }

  @Test
  void a_new_table_has_the_chosen_options() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/lobby"));
    var form = driver.waitFor("form");
    form.getByLabel("Name des Tisches").fill("Freitag");
    form.getByLabel("Bots").selectOption("2");
    form.getByText("Mehr Optionen").click();
    form.getByLabel("Siegpunkte zum Sieg").fill("7");
    form.getByLabel("Nummer der Insel").fill("42");
    form.getByLabel("Passwort").fill("geheim");
    form.getByLabel("Würfel").selectOption("balanced");
    driver.screenshot("new-table");
    driver.click("Tisch aufmachen");
    assertThat(driver.page.locator("h1")).containsText("Freitag");
    assertThat(driver.page.locator(".company li .tag")).hasCount(3);
    driver.waitFor(".qr");
    driver.screenshot("waiting");
    AccessibilityCheck.assertAccessible(driver.page);
    var listed = driver.page.request().get(server.url("/api/v1/tables/Freitag")).text();
    assertTrue(listed.contains("\"password\":true"), listed);
  }

  /// Contrast ratio between the focus ring and the page background.
  private static final String FOCUS_CONTRAST =
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
  void the_focus_ring_has_enough_contrast(String scheme) {
    var driver = driverWithScheme(scheme);
    driver.open(server.url("/"));
    driver.waitFor("main h1");
    for (int i = 0; i < 3; i++) driver.page.keyboard().press("Tab");
    assertThat(driver.page.locator("nav a").first()).isFocused();
    double contrast = ((Number) driver.page.evaluate(FOCUS_CONTRAST)).doubleValue();
    assertTrue(contrast >= 3, "contrast " + contrast);
  }

  @Test
  void a_table_with_a_password_requires_it() {
    var creator = PageDriver.desktop(server);
    creator.open(server.url("/lobby"));
    creator.page.getByLabel("Name des Tisches").fill("Geheimbund");
    creator.page.getByText("Mehr Optionen").click();
    creator.page.getByLabel("Passwort").fill("sesam");
    creator.click("Tisch aufmachen");
    creator.waitFor(".company");
    var player = PageDriver.desktop(server);
    player.open(server.url("/table/Geheimbund"));
    assertThat(player.page.locator(".failure h1")).hasText("Dieser Tisch hat ein Passwort.");
    assertThat(player.page.getByText("Falsches Passwort.")).hasCount(0);
    player.page.getByLabel("Passwort").fill("mohn");
    player.page.keyboard().press("Enter");
    assertThat(player.page.locator(".failure")).containsText("Falsches Passwort.");
    player.page.getByLabel("Passwort").fill("sesam");
    player.click("Noch einmal versuchen");
    assertThat(player.page.locator(".company li .tag")).hasCount(2);
  }

  @Test
  void the_page_can_be_installed_and_opens_without_a_server() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    driver.page.evaluate("navigator.serviceWorker.ready.then(() => true)");
    var manifest = driver.page.request().get(server.url("/manifest.webmanifest"));
    assertEquals("application/manifest+json", manifest.headers().get("content-type"));
    for (var icon : List.of("/icon-192.png", "/icon-512.png", "/icon.svg"))
      assertEquals(200, driver.page.request().get(server.url(icon)).status(), icon);
    driver.page.context().setOffline(true);
    driver.page.navigate(server.url("/lobby"));
    assertThat(driver.page.locator("h1")).containsText("Spielraum");
    assertThat(driver.page.locator(".trouble")).isVisible();
    driver.screenshot("offline");
    driver.page.context().setOffline(false);
    assertThat(driver.page.locator(".trouble")).hasCount(0);
  }
}
