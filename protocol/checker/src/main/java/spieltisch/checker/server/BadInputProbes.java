package spieltisch.checker.server;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.checker.CheckReport;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Word;

/// Sends malformed requests, once, from the player on turn.
final class BadInputProbes {
  private static final ClientMessage ROLL = new ClientMessage.Roll();

  private final CheckReport report;
  private final Dialect dialect;
  private final MessageCodec codec;

  BadInputProbes(CheckReport report, Dialect dialect) {
    this.report = report;
    this.dialect = dialect;
    codec = new MessageCodec(dialect);
  }

  /// @param other a player that must not be notified
  void probe(CheckPlayer actor, CheckPlayer other) throws InterruptedException {
    if (report.times(ServerClause.BAD_VALUES) > 0) return;
    other.receiveUntilQuiet(Duration.ZERO);
    int before = other.received().size();
    for (var text : invalidValues())
      report.check(ServerClause.BAD_VALUES, actor.request(ROLL, text).isRefused(), text);
    other.receiveUntilQuiet(Duration.ZERO);
    report.check(
        ServerClause.BAD_VALUES,
        other.received().size() == before,
        other.received().subList(before, other.received().size()));
    report.check(
        ServerClause.ONE_MESSAGE, actor.request(ROLL, twoMessages()).isRefused(), twoMessages());
    for (var text : ambiguousTexts())
      report.check(ServerClause.ANSWERED, actor.request(ROLL, text).answerAt() >= 0, text);
  }

  /// A place with too few fields, and invalid numbers.
  private List<String> invalidValues() {
    var road = encoded(new ClientMessage.BuildRoad(new Edge(new Hex(0, 0), new Hex(1, 0))));
    var words = dialect.words();
    var tooFewFields = road.replace(words.spelling(Word.ROAD), words.spelling(Word.SETTLEMENT));
    var withdrawal = codec.encode(new ClientMessage.Withdraw(7));
    if (withdrawal.isEmpty()) return List.of(tooFewFields, "[]");
    return List.of(
        tooFewFields,
        "[]",
        withdrawal.get().replace("7", "7.5"),
        withdrawal.get().replace("7", "\"7\""),
        withdrawal.get().replace("7", "77777777777777777777"),
        withdrawal.get().replaceFirst("\\{\"" + words.spelling(Word.OFFER_ID) + "\":7\\}", "{}"));
  }

  private String twoMessages() {
    var first = encoded(ROLL);
    return first.substring(0, first.length() - 1)
        + ","
        + encoded(new ClientMessage.EndTurn()).substring(1);
  }

  /// Texts that a server may interpret; the rules forbid the resulting requests.
  private List<String> ambiguousTexts() {
    var roll = encoded(ROLL);
    var twice = roll.substring(0, roll.length() - 1) + "," + roll.substring(1);
    return List.of(roll.toLowerCase(Locale.ROOT), twice);
  }

  private String encoded(ClientMessage message) {
    return Optional.of(message).flatMap(codec::encode).orElseThrow();
  }
}
