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

/// Tests with several pages at one table.
final class SeveralPlayersTest extends BrowserFixture {
  private static final List<String> RESOURCES = List.of("Holz", "Lehm", "Wolle", "Getreide", "Erz");
  private static final int MAX_TURNS = 40;

  /// Creates an empty table for two players.
  private void openTable(String name) {
    var made = server.post("/api/v1/tables", "{\"name\":\"" + name + "\",\"players\":[2,2]}");
    assertEquals(201, made);
  }

  private static void join(PageDriver driver, String url, String name) {
    driver.open(url);
    driver.waitFor(".company");
    var field = driver.page.getByLabel("Dein Name");
    field.fill(name);
    field.blur();
    assertThat(driver.page.locator(".company")).containsText(name);
  }

  @Test
  void two_browsers_trade_with_each_other() {
    openTable("Markt");
    var anna = PageDriver.desktop(server);
    var bert = PageDriver.desktop(server);
    join(anna, server.url("/table/Markt"), "Anna");
    join(bert, server.url("/table/Markt"), "Bert");
    anna.click("Ich bin bereit");
    bert.click("Ich bin bereit");
    placeStartPieces(anna, bert);
    carryOut(playUntilTrade(anna, bert));
    anna.screenshot("trade");
    assertEquals(List.of(), anna.errors());
    assertEquals(List.of(), bert.errors());
  }

  @Test
  void an_open_offer_and_its_answer_survive_reloads() {
    openTable("Wartezeit");
    var anna = PageDriver.desktop(server);
    var bert = PageDriver.desktop(server);
    join(anna, server.url("/table/Wartezeit"), "Anna");
    join(bert, server.url("/table/Wartezeit"), "Bert");
    anna.click("Ich bin bereit");
    bert.click("Ich bin bereit");
    placeStartPieces(anna, bert);
    var trade = playUntilTrade(anna, bert);
    var seller = trade.seller;
    var buyer = trade.buyer;
    offer(trade.deal, seller);
    assertThat(buyer.button("Annehmen")).isVisible();
    seller.page.reload();
    assertThat(seller.page.locator(".offer")).containsText("überlegt");
    buyer.page.reload();
    buyer.click("Annehmen");
    var conclude = seller.button("Handel mit " + trade.partner);
    assertThat(conclude).isVisible();
    seller.page.reload();
    assertThat(conclude).isVisible();
    buyer.page.reload();
    assertThat(buyer.button("Zurückziehen")).isVisible();
    conclude.click();
    for (var driver : List.of(seller, buyer)) assertThat(driver.page.locator(".offer")).hasCount(0);
  }

  /// Places the starting pieces of both players in the order of the rules.
  private static void placeStartPieces(PageDriver anna, PageDriver bert) {
    var order = new ArrayDeque<PageDriver>();
    var first = isOnTurn(anna, bert) ? anna : bert;
    var second = first == anna ? bert : anna;
    order.addAll(List.of(first, second, second, first));
    for (var driver : order) {
      driver.placeStartPiece("Setze eine Siedlung");
      driver.placeStartPiece("Lege eine Straße");
    }
  }

  /// Waits until one of the players must act. Returns whether it is Anna.
  private static boolean isOnTurn(PageDriver anna, PageDriver bert) {
    assertThat(anna.status()).isVisible();
    assertThat(bert.status()).isVisible();
    anna.page.waitForCondition(() -> mustAct(anna) || mustAct(bert));
    return mustAct(anna);
  }

  private static boolean mustAct(PageDriver driver) {
    return driver.page.locator(".status.yours").count() > 0;
  }

  private record Trade(Deal deal, PageDriver seller, PageDriver buyer, String partner) {}

  /// Plays turns until both players hold a card to trade.
  private static Trade playUntilTrade(PageDriver anna, PageDriver bert) {
    for (int turn = 0; turn < MAX_TURNS; turn++) {
      boolean isAnna = isOnTurn(anna, bert);
      var seller = isAnna ? anna : bert;
      var buyer = isAnna ? bert : anna;
      roll(seller, buyer);
      var deal = Deal.between(seller, buyer);
      if (deal.isPresent()) return new Trade(deal.get(), seller, buyer, isAnna ? "Bert" : "Anna");
      seller.click("Zug beenden");
      assertThat(seller.status()).not().containsText("Handle, baue");
    }
    throw new AssertionError("no trade was possible");
  }

  private record Deal(String give, String want) {
    static Optional<Deal> between(PageDriver seller, PageDriver buyer) {
      for (var give : RESOURCES)
        for (var want : RESOURCES)
          if (!give.equals(want) && seller.cardCount(give) > 0 && buyer.cardCount(want) > 0)
            return Optional.of(new Deal(give, want));
      return Optional.empty();
    }
  }

  /// Rolls and moves the robber after a seven. Hands are too small for discards.
  private static void roll(PageDriver seller, PageDriver buyer) {
    seller.click("Würfeln");
    seller.page.waitForCondition(
        () -> {
          var status = seller.status().innerText();
          return status.contains("Handle, baue") || status.contains("Versetze den Räuber");
        });
    if (!seller.status().innerText().contains("Versetze den Räuber")) return;
    seller
        .waitFor(".board .target")
        .first()
        .locator(".light")
        .click(new Locator.ClickOptions().setForce(true));
    assertThat(seller.status()).containsText("Handle, baue");
    assertThat(buyer.status()).containsText("handelt und baut");
  }

  private static void carryOut(Trade trade) {
    var deal = trade.deal;
    var seller = trade.seller;
    var buyer = trade.buyer;
    int gave = seller.cardCount(deal.give());
    int wanted = seller.cardCount(deal.want());
    offer(deal, seller);
    assertThat(buyer.status()).containsText("bietet dir einen Handel an");
    assertThat(buyer.status()).hasClass(Pattern.compile("asked"));
    buyer.click("Annehmen");
    seller.click("Handel mit " + trade.partner);
    assertThat(cardCount(seller, deal.give())).hasText(Integer.toString(gave - 1));
    assertThat(cardCount(seller, deal.want())).hasText(Integer.toString(wanted + 1));
    assertThat(seller.page.locator(".offer")).hasCount(0);
  }

  private static void offer(Deal deal, PageDriver seller) {
    seller.page.locator("button.held[data-resource='" + deal.give() + "']").click();
    seller.page.locator(".trade .stepper").nth(1).getByLabel("mehr " + deal.want()).click();
    seller.click("Allen anbieten");
  }

  private static Locator cardCount(PageDriver driver, String resource) {
    return driver.page.locator(".held[data-resource='" + resource + "'] .amount");
  }

  @Test
  void chat_is_shown_to_others_as_plain_text() {
    openTable("Plausch");
    var anna = PageDriver.desktop(server);
    var bert = PageDriver.desktop(server);
    join(anna, server.url("/table/Plausch"), "Anna");
    join(bert, server.url("/table/Plausch"), "Bert");
    anna.click("Ich bin bereit");
    bert.click("Ich bin bereit");
    assertThat(bert.status()).isVisible();
    anna.openPanel("Chat");
    anna.page.getByPlaceholder("Nachricht").fill("Wolle für <b>Erz</b>?");
    anna.page.keyboard().press("Enter");
    assertThat(bert.page.locator(".tabs .count")).hasText("1");
    bert.openPanel("Chat");
    assertThat(bert.page.locator(".chat li").last()).hasText("Anna: Wolle für <b>Erz</b>?");
    assertThat(bert.page.locator(".tabs .count")).hasCount(0);
    assertThat(anna.page.getByPlaceholder("Nachricht")).hasValue("");
  }

  /// The page sends a first name by itself; its confirmation may arrive while the player types.
  @Test
  void a_name_being_typed_survives_updates_from_the_table() {
    openTable("Namen");
    var driver = PageDriver.desktop(server);
    var held = new ArrayDeque<Runnable>();
    driver.page.routeWebSocket(
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
    driver.open(server.url("/table/Namen"));
    var field = driver.page.getByLabel("Dein Name");
    field.focus();
    driver.page.waitForCondition(() -> !held.isEmpty());
    held.remove().run();
    assertThat(driver.page.locator(".company")).containsText("Gast");
    assertThat(field).hasValue("");
    field.pressSequentially("Anna");
    field.blur();
    driver.page.waitForCondition(() -> !held.isEmpty());
    held.remove().run();
    assertThat(driver.page.locator(".company")).containsText("Anna");
  }

  @Test
  void a_player_returns_to_the_seat_after_a_lost_connection() {
    var driver = PageDriver.desktop(server);
    var lines = new ArrayDeque<WebSocketRoute>();
    driver.page.routeWebSocket(
        Pattern.compile(".*/catan/.*"),
        socket -> {
          lines.push(socket.connectToServer());
          lines.push(socket);
        });
    driver.open(server.url("/"));
    driver.playBots("catan");
    driver.placeStartPiece("Setze eine Siedlung");
    driver.placeStartPiece("Lege eine Straße");
    assertEquals(2, lines.size());
    lines.forEach(line -> line.close());
    driver.page.waitForCondition(() -> lines.size() == 4);
    driver.placeStartPiece("Setze eine Siedlung");
    driver.placeStartPiece("Lege eine Straße");
    assertEquals(2, driver.ownCount(".piece"));
    assertEquals(2, driver.ownCount(".road"));
  }

  @Test
  void a_player_returns_to_the_seat_after_a_reload() {
    var driver = PageDriver.desktop(server);
    driver.open(server.url("/"));
    driver.playBots("catan");
    driver.placeStartPiece("Setze eine Siedlung");
    driver.page.reload();
    driver.placeStartPiece("Lege eine Straße");
    assertEquals(1, driver.ownCount(".road"));
  }

  @Test
  void a_spectator_sees_no_hidden_card() {
    var player = PageDriver.desktop(server);
    player.open(server.url("/"));
    player.playBots("catan");
    player.waitFor(".status");
    var name = player.page.url().substring(player.page.url().lastIndexOf('/') + 1);
    var spectator = PageDriver.desktop(server);
    spectator.open(server.url("/watch/" + name));
    spectator.waitFor(".stage .tile");
    player.placeStartPieces();
    // All starting roads are placed; a bot may have built one more.
    assertThat(spectator.page.locator(".board .road").nth(7)).isAttached();
    for (var secret : List.of(".hand", ".secrets", ".actions", ".offer button"))
      assertThat(spectator.page.locator(secret)).hasCount(0);
    assertThat(spectator.page.locator(".players")).containsText("1 Zuschauer");
    spectator.screenshot("spectator");
    assertNoOpenHand(spectator.frames());
    AccessibilityCheck.assertAccessible(spectator.page);
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
