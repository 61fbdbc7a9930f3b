package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.store.journal.GameRecord;

/// Tests of games that run in the browser.
final class LocalTableTest extends BrowserFixture {
  /// Opens the start page and waits until the service worker has stored the whole page.
  private PageDriver openStored() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    driver.page.evaluate("navigator.serviceWorker.ready.then(() => true)");
    return driver;
  }

  private static void chooseDevice(PageDriver driver) {
    driver.page.getByLabel("Ort").selectOption("device");
    driver.page.getByLabel("Tempo").selectOption("fast");
  }

  private static void cutNetwork(PageDriver driver) {
    driver.page.context().setOffline(true);
    driver.page.reload();
    driver.waitFor("form.quick");
  }

  @Test
  void without_a_network_a_game_starts_at_once_and_survives_a_reload() {
    var driver = openStored();
    cutNetwork(driver);
    driver.playBots("catan");
    driver.placeStartPiece("Setze eine Siedlung");
    driver.placeStartPiece("Lege eine Straße");
    assertEquals(1, driver.ownCount(".piece"));
    driver.page.reload();
    driver.waitFor(".stage .tile");
    assertThat(driver.page.locator(".hand")).isVisible();
    assertEquals(1, driver.ownCount(".piece"));
    driver.open(server.url("/"));
    driver.page.getByText("Weiterspielen").first().click();
    driver.placeStartPiece("Setze eine Siedlung");
    assertEquals(2, driver.ownCount(".piece"));
  }

  @Test
  void a_whole_game_of_catan_is_played_offline() {
    var driver = openStored();
    cutNetwork(driver);
    chooseDevice(driver);
    driver.page.getByLabel("Stärke").selectOption("hard");
    driver.playBots("catan");
    driver.placeStartPieces();
    driver.page.reload();
    driver.waitFor(".stage .tile");
    CatanClicker.playToEnd(driver);
    assertThat(driver.page.locator(".dialog.over h2")).containsText("gew");
    driver.click("Noch einmal");
    assertThat(driver.status()).containsText("Siedlung");
  }

  @Test
  void a_whole_game_of_torres_is_played_offline() {
    var driver = openStored();
    cutNetwork(driver);
    chooseDevice(driver);
    driver.page.getByLabel("Torres").check();
    driver.page.getByLabel("Gegner").selectOption("1");
    driver.playBots("torres");
    driver.waitFor(".status");
    driver.page.reload();
    driver.waitFor(".status");
    TorresClicker.playToEnd(driver);
  }

  @Test
  void an_action_can_be_taken_back() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    chooseDevice(driver);
    driver.playBots("catan");
    driver.placeStartPiece("Setze eine Siedlung");
    assertEquals(1, driver.ownCount(".piece"));
    driver.click("Zug zurücknehmen");
    assertThat(driver.status()).containsText("Setze eine Siedlung");
    assertEquals(0, driver.ownCount(".piece"));
    driver.placeStartPiece("Setze eine Siedlung");
    assertEquals(List.of(), driver.errors());
  }

  @Test
  void a_curtain_hides_the_table_between_two_people() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    chooseDevice(driver);
    driver.page.getByLabel("Personen").selectOption("2");
    driver.page.getByLabel("Gegner").selectOption("1");
    driver.playBots("catan");
    var curtain = driver.page.locator(".curtain");
    for (int placed = 0; placed < 4; placed++) {
      driver.page.waitForCondition(
          () -> curtain.isVisible() || driver.page.locator(".target").count() > 0);
      if (curtain.isVisible()) driver.click("Ich bin es");
      driver.placeStartPiece("Setze eine Siedlung");
      driver.placeStartPiece("Lege eine Straße");
    }
    assertEquals(4, driver.page.locator(".board .road").count() - botRoads(driver));
    AccessibilityCheck.assertAccessible(driver.page);
  }

  /// The bot has placed one road or two when all people have placed theirs.
  private static int botRoads(PageDriver driver) {
    return driver.page.locator(".board .road").count() > 5 ? 2 : 1;
  }

  @Test
  void the_exported_journal_is_one_that_the_server_reads() throws Exception {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    chooseDevice(driver);
    driver.playBots("catan");
    driver.placeStartPieces();
    var download = driver.page.waitForDownload(() -> driver.click("Protokoll sichern"));
    Path file = download.path();
    var record = GameRecord.parse("export", Files.readString(file));
    assertTrue(record.entries().size() > 20);
    assertTrue(!record.isOver());
  }

  @Test
  void a_damaged_saved_game_is_reported_and_kept() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    chooseDevice(driver);
    driver.playBots("catan");
    driver.placeStartPiece("Setze eine Siedlung");
    driver.page.evaluate(
        """
        () => new Promise((done) => {
          const open = indexedDB.open('spieltisch');
          open.onsuccess = () => {
            const name = decodeURIComponent(location.pathname.split('/')[2]);
            const change = open.result.transaction('entries', 'readwrite');
            change.objectStore('entries').put('{"is":"broken"}', [name, 3]);
            change.oncomplete = done;
          };
        })
        """);
    driver.page.reload();
    assertThat(driver.page.locator(".failure")).containsText("gespeicherte Spiel");
    var count = driver.page.evaluate(COUNT_ENTRIES);
    assertTrue(((Number) count).intValue() > 3);
  }

  private static final String COUNT_ENTRIES =
      """
      () => new Promise((done) => {
        const open = indexedDB.open('spieltisch');
        open.onsuccess = () => {
          const count = open.result.transaction('entries').objectStore('entries').count();
          count.onsuccess = () => done(count.result);
        };
      })
      """;

  @Test
  void a_second_tab_takes_a_table_over_with_its_whole_journal() {
    var first = PageDriver.desktop(server);
    first.open(server.url("/"));
    chooseDevice(first);
    first.playBots("catan");
    first.placeStartPiece("Setze eine Siedlung");
    first.placeStartPiece("Lege eine Straße");
    // The bots of the first tab act and write while the second one opens the table.
    var second = first.newTab();
    second.open(first.page.url());
    assertThat(second.page.getByText("Zuschauen")).hasCount(0);
    second.click("Hier übernehmen");
    second.placeStartPiece("Setze eine Siedlung");
    assertEquals(2, second.ownCount(".piece"));
    assertThat(first.page.locator(".failure")).containsText("an anderer Stelle");
    assertThat(first.page.getByText("Zug zurücknehmen")).hasCount(0);
    second.page.reload();
    second.placeStartPiece("Lege eine Straße");
    first.click("Hier weiterspielen");
    assertThat(first.page.locator(".hand")).isVisible();
    assertEquals(2, first.ownCount(".piece"));
    assertThat(second.page.locator(".failure")).containsText("an anderer Stelle");
  }

  @Test
  void a_journal_with_a_hole_is_continued_from_the_entry_before_it() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    chooseDevice(driver);
    driver.playBots("catan");
    driver.placeStartPiece("Setze eine Siedlung");
    driver.page.evaluate(MOVE_LAST_ENTRY);
    driver.page.reload();
    driver.waitFor(".stage .tile");
    driver.placeStartPiece("Setze eine Siedlung");
    driver.placeStartPiece("Lege eine Straße");
    driver.page.reload();
    driver.waitFor(".stage .tile");
    assertEquals(1, driver.ownCount(".piece"));
  }

  /// A failed write leaves such a hole. The person's settlement is the last entry.
  private static final String MOVE_LAST_ENTRY =
      """
      () => new Promise((done) => {
        const open = indexedDB.open('spieltisch');
        open.onsuccess = () => {
          const change = open.result.transaction('entries', 'readwrite');
          const entries = change.objectStore('entries');
          const keys = entries.getAllKeys();
          keys.onsuccess = () => {
            const [name, last] = keys.result.at(-1);
            const one = entries.get([name, last]);
            one.onsuccess = () => {
              entries.delete([name, last]);
              entries.put(one.result, [name, last + 1]);
            };
          };
          change.oncomplete = done;
        };
      })
      """;

  @Test
  void a_game_that_is_not_saved_here_is_reported_as_such() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/table/~catan-00000000"));
    assertThat(driver.page.locator(".failure")).containsText("nicht gespeichert");
  }

  @Test
  void the_start_page_fits_a_phone() {
    var driver = PageDriver.phone(server);
    driver.open(server.url("/"));
    driver.page.getByLabel("Ort").selectOption("device");
    driver.screenshot("start-local-phone");
    Page page = driver.page;
    assertEquals(360, ((Number) page.evaluate("document.documentElement.scrollWidth")).intValue());
  }
}
