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

/// Requests that are none, sent once by somebody whose turn it is.
final class BadInputProbes {
  private static final ClientMessage ROLL = new ClientMessage.Roll();

  private final CheckReport checkReport;
  private final Dialect dialect;
  private final MessageCodec messageCodec;

  BadInputProbes(CheckReport checkReport, Dialect dialect) {
    this.checkReport = checkReport;
    this.dialect = dialect;
    messageCodec = new MessageCodec(dialect);
  }

  /// @param other somebody who must not hear of it
  void tryOut(CheckPlayer actor, CheckPlayer other) throws InterruptedException {
    if (checkReport.times(ServerClause.BAD_VALUES) > 0) return;
    other.listen(Duration.ZERO);
    int before = other.heard().size();
    for (var text : wrongValues())
      checkReport.check(ServerClause.BAD_VALUES, actor.ask(ROLL, text).isRefused(), text);
    other.listen(Duration.ZERO);
    checkReport.check(
        ServerClause.BAD_VALUES,
        other.heard().size() == before,
        other.heard().subList(before, other.heard().size()));
    checkReport.check(
        ServerClause.ONE_MESSAGE, actor.ask(ROLL, twoMessages()).isRefused(), twoMessages());
    for (var text : tolerable())
      checkReport.check(ServerClause.ANSWERED, actor.ask(ROLL, text).answerAt() >= 0, text);
  }

  /// A place with too few fields, and numbers that are none.
  private List<String> wrongValues() {
    var road = spelled(new ClientMessage.BuildRoad(new Edge(new Hex(0, 0), new Hex(1, 0))));
    var words = dialect.words();
    var arity = road.replace(words.spelling(Word.ROAD), words.spelling(Word.SETTLEMENT));
    var withdrawal = messageCodec.encode(new ClientMessage.Withdraw(7));
    if (withdrawal.isEmpty()) return List.of(arity, "[]");
    return List.of(
        arity,
        "[]",
        withdrawal.get().replace("7", "7.5"),
        withdrawal.get().replace("7", "\"7\""),
        withdrawal.get().replace("7", "77777777777777777777"),
        withdrawal.get().replaceFirst("\\{\"" + words.spelling(Word.OFFER_ID) + "\":7\\}", "{}"));
  }

  private String twoMessages() {
    var first = spelled(ROLL);
    return first.substring(0, first.length() - 1)
        + ","
        + spelled(new ClientMessage.EndTurn()).substring(1);
  }

  /// A server may take these for what they seem to mean, and then the rules forbid it.
  private List<String> tolerable() {
    var roll = spelled(ROLL);
    var twice = roll.substring(0, roll.length() - 1) + "," + roll.substring(1);
    return List.of(roll.toLowerCase(Locale.ROOT), twice);
  }

  private String spelled(ClientMessage message) {
    return Optional.of(message).flatMap(messageCodec::encode).orElseThrow();
  }
}
