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

/// Rewrites server messages to imitate the quirks of foreign servers. A quirk is a deviation from
/// the protocol document. If the dialect lacks the words for a quirk, the text stays unchanged.
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

  /// A message of a kind that no client knows.
  String unknownMessage() {
    return UNKNOWN;
  }

  /// Changes player numbers that start at 1 into numbers that start at 0.
  String toZeroBased(String text) {
    return renumbered(text, number -> Math.max(0, number - 1));
  }

  /// Changes player numbers that start at 0 back into numbers that start at 1.
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

  /// Gives deserts the number 0, and names the land before the sea in harbours.
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

  /// Replaces name and colour by null.
  String withoutNameAndColour(String text) {
    return text.replaceAll(field(Word.NAME) + "\"[^\"]*\"", field(Word.NAME) + "null")
        .replaceAll(field(Word.COLOUR) + "\"[^\"]*\"", field(Word.COLOUR) + "null");
  }

  /// Writes the longest road field under its other German name.
  String greatestRoad(String text) {
    boolean isKnown =
        dialect.words().has(Word.HAS_LONGEST_ROAD) && dialect.words().has(Word.HAS_GREATEST_ROAD);
    return isKnown
        ? text.replace(field(Word.HAS_LONGEST_ROAD), field(Word.HAS_GREATEST_ROAD))
        : text;
  }

  /// Writes the winner of the game into the field that names a player in other messages.
  String winner(String text) {
    return dialect.words().has(Word.WINNER)
        ? text.replace(field(Word.WINNER), field(Word.PLAYER))
        : text;
  }

  /// Writes a missing victim of the robber as -1.
  String minusOne(ServerMessage message, String text) {
    var nobody = OptionalInt.of(-1);
    if (message instanceof ServerMessage.RobberMoved(var player, var hex, var victim)
        && victim.isEmpty()) return encoded(new ServerMessage.RobberMoved(player, hex, nobody));
    if (message instanceof ServerMessage.KnightPlayed(var player, var hex, var victim)
        && victim.isEmpty()) return encoded(new ServerMessage.KnightPlayed(player, hex, nobody));
    return text;
  }

  /// Splits a yield into one message for each card, and adds an empty yield.
  List<String> splitYield(ServerMessage.Gained gained) {
    return YieldByCard.of(gained).stream().map(this::encoded).toList();
  }

  /// Encodes a refusal in the form of the client's protocol version.
  String refusal(String sentence) {
    return encoded(new ServerMessage.Answer(sentence));
  }

  /// Encodes a refusal in a form that other protocol versions use.
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
