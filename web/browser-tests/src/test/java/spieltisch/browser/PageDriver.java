package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A person at a browser, who looks and clicks.
final class PageDriver {
  final Page page;
  private final List<String> troubles = new ArrayList<>();
  private final List<String> frames = new ArrayList<>();

  private PageDriver(Page page) {
    this.page = page;
    page.onPageError(troubles::add);
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error")) troubles.add(message.text());
        });
    page.onWebSocket(socket -> socket.onFrameReceived(frame -> frames.add(frame.text())));
  }

  static PageDriver at(BrowserServer browserServer, int width, int height) {
    return new PageDriver(browserServer.visitor(width, height));
  }

  /// With a small phone in the hand.
  static PageDriver onThePhone(BrowserServer browserServer) {
    return new PageDriver(browserServer.phone(360, 640));
  }

  /// With a phone that is held across.
  static PageDriver onThePhoneAcross(BrowserServer browserServer) {
    return new PageDriver(browserServer.phone(844, 390));
  }

  /// At a desk.
  static PageDriver at(BrowserServer browserServer) {
    return at(browserServer, 1366, 800);
  }

  /// What the page complained about.
  List<String> troubles() {
    return troubles;
  }

  /// Everything that came over its sockets.
  List<String> frames() {
    return frames;
  }

  void open(String url) {
    page.navigate(url);
  }

  Locator see(String selector) {
    var found = page.locator(selector);
    assertThat(found.first()).isVisible();
    return found;
  }

  Locator button(String name) {
    return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name)).first();
  }

  void press(String name) {
    button(name).click();
  }

  void turnTo(String panel) {
    page.getByRole(
            AriaRole.TAB,
            new Page.GetByRoleOptions().setName(Pattern.compile("^" + panel + " ?[0-9]*$")))
        .click();
  }

  Locator status() {
    return page.locator(".status");
  }

  /// Waits for one's turn and clicks on one of the lit places.
  void found(String awaited) {
    assertThat(status()).containsText(awaited);
    var targets = see(".target");
    clickOn(targets.nth(targets.count() / 2));
    assertThat(status()).not().containsText(awaited);
  }

  /// Both settlements and both roads of the beginning.
  void foundTwice() {
    for (int i = 0; i < 2; i++) {
      found("Setze eine Siedlung");
      found("Lege eine Straße");
    }
  }

  private static void clickOn(Locator target) {
    target.locator(".light").click(new Locator.ClickOptions().setForce(true));
  }

  int own(String piece) {
    var colour = page.locator(".hand").getAttribute("data-colour");
    return page.locator(".board " + piece + "[data-colour='" + colour + "']").count();
  }

  /// How many cards of a resource are in the own hand.
  int holds(String resource) {
    var amount = page.locator(".held[data-resource='" + resource + "'] .amount");
    return Integer.parseInt(amount.innerText().strip());
  }

  /// A picture for the build's artefacts.
  void keep(String name) {
    BrowserServer.keep(page, name);
  }
}
