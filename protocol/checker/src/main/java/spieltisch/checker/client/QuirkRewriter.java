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

/// Rewrites messages of a server in the way of some foreign servers. If a dialect lacks the words,
/// the text stays unchanged.
final class QuirkRewriter {
  private static final String UNKNOWN = "{\"Wetterbericht\":{\"Regen\":true}}";

  private final Dialect dialect;
  private final MessageCodec codec;
  private final Pattern playerFields;

  QuirkRewriter(Dialect dialect) {
    this.dialect = dialect;
    codec = new MessageCodec(dialect);
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
    playerFields = Pattern.compile("(\"(?:" + fields + ")\"\\s*:\\s*)(\\d+)");
  }

  /// A message that no client knows.
  String unknownMessage() {
    return UNKNOWN;
  }

  /// Player numbers from 0.
  String toZeroBased(String text) {
    return renumbered(text, number -> Math.max(0, number - 1));
  }

  /// Player numbers from 1 again.
  String toOneBased(String text) {
    return renumbered(text, number -> number + 1);
  }

  private String renumbered(String text, IntUnaryOperator renumbering) {
    return playerFields.matcher(text).replaceAll(match -> renumbered(match, renumbering));
  }

  private static String renumbered(MatchResult match, IntUnaryOperator renumbering) {
    if (match.group(2).length() > 9) return match.group();
    return match.group(1) + renumbering.applyAsInt(Integer.parseInt(match.group(2)));
  }

  /// A desert with number 0, and harbours with the land first.
  String map(String text) {
    var desert = field(Word.TYPE) + quoted(Word.DESERT);
    return harbours(text.replace(desert, desert + "," + field(Word.NUMBER) + "0"));
  }

  private String harbours(String text) {
    int from = text.indexOf(field(Word.HARBOURS));
    int to = text.indexOf(field(Word.ROBBER), from);
    if (from < 0 || to < 0) return text;
    var swapped =
        text.substring(from, to)
            .replaceAll("\\[(\\{[^{}]*\\}),(\\{[^{}]*\\})\\]", "[$2,$1]")
            .replaceAll(
                "(\"" + dialect.words().spelling(Word.PLACE) + "\":\")(.)(.)\"", "$1$3$2\"");
    return text.substring(0, from) + swapped + text.substring(to);
  }

  /// Name and colour as null.
  String withoutNameAndColour(String text) {
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

  /// A missing victim as -1.
  String minusOne(ServerMessage message, String text) {
    var nobody = OptionalInt.of(-1);
    if (message instanceof ServerMessage.RobberMoved(var player, var hex, var victim)
        && victim.isEmpty()) return encoded(new ServerMessage.RobberMoved(player, hex, nobody));
    if (message instanceof ServerMessage.KnightPlayed(var player, var hex, var victim)
        && victim.isEmpty()) return encoded(new ServerMessage.KnightPlayed(player, hex, nobody));
    return text;
  }

  /// A yield split by card, and an empty one.
  List<String> splitYield(ServerMessage.Gained gained) {
    return YieldByCard.of(gained).stream().map(this::encoded).toList();
  }

  /// A refusal in the form of the client's version.
  String refusal(String sentence) {
    return encoded(new ServerMessage.Answer(sentence));
  }

  /// A refusal in the form of the other family of versions.
  String otherRefusal(String sentence) {
    return switch (dialect.answers()) {
      case ONE_MESSAGE -> encoded(new ServerMessage.Failure(sentence));
      case TWO_MESSAGES ->
          new MessageCodec(Dialect.V1_0).encode(new ServerMessage.Answer(sentence)).orElseThrow();
    };
  }

  private String encoded(ServerMessage message) {
    return codec.encode(message).orElseThrow();
  }

  private String field(Word word) {
    return quoted(word) + ":";
  }

  private String quoted(Word word) {
    return "\"" + dialect.words().spelling(word) + "\"";
  }
}
