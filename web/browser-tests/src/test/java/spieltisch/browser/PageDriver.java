package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Browser page with the operations that tests need. It records errors and received frames.
final class PageDriver {
  final Page page;
  private final List<String> errors = new ArrayList<>();
  private final List<String> frames = new ArrayList<>();
  private int sockets;

  private PageDriver(Page page) {
    this.page = page;
    page.onPageError(errors::add);
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error")) errors.add(message.text() + " " + message.location());
        });
    page.onWebSocket(
        socket -> {
          sockets++;
          socket.onFrameReceived(frame -> frames.add(frame.text()));
        });
  }

  static PageDriver desktop(BrowserServer server, int width, int height) {
    return new PageDriver(server.newPage(width, height));
  }

  /// Opens a page on a small phone.
  static PageDriver phone(BrowserServer server) {
    return phone(server, 360, 640);
  }

  static PageDriver phone(BrowserServer server, int width, int height) {
    return new PageDriver(server.newPhonePage(width, height));
  }

  /// Opens a page on a phone in landscape orientation.
  static PageDriver phoneLandscape(BrowserServer server) {
    return new PageDriver(server.newPhonePage(844, 390));
  }

  /// Opens a page on a desktop screen.
  static PageDriver desktop(BrowserServer server) {
    return desktop(server, 1366, 800);
  }

  /// Opens a second tab of the same browser.
  PageDriver newTab() {
    return new PageDriver(page.context().newPage());
  }

  /// Returns uncaught errors and error messages of the console.
  List<String> errors() {
    return errors;
  }

  /// Returns how many web sockets the page has opened.
  int socketCount() {
    return sockets;
  }

  /// Returns all frames received over web sockets.
  List<String> frames() {
    return frames;
  }

  void open(String url) {
    page.navigate(url);
  }

  Locator waitFor(String selector) {
    var found = page.locator(selector);
    assertThat(found.first()).isVisible();
    return found;
  }

  Locator button(String name) {
    return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name)).first();
  }

  void click(String name) {
    button(name).click();
  }

  /// Starts a game against bots from the start page.
  ///
  /// @param game `catan` or `torres`
  void playBots(String game) {
    page.getByLabel(game.equals("catan") ? "Catan" : "Torres").check();
    click("Jetzt spielen");
  }

  void openPanel(String panel) {
    page.getByRole(
            AriaRole.TAB,
            new Page.GetByRoleOptions().setName(Pattern.compile("^" + panel + " ?[0-9]*$")))
        .click();
  }

  Locator status() {
    return page.locator(".status");
  }

  /// Waits for a status and clicks on one of the highlighted places.
  void placeStartPiece(String awaited) {
    assertThat(status()).containsText(awaited);
    var targets = waitFor(".target");
    clickTarget(targets.nth(targets.count() / 2));
    assertThat(status()).not().containsText(awaited);
  }

  /// Places both starting settlements and both starting roads.
  void placeStartPieces() {
    for (int i = 0; i < 2; i++) {
      placeStartPiece("Setze eine Siedlung");
      placeStartPiece("Lege eine Straße");
    }
  }

  private static void clickTarget(Locator target) {
    target.locator(".light").click(new Locator.ClickOptions().setForce(true));
  }

  int ownCount(String piece) {
    var colour = page.locator(".hand").getAttribute("data-colour");
    return page.locator(".board " + piece + "[data-colour='" + colour + "']").count();
  }

  /// Returns the number of own cards of a resource.
  int cardCount(String resource) {
    var amount = page.locator(".held[data-resource='" + resource + "'] .amount");
    return Integer.parseInt(amount.innerText().strip());
  }

  /// Saves a screenshot for the build artefacts.
  void screenshot(String name) {
    BrowserServer.screenshot(page, name);
  }
}
