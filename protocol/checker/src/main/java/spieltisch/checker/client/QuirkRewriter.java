package spieltisch.checker.client;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import spieltisch.client.siedler.YieldByCard;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// Writes what a server says as some other people's servers write it. Where a dialect lacks the
/// words, a text stays as it is.
final class QuirkRewriter {
  private static final String UNKNOWN = "{\"Wetterbericht\":{\"Regen\":true}}";

  private final Dialect dialect;
  private final MessageCodec messageCodec;
  private final Pattern players;

  QuirkRewriter(Dialect dialect) {
    this.dialect = dialect;
    messageCodec = new MessageCodec(dialect);
    var fields =
        Stream.of(
                Word.ID,
                Word.PLAYER,
                Word.OWNER,
                Word.TARGET,
                Word.PARTNER,
                Word.ACCEPTOR,
                Word.SENDER,
                Word.WINNER)
            .filter(dialect.words()::has)
            .map(dialect.words()::spelling)
            .distinct()
            .collect(Collectors.joining("|"));
    players = Pattern.compile("(\"(?:" + fields + ")\"\\s*:\\s*)(\\d+)");
  }

  /// A message that nobody knows.
  String unknown() {
    return UNKNOWN;
  }

  /// Numbers of players from 0.
  String fromZero(String text) {
    return renumbered(text, number -> Math.max(0, number - 1));
  }

  /// Numbers of players from 1 again.
  String fromOne(String text) {
    return renumbered(text, number -> number + 1);
  }

  private String renumbered(String text, IntUnaryOperator shift) {
    return players.matcher(text).replaceAll(match -> renumbered(match, shift));
  }

  private static String renumbered(MatchResult match, IntUnaryOperator shift) {
    if (match.group(2).length() > 9) return match.group();
    return match.group(1) + shift.applyAsInt(Integer.parseInt(match.group(2)));
  }

  /// A desert with a 0, and harbours with the land first.
  String map(String text) {
    var desert = field(Word.TYPE) + quoted(Word.DESERT);
    return harbours(text.replace(desert, desert + "," + field(Word.NUMBER) + "0"));
  }

  private String harbours(String text) {
    int from = text.indexOf(field(Word.HARBOURS));
    int to = text.indexOf(field(Word.ROBBER), from);
    if (from < 0 || to < 0) return text;
    var turned =
        text.substring(from, to)
            .replaceAll("\\[(\\{[^{}]*\\}),(\\{[^{}]*\\})\\]", "[$2,$1]")
            .replaceAll(
                "(\"" + dialect.words().spelling(Word.PLACE) + "\":\")(.)(.)\"", "$1$3$2\"");
    return text.substring(0, from) + turned + text.substring(to);
  }

  /// Name and colour as null.
  String nameless(String text) {
    return text.replaceAll(field(Word.NAME) + "\"[^\"]*\"", field(Word.NAME) + "null")
        .replaceAll(field(Word.COLOUR) + "\"[^\"]*\"", field(Word.COLOUR) + "null");
  }

  /// The longest road under its other name.
  String greatestRoad(String text) {
    boolean isKnown =
        dialect.words().has(Word.HAS_LONGEST_ROAD) && dialect.words().has(Word.HAS_GREATEST_ROAD);
    return isKnown
        ? text.replace(field(Word.HAS_LONGEST_ROAD), field(Word.HAS_GREATEST_ROAD))
        : text;
  }

  /// The winner as a player.
  String winner(String text) {
    return dialect.words().has(Word.WINNER)
        ? text.replace(field(Word.WINNER), field(Word.PLAYER))
        : text;
  }

  /// Nobody as -1.
  String nobody(ServerMessage message, String text) {
    var nobody = OptionalInt.of(-1);
    if (message instanceof ServerMessage.RobberMoved(var player, var hex, var victim)
        && victim.isEmpty()) return spelled(new ServerMessage.RobberMoved(player, hex, nobody));
    if (message instanceof ServerMessage.KnightPlayed(var player, var hex, var victim)
        && victim.isEmpty()) return spelled(new ServerMessage.KnightPlayed(player, hex, nobody));
    return text;
  }

  /// A yield card by card, and then nothing once more.
  List<String> pieces(ServerMessage.Gained gained) {
    return YieldByCard.of(gained).stream().map(this::spelled).toList();
  }

  /// A refusal as the other family of versions writes it.
  String otherRefusal(String sentence) {
    return switch (dialect.answers()) {
      case ONE_MESSAGE -> spelled(new ServerMessage.Failure(sentence));
      case TWO_MESSAGES ->
          new MessageCodec(Dialect.V1_0).encode(new ServerMessage.Answer(sentence)).orElseThrow();
    };
  }

  private String spelled(ServerMessage message) {
    return messageCodec.encode(message).orElseThrow();
  }

  private String field(Word word) {
    return quoted(word) + ":";
  }

  private String quoted(Word word) {
    return "\"" + dialect.words().spelling(word) + "\"";
  }
}
