package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import spieltisch.bridge.PageFile;

/// The page inside the Android app, on the screen of a phone, with the bridge of the app.
final class AndroidAppTest extends BrowserFixture {
  @SuppressWarnings("NullAway.Init") // JUnit calls openApp first
  private PageDriver driver;

  @SuppressWarnings("NullAway.Init") // JUnit calls openApp first
  private AndroidApp app;

  @BeforeEach
  void openApp() {
    driver = PageDriver.phone(server, 390, 844);
    app = AndroidApp.around(driver.page);
  }

  @AfterEach
  void closeApp() {
    app.close();
    driver.page.context().close();
  }

  private void open(String path) {
    driver.open(PageFile.ORIGIN + path);
  }

  @Test
  void the_start_page_offers_games_on_this_device_and_servers() {
    open("/");
    driver.waitFor("form.quick");
    assertThat(driver.page.locator("nav a")).hasText(new String[] {"Spielregeln", "Einstellungen"});
    assertThat(driver.page.getByLabel("Ort")).hasCount(0);
    assertThat(driver.page.getByLabel("Adresse eines Servers")).isVisible();
    driver.screenshot("app-start");
    AccessibilityCheck.assertAccessible(driver.page);
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void a_game_on_this_device_needs_no_server_and_survives_a_reload() {
    open("/");
    driver.page.getByLabel("Tempo").selectOption("fast");
    driver.playBots("catan");
    place("Setze eine Siedlung");
    place("Lege eine Straße");
    driver.page.reload();
    driver.waitFor(".stage .tile");
    assertEquals(1, driver.ownCount(".piece"));
    place("Setze eine Siedlung");
    driver.click("Protokoll sichern");
    driver.page.waitForCondition(
        () -> app.calls().stream().anyMatch(call -> call.matches("saveFile .*\\.jsonl")));
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void a_game_is_played_on_a_server_that_speaks_tcp() {
    open("/");
    enterServer(server.tcpUrl());
    driver.click("Verbinden mit " + server.tcpUrl());
    driver.waitFor(".qr");
    var table = server.getJson("/api/v1/tables").getJsonArray("tables").getJsonObject(0);
    var path = "/api/v1/tables/" + table.getString("name") + "/bots";
    // A game of these rules needs three players.
    for (int i = 0; i < 2; i++) assertEquals(204, server.post(path, "{\"level\":\"easy\"}"));
    driver.button("Ich bin bereit").tap();
    place("Setze eine Siedlung");
    place("Lege eine Straße");
    app.loseConnection();
    driver.page.waitForCondition(() -> app.connectionCount() == 2);
    assertThat(driver.page.locator(".banner")).hasCount(0);
    place("Setze eine Siedlung");
    place("Lege eine Straße");
    assertEquals(2, driver.ownCount(".piece"));
    driver.screenshot("app-tcp-game");
    CatanClicker.playUntil(driver, () -> true);
    driver.button("Zug beenden").tap();
    assertThat(driver.status()).not().containsText("Handle, baue");
    assertTrue(app.calls().contains("keepAwake true"), app.calls().toString());
    assertEquals(List.of(), driver.errors());
  }

  private void enterServer(String address) {
    driver.page.getByLabel("Adresse eines Servers").fill(address);
    driver.button("Mit dieser Adresse verbinden").tap();
    assertThat(driver.page.locator(".servers strong").first()).hasText(address);
  }

  /// The first tap selects, the button at the bottom confirms.
  private void place(String awaited) {
    assertThat(driver.status()).containsText(awaited);
    var targets = driver.waitFor(".target");
    targets.nth(targets.count() / 2).locator(".light").tap(new Locator.TapOptions().setForce(true));
    driver.button("Hier bauen").tap();
    assertThat(driver.status()).not().containsText(awaited);
  }

  @Test
  void a_server_with_a_lobby_is_used_like_in_a_browser() {
    open("/");
    enterServer(server.url(""));
    assertThat(driver.page.locator("nav a").first()).hasText("Spielraum");
    driver.playBots("catan");
    place("Setze eine Siedlung");
    place("Lege eine Straße");
    assertTrue(app.calls().contains("keepAwake true"), app.calls().toString());
    open("/lobby?server=" + server.url(""));
    assertThat(driver.page.locator(".tables .card").first()).isVisible();
    driver.page.getByText("Weiterspielen").first().click();
    place("Setze eine Siedlung");
    assertEquals(2, driver.ownCount(".piece"));
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void torres_is_played_on_a_server_with_a_lobby() {
    open("/?server=" + server.url(""));
    driver.playBots("torres");
    driver.waitFor(".torres");
    assertThat(driver.status()).not().isEmpty();
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void the_turn_is_notified_and_the_colours_follow_the_system() {
    open("/settings");
    var box = driver.page.getByLabel("Benachrichtigen");
    box.tap();
    app.events().notificationsAllowed(true);
    assertThat(box).isChecked();
    assertTrue(app.calls().contains("askForNotifications"));
    assertEquals("light", theme());
    driver.page.evaluate("localStorage.setItem('test.isDark', '')");
    app.events().themeChanged(true);
    driver.page.waitForCondition(() -> theme().equals("dark"));
    // A hidden page notifies through the app.
    driver.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })");
    driver.page.locator(".brand").tap();
    driver.playBots("catan");
    driver.page.waitForCondition(
        () -> app.calls().stream().anyMatch(call -> call.startsWith("notifyTurn ")));
  }

  private String theme() {
    return String.valueOf(driver.page.evaluate("document.documentElement.dataset.theme"));
  }

  @Test
  void a_link_opens_its_server() {
    open("/?link=spieltisch:" + server.tcpUrl());
    assertThat(driver.button("Verbinden mit " + server.tcpUrl())).isVisible();
    app.events().linkOpened("spieltisch:" + server.url("/settings"));
    driver.waitFor(".settings-form");
    assertThat(driver.page.locator("nav a").first()).hasText("Spielraum");
  }

  @Test
  void nobody_at_the_address_is_said_with_a_way_on() throws IOException {
    int port;
    try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    assertFailure("tcp://127.0.0.1:" + port, "Der Server ist nicht zu erreichen.");
    assertFailure("tcp://127.0.0.1:" + webPort(), "Der Server antwortet nicht.");
    assertFailure("ws://127.0.0.1:" + webPort() + "/", "kein Spielserver");
    assertFailure("wss://127.0.0.1:" + webPort() + "/catan", "Zertifikat");
    open("/");
    driver.page.getByLabel("Adresse eines Servers").fill("kein Server");
    driver.button("Mit dieser Adresse verbinden").tap();
    assertThat(driver.page.locator(".servers .trouble")).containsText("Das ist keine Adresse.");
  }

  private String webPort() {
    return server.url("").replaceFirst(".*:", "");
  }

  private void assertFailure(String address, String sentence) {
    open("/table?server=" + address);
    assertThat(driver.page.locator(".failure")).containsText(sentence);
    assertThat(driver.page.locator(".failure .buttons a")).hasText("Startseite");
  }
}
