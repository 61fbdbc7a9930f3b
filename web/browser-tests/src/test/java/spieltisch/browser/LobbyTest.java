package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Collections;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// How people find a table, and what they agree on before it begins.
final class LobbyTest extends BrowserExtension {
  private void open(String name) {
    open(name, 4);
  }

  private void open(String name, int seats) {
    var body = "{\"name\":\"" + name + "\",\"players\":[2," + seats + "]}";
    assertEquals(201, browserServer.post("/api/v1/tables", body));
  }

  private static Locator card(PageDriver pageDriver, String name) {
    return pageDriver.page.locator(".tables .card", new Page.LocatorOptions().setHasText(name));
  }

  @Test
  void a_new_table_appears_by_itself_and_can_be_joined_and_watched() {
    var anna = PageDriver.at(browserServer);
    anna.open(browserServer.url("/lobby"));
    anna.see("form");
    open("Vitrine");
    card(anna, "Vitrine").getByText("Mitspielen").click();
    anna.see(".company");
    var zoe = PageDriver.at(browserServer);
    zoe.open(browserServer.url("/lobby"));
    assertThat(card(zoe, "Vitrine")).containsText("1 von 4 Plätzen · Gast");
    card(zoe, "Vitrine").getByText("Zuschauen").click();
    assertThat(zoe.page).hasURL(Pattern.compile("/watch/Vitrine$"));
    assertThat(zoe.page.locator(".company li .tag")).hasCount(1);
    assertThat(zoe.button("Ich bin bereit")).hasCount(0);
  }

  @Test
  void a_colour_belongs_to_one_player_and_a_bot_can_be_added() {
    open("Palette");
    var anna = PageDriver.at(browserServer);
    anna.open(browserServer.url("/table/Palette"));
    anna.page.getByLabel("Blau").click();
    assertThat(anna.page.getByLabel("Blau")).hasAttribute("aria-pressed", "true");
    assertThat(anna.page.locator(".company .badge[data-colour='Blau']")).hasCount(1);
    var bert = PageDriver.at(browserServer);
    bert.open(browserServer.url("/table/Palette"));
    assertThat(bert.page.getByLabel("Blau")).isDisabled();
    bert.press("Bot dazusetzen");
    assertThat(anna.page.locator(".company li .tag")).hasCount(3);
  }

  @Test
  void only_colours_that_the_table_has_are_offered() {
    open("Klein", 4);
    open("Groß", 6);
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.open(browserServer.url("/table/Groß"));
    assertThat(pageDriver.page.locator(".swatch")).hasCount(6);
    pageDriver.open(browserServer.url("/table/Klein"));
    assertThat(pageDriver.page.locator(".company .hint")).hasCount(3);
    assertThat(pageDriver.page.locator(".swatch")).hasCount(4);
    assertThat(pageDriver.page.getByLabel("Grün")).hasCount(0);
  }

  @Test
  void who_watches_a_table_at_which_nobody_sits_sees_it_and_its_free_seats() {
    open("Leer");
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.open(browserServer.url("/watch/Leer"));
    assertThat(pageDriver.page.locator("h1")).hasText("Tisch „Leer“");
    assertThat(pageDriver.page.locator(".company li")).hasText(nTimes(4, "freier Platz"));
  }

  private static String[] nTimes(int n, String text) {
    return Collections.nCopies(n, text).toArray(String[]::new);
  }

  @Test
  void guests_without_a_name_are_told_apart() {
    open("Namenlos");
    PageDriver.at(browserServer).open(browserServer.url("/table/Namenlos"));
    var second = PageDriver.at(browserServer);
    second.open(browserServer.url("/table/Namenlos"));
    assertThat(second.page.locator(".company li .grow"))
        .hasText(new String[] {"Gast", "Gast 2 (du)"});
  }

  /// Green is a colour of the larger game; who liked it there must still be able to sit down here.
  @Test
  void a_favourite_colour_that_a_table_lacks_keeps_nobody_from_playing() {
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.page.addInitScript(
        "localStorage.setItem('spieltisch.settings', JSON.stringify({ colour: 'Grün' }))");
    pageDriver.open(browserServer.url("/"));
    pageDriver.press("Sofort gegen Bots spielen");
    assertThat(pageDriver.page.locator(".hand"))
        .hasAttribute("data-colour", Pattern.compile("^(Rot|Orange|Blau|Weiß)$"));
    assertThat(pageDriver.page.locator(".players .player")).hasCount(4);
  }

  /// As on every page of a server at home, which has no certificate.
  @Test
  void a_link_that_the_browser_cannot_copy_is_marked_and_not_called_copied() {
    open("Zuhause");
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.page.addInitScript(
        "Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })");
    pageDriver.open(browserServer.url("/table/Zuhause"));
    pageDriver.press("Kopieren");
    assertEquals(
        browserServer.url("/table/Zuhause"),
        pageDriver.page.evaluate("String(document.getSelection())"));
    assertThat(pageDriver.button("Kopieren")).isVisible();
  }
}
