package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Collections;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Options;

/// Tests of the lobby and of the waiting page of a table.
final class LobbyTest extends BrowserFixture {
  private void open(String name) {
    open(name, 4);
  }

  private void open(String name, int seats) {
    var body = "{\"name\":\"" + name + "\",\"players\":[2," + seats + "]}";
    assertEquals(201, server.post("/api/v1/tables", body));
  }

  private static Locator card(PageDriver driver, String name) {
    return driver.page.locator(".tables .card", new Page.LocatorOptions().setHasText(name));
  }

  @Test
  void a_new_table_appears_without_reload_and_can_be_joined_and_watched() {
    var anna = PageDriver.desktop(server);
    anna.open(server.url("/lobby"));
    anna.waitFor("form");
    open("Vitrine");
    card(anna, "Vitrine").getByText("Mitspielen").click();
    anna.waitFor(".company");
    var zoe = PageDriver.desktop(server);
    zoe.open(server.url("/lobby"));
    assertThat(card(zoe, "Vitrine")).containsText("1 von 4 Plätzen · Gast");
    card(zoe, "Vitrine").getByText("Zuschauen").click();
    assertThat(zoe.page).hasURL(Pattern.compile("/watch/Vitrine$"));
    assertThat(zoe.page.locator(".company li .tag")).hasCount(1);
    assertThat(zoe.button("Ich bin bereit")).hasCount(0);
  }

  @Test
  void a_table_can_be_made_with_chosen_rules() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/lobby"));
    driver.page.getByLabel("Name").fill("Eigenregeln");
    driver.page.getByText("Mehr Optionen").click();
    driver.page.getByLabel("Karten je Rohstoff").fill("7");
    driver.page.getByLabel("Wüste").selectOption("in der Mitte");
    driver.click("Tisch aufmachen");
    driver.waitFor(".company");
    var rules = server.options("Eigenregeln").catan();
    assertEquals(7, rules.bank());
    assertEquals(Options.Desert.CENTRE, rules.desert());
  }

  @Test
  void a_torres_table_can_be_made_with_chosen_rules() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/lobby"));
    driver.page.getByLabel("Torres").check();
    driver.page.getByLabel("Name").fill("Burgregeln");
    driver.page.getByText("Mehr Optionen").click();
    driver.page.getByText("Offene Punkte der Regeln").click();
    driver.page.getByLabel("Aktionskarten").selectOption("jeder hat einen eigenen Stapel");
    driver.click("Tisch aufmachen");
    driver.waitFor(".company");
    assertEquals(
        spieltisch.torres.Options.of(spieltisch.torres.Variant.OWN_DECKS),
        server.options("Burgregeln").torres());
  }

  @Test
  void a_colour_belongs_to_one_player_and_a_bot_can_be_added() {
    open("Palette");
    var anna = PageDriver.desktop(server);
    anna.open(server.url("/table/Palette"));
    anna.page.getByLabel("Blau").click();
    assertThat(anna.page.getByLabel("Blau")).hasAttribute("aria-pressed", "true");
    assertThat(anna.page.locator(".company .badge[data-colour='Blau']")).hasCount(1);
    var bert = PageDriver.desktop(server);
    bert.open(server.url("/table/Palette"));
    assertThat(bert.page.getByLabel("Blau")).isDisabled();
    bert.click("Bot dazusetzen");
    assertThat(anna.page.locator(".company li .tag")).hasCount(3);
  }

  @Test
  void only_colours_of_the_table_are_offered() {
    open("Klein", 4);
    open("Groß", 6);
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/table/Groß"));
    assertThat(driver.page.locator(".swatch")).hasCount(6);
    driver.open(server.url("/table/Klein"));
    assertThat(driver.page.locator(".company .hint")).hasCount(3);
    assertThat(driver.page.locator(".swatch")).hasCount(4);
    assertThat(driver.page.getByLabel("Grün")).hasCount(0);
  }

  @Test
  void a_spectator_of_an_empty_table_sees_its_free_seats() {
    open("Leer");
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/watch/Leer"));
    assertThat(driver.page.locator("h1")).hasText("Tisch „Leer“");
    assertThat(driver.page.locator(".company li")).hasText(nTimes(4, "freier Platz"));
  }

  private static String[] nTimes(int n, String text) {
    return Collections.nCopies(n, text).toArray(String[]::new);
  }

  @Test
  void players_without_a_name_are_numbered() {
    open("Namenlos");
    PageDriver.desktop(server).open(server.url("/table/Namenlos"));
    var second = PageDriver.desktop(server);
    second.open(server.url("/table/Namenlos"));
    assertThat(second.page.locator(".company li .grow"))
        .hasText(new String[] {"Gast", "Gast 2 (du)"});
  }

  /// Green exists only at tables for five and six players.
  @Test
  void a_preferred_colour_that_the_table_lacks_is_replaced() {
    var driver = PageDriver.desktop(server);
    driver.page.addInitScript(
        "localStorage.setItem('spieltisch.settings', JSON.stringify({ colour: 'Grün' }))");
    driver.open(server.url("/"));
    driver.playBots("catan");
    assertThat(driver.page.locator(".hand"))
        .hasAttribute("data-colour", Pattern.compile("^(Rot|Orange|Blau|Weiß)$"));
    assertThat(driver.page.locator(".players .player")).hasCount(4);
  }

  /// Pages of a server without a certificate have no clipboard.
  @Test
  void a_link_that_cannot_be_copied_is_selected_instead() {
    open("Zuhause");
    var driver = PageDriver.desktop(server);
    driver.page.addInitScript(
        "Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })");
    driver.open(server.url("/table/Zuhause"));
    driver.click("Kopieren");
    assertEquals(
        server.url("/table/Zuhause"), driver.page.evaluate("String(document.getSelection())"));
    assertThat(driver.button("Kopieren")).isVisible();
  }
}
