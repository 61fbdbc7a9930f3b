package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Several people at one table.
final class SeveralPlayersTest extends BrowserExtension {
  private static final List<String> RESOURCES = List.of("Holz", "Lehm", "Wolle", "Getreide", "Erz");
  private static final int MOST_TURNS = 40;

  /// A table for two with nobody else.
  private void openTable(String name) {
    var made =
        browserServer.post("/api/v1/tables", "{\"name\":\"" + name + "\",\"players\":[2,2]}");
    assertEquals(201, made);
  }

  private static void sitDown(PageDriver pageDriver, String url, String name) {
    pageDriver.open(url);
    pageDriver.see(".company");
    var field = pageDriver.page.getByLabel("Dein Name");
    field.fill(name);
    field.blur();
    assertThat(pageDriver.page.locator(".company")).containsText(name);
  }

  @Test
  void two_browsers_trade_with_each_other() {
    openTable("Markt");
    var anna = PageDriver.at(browserServer);
    var bert = PageDriver.at(browserServer);
    sitDown(anna, browserServer.url("/table/Markt"), "Anna");
    sitDown(bert, browserServer.url("/table/Markt"), "Bert");
    anna.press("Ich bin bereit");
    bert.press("Ich bin bereit");
    foundTogether(anna, bert);
    assertTrue(tradeSoon(anna, bert), "nobody had anything to trade");
    anna.keep("trade");
    assertEquals(List.of(), anna.troubles());
    assertEquals(List.of(), bert.troubles());
  }

  /// One founds twice, the other too, in the order of the rules, whoever begins.
  private static void foundTogether(PageDriver anna, PageDriver bert) {
    var order = new ArrayDeque<PageDriver>();
    var first = isOnTurn(anna, bert) ? anna : bert;
    var second = first == anna ? bert : anna;
    order.addAll(List.of(first, second, second, first));
    for (var pageDriver : order) {
      pageDriver.found("Setze eine Siedlung");
      pageDriver.found("Lege eine Straße");
    }
  }

  /// Waits until one of the two must act.
  private static boolean isOnTurn(PageDriver anna, PageDriver bert) {
    assertThat(anna.status()).isVisible();
    assertThat(bert.status()).isVisible();
    anna.page.waitForCondition(() -> mustAct(anna) || mustAct(bert));
    return mustAct(anna);
  }

  private static boolean mustAct(PageDriver pageDriver) {
    return pageDriver.page.locator(".status.yours").count() > 0;
  }

  /// Turn by turn until the one on turn has what the other lacks.
  private static boolean tradeSoon(PageDriver anna, PageDriver bert) {
    for (int turn = 0; turn < MOST_TURNS; turn++) {
      boolean isAnna = isOnTurn(anna, bert);
      var seller = isAnna ? anna : bert;
      var buyer = isAnna ? bert : anna;
      roll(seller, buyer);
      var deal = Deal.between(seller, buyer);
      if (deal.isPresent()) {
        carryOut(deal.get(), seller, buyer, isAnna ? "Bert" : "Anna");
        return true;
      }
      seller.press("Zug beenden");
      assertThat(seller.status()).not().containsText("Handle, baue");
    }
    return false;
  }

  private record Deal(String give, String want) {
    static Optional<Deal> between(PageDriver seller, PageDriver buyer) {
      for (var give : RESOURCES)
        for (var want : RESOURCES)
          if (!give.equals(want) && seller.holds(give) > 0 && buyer.holds(want) > 0)
            return Optional.of(new Deal(give, want));
      return Optional.empty();
    }
  }

  /// A seven brings the robber; hands are small, so nobody discards.
  private static void roll(PageDriver seller, PageDriver buyer) {
    seller.press("Würfeln");
    seller.page.waitForCondition(
        () -> {
          var status = seller.status().innerText();
          return status.contains("Handle, baue") || status.contains("Versetze den Räuber");
        });
    if (!seller.status().innerText().contains("Versetze den Räuber")) return;
    seller
        .see(".board .target")
        .first()
        .locator(".light")
        .click(new Locator.ClickOptions().setForce(true));
    assertThat(seller.status()).containsText("Handle, baue");
    assertThat(buyer.status()).containsText("handelt und baut");
  }

  private static void carryOut(Deal deal, PageDriver seller, PageDriver buyer, String partner) {
    int gave = seller.holds(deal.give());
    int wanted = seller.holds(deal.want());
    seller.turnTo("Handel");
    seller.page.locator(".trade .stepper").nth(0).getByLabel("mehr " + deal.give()).click();
    seller.page.locator(".trade .stepper").nth(1).getByLabel("mehr " + deal.want()).click();
    seller.press("Allen anbieten");
    assertThat(buyer.status()).containsText("bietet dir einen Handel an");
    assertThat(buyer.status()).hasClass(Pattern.compile("asked"));
    buyer.press("Annehmen");
    seller.press("Handel mit " + partner);
    assertThat(held(seller, deal.give())).hasText(Integer.toString(gave - 1));
    assertThat(held(seller, deal.want())).hasText(Integer.toString(wanted + 1));
    assertThat(seller.page.locator(".offer")).hasCount(0);
  }

  private static Locator held(PageDriver pageDriver, String resource) {
    return pageDriver.page.locator(".held[data-resource='" + resource + "'] .amount");
  }

  @Test
  void what_one_says_the_other_reads_as_it_was_written() {
    openTable("Plausch");
    var anna = PageDriver.at(browserServer);
    var bert = PageDriver.at(browserServer);
    sitDown(anna, browserServer.url("/table/Plausch"), "Anna");
    sitDown(bert, browserServer.url("/table/Plausch"), "Bert");
    anna.press("Ich bin bereit");
    bert.press("Ich bin bereit");
    assertThat(bert.status()).isVisible();
    anna.turnTo("Chat");
    anna.page.getByPlaceholder("Nachricht").fill("Wolle für <b>Erz</b>?");
    anna.page.keyboard().press("Enter");
    assertThat(bert.page.locator(".tabs .count")).hasText("1");
    bert.turnTo("Chat");
    assertThat(bert.page.locator(".chat li").last()).hasText("Anna: Wolle für <b>Erz</b>?");
    assertThat(bert.page.locator(".tabs .count")).hasCount(0);
    assertThat(anna.page.getByPlaceholder("Nachricht")).hasValue("");
  }

  /// The page tells a first name by itself; its confirmation may come while another is typed.
  @Test
  void a_name_that_is_being_typed_survives_news_from_the_table() {
    openTable("Namen");
    var pageDriver = PageDriver.at(browserServer);
    var held = new ArrayDeque<Runnable>();
    pageDriver.page.routeWebSocket(
        Pattern.compile(".*/catan/.*"),
        socket -> {
          var server = socket.connectToServer();
          socket.onMessage(
              frame -> {
                if (frame.text().startsWith("{\"Spieler\""))
                  held.add(() -> server.send(frame.text()));
                else server.send(frame.text());
              });
        });
    pageDriver.open(browserServer.url("/table/Namen"));
    var field = pageDriver.page.getByLabel("Dein Name");
    field.focus();
    pageDriver.page.waitForCondition(() -> !held.isEmpty());
    held.remove().run();
    assertThat(pageDriver.page.locator(".company")).containsText("Gast");
    assertThat(field).hasValue("");
    field.pressSequentially("Anna");
    field.blur();
    pageDriver.page.waitForCondition(() -> !held.isEmpty());
    held.remove().run();
    assertThat(pageDriver.page.locator(".company")).containsText("Anna");
  }

  @Test
  void a_seat_is_found_again_after_the_socket_was_cut() {
    var pageDriver = PageDriver.at(browserServer);
    var lines = new ArrayDeque<WebSocketRoute>();
    pageDriver.page.routeWebSocket(
        Pattern.compile(".*/catan/.*"),
        socket -> {
          lines.push(socket.connectToServer());
          lines.push(socket);
        });
    pageDriver.open(browserServer.url("/"));
    pageDriver.press("Sofort gegen Bots spielen");
    pageDriver.found("Setze eine Siedlung");
    pageDriver.found("Lege eine Straße");
    assertEquals(2, lines.size());
    lines.forEach(line -> line.close());
    pageDriver.page.waitForCondition(() -> lines.size() == 4);
    pageDriver.found("Setze eine Siedlung");
    pageDriver.found("Lege eine Straße");
    assertEquals(2, pageDriver.own(".piece"));
    assertEquals(2, pageDriver.own(".road"));
  }

  @Test
  void a_seat_is_found_again_after_a_reload() {
    var pageDriver = PageDriver.at(browserServer);
    pageDriver.open(browserServer.url("/"));
    pageDriver.press("Sofort gegen Bots spielen");
    pageDriver.found("Setze eine Siedlung");
    pageDriver.page.reload();
    pageDriver.found("Lege eine Straße");
    assertEquals(1, pageDriver.own(".road"));
  }

  @Test
  void a_spectator_sees_no_hidden_card() {
    var player = PageDriver.at(browserServer);
    player.open(browserServer.url("/"));
    player.press("Sofort gegen Bots spielen");
    player.see(".status");
    var name = player.page.url().substring(player.page.url().lastIndexOf('/') + 1);
    var spectator = PageDriver.at(browserServer);
    spectator.open(browserServer.url("/watch/" + name));
    spectator.see(".stage .tile");
    player.foundTwice();
    // All have founded; a bot whose turn it is may have built one more.
    assertThat(spectator.page.locator(".board .road").nth(7)).isAttached();
    for (var secret : List.of(".hand", ".secrets", ".actions", ".offer button"))
      assertThat(spectator.page.locator(secret)).hasCount(0);
    assertThat(spectator.page.locator(".players")).containsText("1 Zuschauer");
    spectator.keep("spectator");
    assertNoOpenHand(spectator.frames());
    AccessibilityCheck.assertOpenToAll(spectator.page);
  }

  private static void assertNoOpenHand(List<String> frames) {
    assertTrue(frames.stream().anyMatch(frame -> frame.contains("\"Unbekannt\"")));
    var open = Pattern.compile("\"(Rohstoffe|Entwicklungskarten)\":\\{\"(?!Unbekannt)");
    for (var frame : frames) {
      boolean isHand = frame.startsWith("{\"Statusupdate\"");
      assertFalse(isHand && open.matcher(frame).find(), () -> "an open hand: " + frame);
      boolean isCard = frame.startsWith("{\"Entwicklungskarte gekauft\"");
      assertFalse(isCard && !frame.contains("Unbekannt"), () -> "an open card: " + frame);
    }
  }
}
