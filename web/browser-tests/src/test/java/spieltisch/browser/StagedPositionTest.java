package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spieltisch.catan.Colour;
import spieltisch.catan.MutablePosition;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.catan.View;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Hex;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.message.Roster;
import spieltisch.siedler.message.ServerMessage;

/// Moments of a game that luck rarely brings, staged by a server of the bare protocol: it tells the
/// page a position and hears what the page asks for.
final class StagedPositionTest extends BrowserExtension {
  private static final String STAGE = "ws://stage.example/catan";
  private static final List<String> NAMES = List.of("Leia", "Han", "Luke", "Lando", "Rey", "Finn");
  private static final Hex MIDDLE = new Hex(0, 0);

  private final List<String> asked = new ArrayList<>();

  @SuppressWarnings("NullAway.Init") // whoever sees a stage has it
  private WebSocketRoute stage;

  /// A game in which the robber is not in the middle.
  private static MutablePosition game(int players) {
    var options = Options.standard(players);
    var luck = new SeededChance(players);
    var open = new MutablePosition(options, BoardMaker.variable(options, luck));
    while (open.robber() == open.island().indexOf(MIDDLE))
      open = new MutablePosition(options, BoardMaker.variable(options, luck));
    return open;
  }

  private PageDriver sees(Position open, int hand, int width, int height) {
    asked.clear();
    var pageDriver = PageDriver.at(browserServer, width, height);
    pageDriver.page.routeWebSocket(STAGE, server -> play(server, open, hand));
    pageDriver.open(browserServer.url("/?server=" + STAGE));
    pageDriver.press("Verbinden mit " + STAGE);
    pageDriver.see(".board .tile");
    return pageDriver;
  }

  private void play(WebSocketRoute server, Position open, int hand) {
    stage = server;
    var lobbyMessages = new LobbyMessages(Dialect.V1_0, "Bühne");
    var roster = new Roster(IntStream.range(0, open.players()).mapToObj(this::person).toList());
    var messages = new ArrayList<>(lobbyMessages.welcome(1, roster));
    messages.addAll(lobbyMessages.resumed(View.ofPlayer(Seat.of(0), open, hand, 0, 0), roster));
    say(server, lobbyMessages.greeting());
    server.onMessage(
        frame -> {
          if (frame.text().startsWith("{\"Hallo\"")) messages.forEach(it -> say(server, it));
          else heard(server, frame.text());
        });
  }

  /// The page introduces itself first; that is not what these tests are about.
  private void heard(WebSocketRoute server, String message) {
    if (!message.startsWith("{\"Spieler\"")) asked.add(message);
    say(server, ServerMessage.Answer.OK);
  }

  private Roster.Person person(int seat) {
    return new Roster.Person(
        seat + 1,
        Optional.of(NAMES.get(seat)),
        Optional.of(Colour.values()[seat]),
        Optional.of(Seat.of(seat)),
        true,
        true);
  }

  private static void say(WebSocketRoute server, ServerMessage message) {
    new MessageCodec(Dialect.V1_0).spell(message).ifPresent(server::send);
  }

  @Test
  void half_a_hand_is_given_back_and_neither_more_nor_less() {
    var open = game(4);
    int wool = PackedCounts.of(Resource.WOOL.ordinal(), 8);
    open.gained(0, wool);
    open.discardsAwaited(1, 4L);
    var pageDriver = sees(open, wool, 1366, 800);
    assertThat(pageDriver.page.locator(".dialog h2")).hasText("Gib 4 Karten ab");
    assertThat(pageDriver.page.locator(".dialog .amount"))
        .hasText(new String[] {"0/0", "0/0", "0/8", "0/0", "0/0"});
    var more = pageDriver.button("mehr Wolle");
    for (int i = 0; i < 4; i++) {
      assertThat(pageDriver.button("Abgeben")).isDisabled();
      more.click();
    }
    assertThat(more).isDisabled();
    pageDriver.keep("discard");
    pageDriver.press("Abgeben");
    pageDriver.page.waitForCondition(() -> !asked.isEmpty());
    assertEquals(
        List.of(
            "{\"Karten abgeben\":{\"Abgeben\":{\"Holz\":0,\"Lehm\":0,\"Wolle\":4,\"Getreide\":0,\"Erz\":0}}}"),
        asked);
    assertEquals(List.of(), pageDriver.troubles());
  }

  /// Two neighbours of the middle have a card each.
  private static MutablePosition robbery() {
    var open = game(4);
    var around =
        open.island().corners().stream()
            .filter(it -> List.of(it.a(), it.b(), it.c()).contains(MIDDLE))
            .toList();
    for (int victim = 1; victim <= 2; victim++) {
      open.settlementPlaced(victim, open.island().indexOf(around.get(victim == 1 ? 0 : 5)));
      open.gained(victim, PackedCounts.one(Resource.ORE.ordinal()));
    }
    open.phaseBegan(Position.MOVE_ROBBER, 0);
    return open;
  }

  @Test
  void the_keyboard_comes_to_a_question_and_escape_leads_away_from_it() {
    var pageDriver = sees(robbery(), 0, 1366, 800);
    pageDriver.see(".target.hex[data-place='0,0']").focus();
    pageDriver.page.keyboard().press("Enter");
    assertThat(pageDriver.page.locator(".dialog")).isFocused();
    pageDriver.page.keyboard().press("Tab");
    assertThat(pageDriver.page.locator(".dialog .choice").first()).isFocused();
    pageDriver.page.keyboard().press("Escape");
    assertThat(pageDriver.page.locator(".dialog")).hasCount(0);
    assertThat(pageDriver.page.locator(".target.hex")).hasCount(18);
    assertEquals(List.of(), asked);
  }

  @Test
  void escape_takes_back_what_was_to_be_built() {
    var open = game(4);
    int road =
        PackedCounts.one(Resource.WOOD.ordinal()) + PackedCounts.one(Resource.BRICK.ordinal());
    open.settlementPlaced(0, 20);
    open.gained(0, road);
    open.phaseBegan(Position.TRADE_AND_BUILD, 0);
    var pageDriver = sees(open, road, 1366, 800);
    pageDriver.page.locator(".thing").first().click();
    pageDriver.see(".target");
    pageDriver.page.keyboard().press("Escape");
    assertThat(pageDriver.page.locator(".target")).hasCount(0);
  }

  @Test
  void of_two_neighbours_of_the_robber_one_is_chosen() {
    var pageDriver = sees(robbery(), 0, 1366, 800);
    pageDriver.see(".target.hex[data-place='0,0']").locator(".light").dispatchEvent("click");
    assertThat(pageDriver.page.locator(".dialog h2")).hasText("Wen willst du bestehlen?");
    assertThat(pageDriver.page.locator(".dialog .choice")).hasCount(2);
    pageDriver.keep("victim");
    pageDriver.page.locator(".dialog .choice").getByText("Luke").click();
    pageDriver.page.waitForCondition(() -> !asked.isEmpty());
    assertEquals(List.of("{\"Räuber versetzen\":{\"Ort\":{\"x\":0,\"y\":0},\"Ziel\":3}}"), asked);
  }

  /// Who reads in another panel is not torn from it, but must be able to answer.
  @ParameterizedTest
  @CsvSource({"360, 740", "844, 390", "1366, 800"})
  void an_offer_is_found_and_answered_from_every_panel(int width, int height) {
    var open = game(4);
    int wool = PackedCounts.one(Resource.WOOL.ordinal());
    open.gained(0, wool);
    open.turnBegan(1);
    var pageDriver = sees(open, wool, width, height);
    pageDriver.turnTo("Verlauf");
    stage.send(
        "{\"Handelsangebot\":{\"Spieler\":2,\"Handel id\":7,"
            + "\"Angebot\":{\"Erz\":1},\"Nachfrage\":{\"Wolle\":1}}}");
    assertThat(pageDriver.status()).containsText("bietet dir einen Handel an");
    pageDriver.press("Angebot ansehen");
    assertThat(pageDriver.button("Annehmen")).isInViewport();
    pageDriver.press("Annehmen");
    pageDriver.page.waitForCondition(() -> !asked.isEmpty());
    assertEquals(List.of("{\"Handel annehmen\":{\"Handel id\":7,\"Annehmen\":true}}"), asked);
  }

  @Test
  void the_longest_road_and_the_largest_army_are_seen_with_their_holders() {
    var open = game(4);
    open.longestRoadPassed(1);
    open.largestArmyPassed(2);
    open.turnBegan(0);
    var pageDriver = sees(open, 0, 1366, 800);
    var holders = pageDriver.page.locator(".player:has(.award)");
    assertThat(holders).hasCount(2);
    assertThat(holders.nth(0).locator(".award")).hasAttribute("title", "Längste Handelsstraße");
    assertThat(holders.nth(0)).containsText("Han");
    assertThat(holders.nth(1).locator(".award")).hasAttribute("title", "Größte Rittermacht");
    assertThat(holders.nth(1)).containsText("Luke");
    assertThat(holders.locator(".points")).hasText(new String[] {"2", "2"});
  }

  @ParameterizedTest
  @CsvSource({"360, 740", "1366, 800", "3840, 2160"})
  void six_players_on_the_large_island_fit_every_screen(int width, int height) {
    var open = game(6);
    open.turnBegan(0);
    var pageDriver = sees(open, 0, width, height);
    assertThat(pageDriver.page.locator(".board .tile")).hasCount(30);
    assertThat(pageDriver.page.locator(".player")).hasCount(6);
    assertThat(pageDriver.button("Würfeln")).isVisible();
    var needed = pageDriver.page.evaluate("document.documentElement.scrollWidth");
    assertEquals(width, ((Number) needed).intValue());
    pageDriver.keep("six-" + width);
    assertEquals(List.of(), pageDriver.troubles());
  }
}
