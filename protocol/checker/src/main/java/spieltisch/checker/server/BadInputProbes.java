package spieltisch.checker.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.checker.CheckReport;
import spieltisch.client.transport.LinkException;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Word;

/// Sends malformed requests on extra connections after the games, since some servers fail on such
/// requests.
///
/// If the server closes a connection or stops answering on it, a new connection replaces it. When
/// the server accepts no more connections, the remaining clauses stay open.
final class BadInputProbes {
  private static final int MAX_CONNECTIONS = 4;
  private static final Duration QUIET = Duration.ofMillis(50);
  private static final ClientMessage ROLL = new ClientMessage.Roll();

  private final CheckReport report;
  private final Dialect dialect;
  private final CheckLobby lobby;
  private final MessageCodec codec;
  private int connections;
  private boolean isGivenUp;

  BadInputProbes(CheckReport report, Dialect dialect, CheckLobby lobby) {
    this.report = report;
    this.dialect = dialect;
    this.lobby = lobby;
    codec = new MessageCodec(dialect);
  }

  void probe() throws InterruptedException {
    probe(ServerClause.NAME_FIRST, encoded(new ClientMessage.Start()), new ClientMessage.Start());
    probe(ServerClause.UNKNOWN_REQUEST, "{\"Unsinn\":{}}", ROLL);
    var emptyBuild = "{\"" + dialect.words().spelling(Word.BUILD) + "\":{}}";
    probe(ServerClause.MALFORMED_REQUEST, emptyBuild, ROLL);
    for (var text : invalidValues()) probe(ServerClause.BAD_VALUES, text, ROLL);
    probe(ServerClause.ONE_MESSAGE, twoMessages(), ROLL);
    for (var text : ambiguousTexts()) probe(ServerClause.ANSWERED, text, ROLL);
  }

  /// @param request the valid request that the text resembles most
  private void probe(ServerClause clause, String text, ClientMessage request)
      throws InterruptedException {
    var speaker = speaker();
    if (speaker.isEmpty()) return;
    var witness = lobby.players().getFirst();
    witness.receiveUntilQuiet(QUIET);
    int before = witness.received().size();
    var result = speaker.get().probe(request, text);
    if (clause == ServerClause.ANSWERED) report.check(clause, result.isAnswered(), text);
    else result.checkRefused(report, clause);
    if (result.isIgnored()) lobby.leave(speaker.get());
    witness.receiveUntilQuiet(QUIET);
    if (clause == ServerClause.BAD_VALUES && result.isRefused())
      report.check(clause, witness.received().size() == before, text);
  }

  /// The connection that sends the next request; empty if the server accepts no more connections. A
  /// second connection stays open, to detect whether the server wrongly notifies other players.
  private Optional<CheckPlayer> speaker() throws InterruptedException {
    lobby.players().removeIf(player -> !player.isUsable());
    try {
      while (!isGivenUp && lobby.players().size() < 2) {
        isGivenUp = ++connections > MAX_CONNECTIONS;
        if (!isGivenUp) lobby.join();
      }
    } catch (LinkException _) {
      isGivenUp = true;
    }
    return isGivenUp ? Optional.empty() : Optional.of(lobby.players().getLast());
  }

  /// Texts with invalid values: a place with too few fields, a list instead of an object, and
  /// invalid or missing numbers.
  private List<String> invalidValues() {
    var road = encoded(new ClientMessage.BuildRoad(new Edge(new Hex(0, 0), new Hex(1, 0))));
    var words = dialect.words();
    var texts = new ArrayList<String>();
    texts.add(road.replace(words.spelling(Word.ROAD), words.spelling(Word.SETTLEMENT)));
    texts.add("[]");
    var withdrawal = codec.encode(new ClientMessage.Withdraw(7));
    if (withdrawal.isEmpty()) return texts;
    for (var number : List.of("7.5", "\"7\"", "77777777777777777777"))
      texts.add(withdrawal.get().replace("7", number));
    var number = "\\{\"" + words.spelling(Word.OFFER_ID) + "\":7\\}";
    texts.add(withdrawal.get().replaceFirst(number, "{}"));
    return texts;
  }

  /// A text with two messages in one object, each of which is allowed before a game.
  private String twoMessages() {
    var first = encoded(new ClientMessage.SetProfile(Optional.of("Check"), Optional.empty()));
    var second = codec.encode(new ClientMessage.SendChat("Check")).orElseGet(() -> encoded(ROLL));
    return first.substring(0, first.length() - 1) + "," + second.substring(1);
  }

  /// Texts that some servers can interpret as requests. The rules forbid these requests before a
  /// game.
  private List<String> ambiguousTexts() {
    var roll = encoded(ROLL);
    var twice = roll.substring(0, roll.length() - 1) + "," + roll.substring(1);
    return List.of(roll.toLowerCase(Locale.ROOT), twice);
  }

  private String encoded(ClientMessage message) {
    return codec.encode(message).orElseThrow();
  }
}
