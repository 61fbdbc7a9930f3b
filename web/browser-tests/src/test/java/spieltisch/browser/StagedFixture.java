package spieltisch.browser;

import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import spieltisch.catan.Colour;
import spieltisch.catan.MutablePosition;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.catan.places.Hex;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.message.Roster;
import spieltisch.siedler.message.ServerMessage;

/// A mocked server that sends a position in protocol messages and records the requests of the page.
abstract class StagedFixture extends BrowserFixture {
  private static final String SERVER = "ws://server.example/catan";
  private static final List<String> NAMES = List.of("Leia", "Han", "Luke", "Lando", "Rey", "Finn");
  static final Hex MIDDLE = new Hex(0, 0);

  final List<String> requests = new ArrayList<>();

  /// The extensions that the server grants.
  List<String> extensions = List.of();

  @SuppressWarnings("NullAway.Init") // set when the page connects
  WebSocketRoute socket;

  /// Returns a position in which the robber is not in the middle.
  static MutablePosition position(int players) {
    var options = Options.standard(players);
    var chance = new SeededChance(players);
    var position = new MutablePosition(options, BoardMaker.variable(options, chance));
    while (position.robber() == position.island().indexOf(MIDDLE))
      position = new MutablePosition(options, BoardMaker.variable(options, chance));
    return position;
  }

  final PageDriver show(Position position, int hand, int width, int height) {
    return show(PageDriver.desktop(server, width, height), position, hand);
  }

  final PageDriver show(PageDriver driver, Position position, int hand) {
    requests.clear();
    driver.page.routeWebSocket(SERVER, server -> play(server, position, hand));
    driver.open(server.url("/?server=" + SERVER));
    driver.click("Verbinden mit " + SERVER);
    driver.waitFor(".board .tile");
    return driver;
  }

  private void play(WebSocketRoute server, Position position, int hand) {
    socket = server;
    var lobby = new LobbyMessages(Dialect.V1_0, "Testserver");
    var roster = new Roster(IntStream.range(0, position.players()).mapToObj(this::player).toList());
    var messages = new ArrayList<>(lobby.welcome(1, roster));
    messages.addAll(lobby.resumed(View.ofPlayer(Seat.of(0), position, hand, 0, 0), roster));
    send(server, lobby.greeting());
    server.onMessage(
        frame -> {
          if (frame.text().startsWith("{\"Hallo\"")) {
            if (!extensions.isEmpty()) server.send(secondGreeting());
            messages.forEach(it -> send(server, it));
          } else answer(server, frame.text());
        });
  }

  /// Answers every request and records it, except for the profile, which these tests do not check.
  private void answer(WebSocketRoute server, String message) {
    if (!message.startsWith("{\"Spieler\"")) requests.add(message);
    send(server, ServerMessage.Answer.OK);
  }

  private Roster.Player player(int seat) {
    return new Roster.Player(
        seat + 1,
        Optional.of(NAMES.get(seat)),
        Optional.of(Colour.values()[seat]),
        Optional.of(Seat.of(seat)),
        true,
        true);
  }

  private static void send(WebSocketRoute server, ServerMessage message) {
    new MessageCodec(Dialect.V1_0).encode(message).ifPresent(server::send);
  }

  private String secondGreeting() {
    return "{\"Hallo\":{\"Version\":\"Testserver\",\"Protokoll\":\"1.0\",\"Erweiterungen\":[\""
        + String.join("\",\"", extensions)
        + "\"]}}";
  }

  /// Waits until the page has sent as many requests, and returns all of them.
  final List<String> requests(PageDriver driver, int count) {
    driver.page.waitForCondition(() -> requests.size() >= count);
    return List.copyOf(requests);
  }
}
